import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// The names of classes: by controllers, custom classes, labels, or else by files.
struct TypeNames {
  let source: DocumentSource

  private var prefix: String { source.options.typePrefix }

  /// The names of a root's class, which no class of the app has that the document uses.
  func names(of root: InterfaceRoot) -> [String] {
    let name = name(of: root)
    let isOwn = customClass(of: root.view).map { prefix + $0.capitalizedFirst } == name
    if isOwn || !source.customClasses.contains(name) { return [name] }
    // The app may still use its class while its screens move to code.
    return [String(name.dropLast(4)) + "ScreenView", name + "Content"]
  }

  private func customClass(of node: ViewNode?) -> String? {
    node.flatMap { source.document.markup(of: $0) }?.appClass
  }

  /// The name of a root's class.
  private func name(of root: InterfaceRoot) -> String {
    if root.kind == .viewController {
      let texts = [root.storyboardIdentifier, root.userLabel, root.title]
      let words = texts.lazy.compactMap { $0?.camelCased() }.first
      let custom = source.index[root.identifier]?.appClass
      return prefix + Self.viewName(custom ?? words ?? stem)
    }
    if let custom = customClass(of: root.view) { return prefix + custom.capitalizedFirst }
    if let node = root.view, node is TableCellNode || node is CollectionReusableNode {
      return name(ofCell: node)
    }
    if source.document.kind == .xib { return prefix + Self.viewName(stem) }
    let outlet = source.index[root.identifier].flatMap {
      source.index.outletName(of: $0)?.propertyName
    }
    return prefix + Self.viewName(root.userLabel?.camelCased() ?? outlet ?? stem)
  }

  /// The name of a cell's class.
  func name(ofCell node: ViewNode) -> String {
    if let custom = customClass(of: node) { return prefix + custom.capitalizedFirst }
    let word = source.document.markup(of: node)?["reuseIdentifier"]?.camelCased() ?? stem
    let name = word.capitalizedFirst
    let kind = node is TableCellNode || node is CollectionCellNode ? "Cell" : "View"
    return prefix + (name.hasSuffix(kind) ? name : name + kind).shortened
  }

  /// The name of a container controller's function, such as `SettingsNavigationController`.
  func name(ofContainer root: InterfaceRoot, kind: String) -> String {
    let custom = source.index[root.identifier]?["customClass"]
    let texts = [root.storyboardIdentifier, root.userLabel, root.title, custom, stem]
    let name = (texts.lazy.compactMap { $0?.camelCased() }.first ?? "main").capitalizedFirst
    for ending in [kind, "Controller", "NavVC", "VC", "Nav"] where name.hasSuffix(ending) {
      return prefix + String(name.dropLast(ending.count)) + kind
    }
    return prefix + name + kind
  }

  /// The name of a view for that of its controller.
  private static func viewName(_ name: String) -> String {
    var name = name.capitalizedFirst
    for ending in ["ViewController", "Controller", "VC", "View"] where name.hasSuffix(ending) {
      name = String(name.dropLast(ending.count))
      break
    }
    return (name.isEmpty ? "Main" : name).shortened + "View"
  }

  /// The name of the file without its extension.
  ///
  /// A file in the folder of a language may have the path of the folder in its name.
  private var stem: String {
    let file = source.fileName.split(separator: ".").first ?? "Main"
    let words = String(file).split { !($0.isLetter || $0.isNumber) }
    return words.suffix(words.count > 4 ? 3 : 4).joined(separator: " ").camelCased() ?? "main"
  }
}

extension DocumentSource {
  /// The sentences about the view that a class or a structure is for.
  func documentation(of node: ViewNode, _ root: InterfaceRoot?, named name: String) -> [String] {
    let owner = root?.kind == .viewController ? "\(root?.className ?? "a view controller") in " : ""
    let text = root == nil ? "A cell of \(fileName)." : "The view of \(owner)\(fileName)."
    let isOwn = document.markup(of: node).flatMap(appClass) == name
    return isOwn ? [text, "It takes the place of the app's class of this name."] : [text]
  }
}
