import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// The names of views: by outlets, labels, texts, images, parents, or else by classes.
struct ViewNames {
  let document: InterfaceDocument
  /// The names that are taken by the class.
  let reserved: Set<String>

  /// Returns names of a view of a class, the best first; the name of its parent makes the last one.
  func candidates(
    for node: ViewNode, className: String, parent: String?
  ) -> [String] {
    let kind = Self.kind(of: className, node: node)
    func name(_ text: String?) -> String? {
      text?.camelCased().map { Self.joined($0, kind) }
    }
    let outlet = document.outletName(of: node).flatMap { $0.isIdentifier ? $0 : nil }
    let own = kind.startingSmall
    let parentName = parent.map(Self.withoutKind).flatMap { name in
      name.capitalizedFirst == kind ? nil : name + kind
    }
    let names = [
      outlet, name(node.userLabel), name(Self.text(of: node)), name(Self.imageName(of: node)),
    ]
    let found = names.compactMap { $0 }
    let all = found + [own, parentName].compactMap { $0 }
    let free = all.filter { !reserved.contains($0) }
    return free.isEmpty ? all.prefix(1).map { "own" + $0.capitalizedFirst } : free
  }

  /// The last word of a name: the class without the letters of UIKit.
  private static func kind(of className: String, node: ViewNode) -> String {
    let words = ["UITextField": "Field", "UIActivityIndicatorView": "ActivityIndicator"]
    if let word = words[className] { return word }
    for prefix in ["UI", "WK", "MK", "GLK", "SK", "SCN", "MTK", "ARSCN", "ARSK"]
    where className.hasPrefix(prefix) {
      let rest = className.dropFirst(prefix.count)
      if rest.first?.isUppercase == true { return String(rest) }
    }
    let base = Self.kind(ofRole: node)
    return className.hasSuffix(base) || base == "View" ? className : base
  }

  private static func kind(ofRole node: ViewNode) -> String {
    let name = type(of: node).className
    return name == "UITextField" ? "Field" : String(name.dropFirst(2))
  }

  /// Puts the kind behind a name, unless the name says it.
  private static func joined(_ name: String, _ kind: String) -> String {
    if name.lowercased().hasSuffix(kind.lowercased()) { return name }
    return name + kind.capitalizedFirst
  }

  private static func withoutKind(_ name: String) -> String {
    for word in ["StackView", "ContainerView", "View"] where name.hasSuffix(word) && name != word {
      let rest = String(name.dropLast(word.count))
      if !rest.isEmpty { return rest }
    }
    return name
  }

  private static func text(of node: ViewNode) -> String? {
    switch node.role {
    case .label(let label): label.text
    case .button(let button): button.title
    case .textField(let field): field.placeholder ?? field.text
    case .searchBar(let bar): bar.placeholder
    default: nil
    }
  }

  private static func imageName(of node: ViewNode) -> String? {
    switch node.role {
    case .image(let image): image.imageName
    case .button(let button): button.imageName ?? button.backgroundImageName
    default: nil
    }
  }
}
