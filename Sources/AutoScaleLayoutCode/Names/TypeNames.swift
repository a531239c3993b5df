import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// The names of classes: by controllers, custom classes, labels, or else by files.
struct TypeNames {
  let document: InterfaceDocument
  let prefix: String

  /// The names of a root's class; none of them is that of a class of the app that the document uses.
  func names(of root: InterfaceRoot) -> [String] {
    let name = name(of: root)
    let taken = Set(
      document.views.flatMap(\.subtree).compactMap { $0.customClass.map { prefix + $0 } })
    let isOwn = root.view?.customClass.map { prefix + $0.capitalizedFirst } == name
    if isOwn || !taken.contains(name) { return [name] }
    return [String(name.dropLast(4)) + "ScreenView", name + "Content"]
  }

  /// The name of a root's class.
  func name(of root: InterfaceRoot) -> String {
    if root.kind == .viewController {
      let texts = [root.storyboardIdentifier, root.userLabel, root.title]
      let words = texts.lazy.compactMap { $0?.camelCased() }.first
      let custom = document.customClass(ofControllerWithID: root.identifier)
      return prefix + Self.viewName(custom ?? words ?? stem)
    }
    if let custom = root.view?.customClass, custom.isIdentifier {
      return prefix + custom.capitalizedFirst
    }
    if let node = root.view, node is TableCellNode || node is CollectionReusableNode {
      return name(ofCell: node)
    }
    return prefix
      + Self.viewName(document.kind == .xib ? stem : root.userLabel?.camelCased() ?? stem)
  }

  /// The name of a cell's class.
  func name(ofCell node: ViewNode) -> String {
    if let custom = node.customClass, custom.isIdentifier {
      return prefix + custom.capitalizedFirst
    }
    let word = document.markup(of: node)?["reuseIdentifier"]?.camelCased() ?? stem
    let name = word.capitalizedFirst
    let kind = node is TableCellNode || node is CollectionCellNode ? "Cell" : "View"
    return prefix + (name.hasSuffix(kind) ? name : name + kind)
  }

  /// The name of a view for that of its controller.
  private static func viewName(_ name: String) -> String {
    var name = name.capitalizedFirst
    for ending in ["ViewController", "Controller", "VC", "View"] where name.hasSuffix(ending) {
      name = String(name.dropLast(ending.count))
      break
    }
    return (name.isEmpty ? "Main" : name) + "View"
  }

  /// The name of the file without its extension.
  private var stem: String {
    let file = document.path.split(separator: "/").last ?? "Main"
    return file.split(separator: ".").first.map(String.init)?.camelCased() ?? "main"
  }
}

extension InterfaceDocument {
  /// The custom class of a controller, if it is a name of Swift.
  fileprivate func customClass(ofControllerWithID id: String?) -> String? {
    guard let name = id.flatMap({ markup(withID: $0) })?["customClass"], name.isIdentifier else {
      return nil
    }
    return name
  }
}
