import AutoScaleLayoutCode

/// The classes and properties of an app that code uses, which a proof has to make up.
struct StandIns {
  /// A class of the app.
  struct Class: Hashable {
    /// The superclass in UIKit.
    var superclass: String
    /// The protocols that it has to conform to.
    var protocols: Set<String> = []
    /// The properties with their types.
    var properties: [String: String] = [:]
    /// The arguments of the initializer that makes it, without its name.
    var initializer = ""
  }

  /// The classes by their names.
  var classes: [String: Class] = [:]
  /// The properties that the app adds to classes of UIKit, with their types.
  var extensions: [String: [String: String]] = [:]

  private static let valueTypes: Set<String> = ["String?", "UIImage?"]

  /// Collects what the code of a document uses, without the classes that it makes itself.
  init(for code: LayoutCode) {
    for requirements in code.requirements {
      var standIns = StandIns()
      for requirement in requirements { standIns.add(requirement) }
      merge(standIns)
    }
    for name in code.classes.joined() { classes[name] = nil }
  }

  private init() {}

  private mutating func add(_ requirement: AppRequirement) {
    switch requirement {
    case .type(let name, let superclass):
      if classes[name] == nil { classes[name] = Class(superclass: superclass) }
    case .control(let name): classes[name]?.superclass = "UIControl"
    case .conformance(let name, let protocolName):
      classes[name]?.protocols.insert(protocolName)
    case .property(let name, let type, let owner): add(name, type: type, to: owner)
    }
  }

  /// Adds a property to a class of the app or of UIKit.
  private mutating func add(_ property: String, type: String, to className: String) {
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
  private mutating func merge(_ other: StandIns) {
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
