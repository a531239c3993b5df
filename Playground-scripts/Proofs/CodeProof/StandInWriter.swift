import AutoScaleLayoutCode
import Foundation

/// Writes stand-ins for the classes and the properties of an app, which generated code uses.
struct StandInWriter {
  /// The properties that the stubs of UIKit declare, by their classes.
  private let known: [String: (superclass: String?, properties: Set<String>)]

  /// Reads the stubs of UIKit, which have some properties that apps set by key path too.
  init(stubs: URL) {
    var known: [String: (superclass: String?, properties: Set<String>)] = [:]
    let files = FileManager.default.enumerator(at: stubs, includingPropertiesForKeys: nil)
    for case let file as URL in files?.allObjects ?? [] where file.pathExtension == "swift" {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      var current: String?
      for line in text.split(separator: "\n") {
        if let match = line.firstMatch(of: #/open class (\w+)(?:: (\w+))?/#) {
          current = String(match.1)
          if let superclass = match.2 {
            known[String(match.1), default: (nil, [])].superclass = String(superclass)
          }
        } else if let match = line.firstMatch(of: #/^(?:extension|public|final) .*\{/#) {
          current = match.0.firstMatch(of: #/^extension (\w+)(?:: .*)? \{/#).map { String($0.1) }
        } else if let match = line.firstMatch(of: #/^  (?! ).*\bvar (\w+)/#), let current {
          known[current, default: (nil, [])].properties.insert(String(match.1))
        }
      }
    }
    self.known = known
  }

  /// The declarations for the stand-ins of a document.
  func text(for standIns: StandIns) -> String {
    var text = ""
    let extensions = extensions(of: standIns)
    for (name, standIn) in standIns.classes.sorted(by: { $0.key < $1.key }) {
      let bases = [standIn.superclass] + standIn.protocols.sorted()
      text += "\nclass \(name): \(bases.joined(separator: ", ")) {\n"
      for (property, type) in standIn.properties.sorted(by: { $0.key < $1.key })
      where !has(property, standIn.superclass) && extensions["UIView"]?[property] == nil {
        text += "  var \(property): \(type) { get { fatalError() } set {} }\n"
      }
      text += "}\n"
    }
    for (name, properties) in extensions.sorted(by: { $0.key < $1.key }) {
      text += "\nextension \(name) {\n"
      for (property, type) in properties.sorted(by: { $0.key < $1.key }) {
        text += "  fileprivate var \(property): \(type) { get { fatalError() } set {} }\n"
      }
      text += "}\n"
    }
    return text
  }

  /// The properties that the app adds to classes of UIKit; an extension of a class and one of its superclass
  /// cannot have the same property.
  private func extensions(of standIns: StandIns) -> [String: [String: String]] {
    var all: [String: [String: String]] = [:]
    for (name, properties) in standIns.extensions {
      let owner = isView(name) ? "UIView" : name
      for (property, type) in properties where !has(property, name) {
        all[owner, default: [:]][property] = type
      }
    }
    return all
  }

  private func superclasses(of name: String) -> [String] {
    Array(sequence(first: name) { known[$0]?.superclass })
  }

  private func has(_ property: String, _ name: String) -> Bool {
    superclasses(of: name).contains { known[$0]?.properties.contains(property) ?? false }
  }

  /// Whether a class is a view: one of UIKit, or a generated one.
  private func isView(_ name: String) -> Bool {
    known[name] == nil || superclasses(of: name).contains("UIView")
  }
}
