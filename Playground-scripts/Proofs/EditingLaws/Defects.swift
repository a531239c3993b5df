import AutoScaleEditing
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What keeps Xcode from opening a document, or a reader from loading it.
final class Defects: NSObject, XMLParserDelegate {
  private struct Open {
    let name: String
    let id: String?
    var keys: Set<String> = []
    var lists: Set<String> = []
  }

  private struct Constraint {
    let id: String
    let owner: String?
    let items: [String]
  }

  /// The lists that an element has at most once.
  private static let lists: Set = [
    "subviews", "constraints", "connections", "resources", "scenes", "dependencies", "objects",
    "userDefinedRuntimeAttributes", "gestureRecognizers", "prototypes", "sections",
  ]
  private static let references = [
    "firstItem", "secondItem", "destination", "reference", "initialViewController",
  ]

  private var open: [Open] = []
  private var names: [String: String] = [:]
  private var around: [String: [String]] = [:]
  private var constraints: [Constraint] = []
  private var named: [(String, String)] = []
  private var found: Set<String> = []

  /// Returns the defects of a text.
  static func of(_ data: Data) -> Set<String> {
    let defects = Defects()
    let parser = XMLParser(data: data)
    parser.delegate = defects
    if !parser.parse() { return ["no XML"] }
    defects.checkReferences()
    return defects.found
  }

  private func checkReferences() {
    for (reference, id) in named where names[id] == nil {
      found.insert("\(reference) names \(id), which is not there")
    }
    for constraint in constraints {
      for item in constraint.items
      where names[item].map({ $0 != "viewControllerLayoutGuide" }) ?? false {
        let inside = [item] + (around[item] ?? [])
        if let owner = constraint.owner, !inside.contains(owner) {
          found.insert("constraint \(constraint.id) names \(item) outside \(owner)")
        }
      }
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let id = ["device", "adaptation"].contains(name) ? nil : attributes["id"]
    if let last = open.indices.last {
      let parent = open[last].id ?? open[last].name
      if let key = attributes["key"], name != "variation", !open[last].keys.insert(key).inserted {
        found.insert("\(parent) has two children for \(key)")
      }
      if Self.lists.contains(name), !open[last].lists.insert(name).inserted {
        found.insert("\(parent) has two lists \(name)")
      }
    }
    if let id {
      if names.updateValue(name, forKey: id) != nil {
        found.insert("two elements have the id \(id)")
      }
      around[id] = open.reversed().compactMap(\.id)
      if name == "constraint" {
        let items = ["firstItem", "secondItem"].compactMap { attributes[$0] }
        constraints.append(Constraint(id: id, owner: around[id]?.first, items: items))
      }
    }
    for reference in Self.references {
      // Names of the system's objects begin with a minus.
      if let other = attributes[reference], other.count >= 2 {
        named.append(("\(name) \(id ?? "") \(reference)", other))
      }
    }
    open.append(Open(name: name, id: id))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }
}
