/// The classes and properties of an app that code uses, which a proof has to make up.
package struct StandIns {
  /// A class of the app.
  package struct Class: Hashable {
    /// The superclass in UIKit.
    package var superclass: String
    /// The protocols that it has to conform to.
    package var protocols: Set<String> = []
    /// The properties with their types.
    package var properties: [String: String] = [:]
    /// The arguments of the initializer that makes it, without its name.
    package var initializer = ""
  }

  /// The classes by their names.
  package var classes: [String: Class] = [:]
  /// The properties that the app adds to classes of UIKit, with their types.
  package var extensions: [String: [String: String]] = [:]

  private static let valueTypes: Set<String> = ["String?", "UIImage?"]

  /// Adds a class, unless it is known.
  mutating func add(_ name: String, superclass: String) {
    if classes[name] == nil { classes[name] = Class(superclass: superclass) }
  }

  /// Adds a property to a class of the app or of UIKit.
  mutating func add(_ property: String, type: String, to className: String) {
    func merge(_ known: String?) -> String {
      // A whole number fits a property for any number. Two classes of views fit one for any view.
      guard let known, known != "Int", known != type else { return type }
      let areViews = [known, type].allSatisfy { $0.hasSuffix("?") && !Self.valueTypes.contains($0) }
      return areViews ? "UIView?" : known
    }
    if let known = classes[className]?.properties[property] {
      classes[className]?.properties[property] = merge(known)
    } else if classes[className] != nil {
      classes[className]?.properties[property] = type
    } else {
      extensions[className, default: [:]][property] = merge(extensions[className]?[property])
    }
  }

  /// Adds all of another record.
  package mutating func merge(_ other: StandIns) {
    for (name, new) in other.classes {
      guard let known = classes[name] else {
        classes[name] = new
        continue
      }
      classes[name]?.protocols = known.protocols.union(new.protocols)
      classes[name]?.properties.merge(new.properties) { first, _ in first }
    }
    for (name, properties) in other.extensions {
      extensions[name, default: [:]].merge(properties) { first, _ in first }
    }
  }
}
