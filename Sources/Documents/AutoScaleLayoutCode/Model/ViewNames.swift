import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// The names of views: by outlets, labels, texts, images, neighbours, parents, or else by classes.
struct ViewNames {
  let source: DocumentSource
  /// The names that are taken by the class.
  let reserved: Set<String>
  /// The number of views of each kind in the class.
  var kindCounts: [String: Int] = [:]

  /// The kinds that many views of a screen have.
  private static let vagueKinds: Set = [
    "View", "StackView", "Label", "Button", "ImageView", "Separator", "Cell",
  ]

  /// From this number on, all views of a kind are named after their content, the first one too.
  private static let manyViews = 3

  /// The names for a view, the best first.
  ///
  /// The last ones are made of the names of its parents, which come with the nearest first.
  func candidates(
    for node: ViewNode, _ element: MarkupElement, className: String, parents: [String] = []
  ) -> [String] {
    let kind = Self.word(of: className, node)
    func name(_ text: String?) -> String? { text?.camelCased().map { Self.joined($0, kind) } }
    let outlet = source.index.outletName(of: element)?.propertyName
    let found = [
      outlet, name(element["userLabel"]), name(Self.text(of: node)),
      name(Self.identifier(of: element)), name(Self.imageName(of: node)),
      name(Self.action(of: element)), name(Self.neighbour(of: node)),
    ].compactMap { $0 }
    let own = kind.startingSmall
    let inside = contentName(of: node, kind.capitalizedFirst)
    let words = parents.map { $0.without(Self.containerWords) }
      .filter { $0.capitalizedFirst != kind }
    let byParent = words.map { $0 + kind.capitalizedFirst }
    // Two of a kind are told apart by their places rather than by numbers.
    let place = Self.place(of: node).map { $0 + kind.capitalizedFirst }
    // The words of a parent tell more than an ordinal.
    let qualified = words.flatMap { word in
      (found.prefix(2) + [place].compactMap { $0 }).map { word + $0.capitalizedFirst }
    }
    let isOneOfMany = kindCounts[kind, default: 0] >= Self.manyViews
    let role = role(of: node, kind)
    let byRole = role.map { $0 + kind }
    var all: [String?] = found
    // What holds most of a screen is its content, whatever comes first in it.
    if words.isEmpty { all.append(byRole) }
    all += isOneOfMany ? [inside, byParent.first] : [byParent.first]
    // A kind alone is the name of the only table, and says nothing of a label.
    if !Self.vagueKinds.contains(kind) { all.append(own) }
    all += [inside, byRole] + Array(byParent.dropFirst())
    all += [place] + qualified
    all += role.map { role in words.map { $0 + role.capitalizedFirst + kind } } ?? []
    all.append(own)
    let named = all.compactMap(\.self).map { $0 == outlet ? $0 : $0.shortenedName }
    let free = named.filter { !reserved.contains($0) }
    return free.isEmpty ? named.prefix(1).map { "own" + $0.capitalizedFirst } : free
  }

  /// The number of views of each kind in a tree.
  func kindCounts(under root: ViewNode) -> [String: Int] {
    var counts: [String: Int] = [:]
    for node in root.subtree {
      guard let element = source.document.markup(of: node) else { continue }
      let className = element["customClass"] ?? node.frameworkClass(of: element)
      counts[Self.word(of: className, node), default: 0] += 1
    }
    return counts
  }

  /// The last word of a name: the class without the letters of UIKit.
  static func kind(of className: String, node: ViewNode?) -> String {
    let words = ["UITextField": "Field", "UIActivityIndicatorView": "ActivityIndicator"]
    if let word = words[className] { return word }
    for prefix in ["UI", "WK", "MK", "GLK", "SK", "SCN", "MTK", "ARSCN", "ARSK"]
    where className.hasPrefix(prefix) {
      let rest = className.dropFirst(prefix.count)
      if rest.first?.isUppercase == true { return String(rest) }
    }
    let base = Self.kind(ofRole: node)
    let isKnown = className.hasSuffix(base) || base == "View"
    return (isKnown ? className.propertyName?.capitalizedFirst : nil) ?? base
  }

  /// The last word of a view's own name: that of its class, or one for its look.
  static func word(of className: String, _ node: ViewNode) -> String {
    if node is TableCellNode { return "Cell" }
    let isLine = min(node.frame.width, node.frame.height) <= 1 && node.children.isEmpty
    // A plain view of a point or less is a line, whatever its class says.
    if className == "UIView", isLine, node.frame.width + node.frame.height > 4 {
      return "Separator"
    }
    return kind(of: className, node: node)
  }

  private static func kind(ofRole node: ViewNode?) -> String {
    let name = node.map { type(of: $0).className } ?? "UIView"
    return name == "UITextField" ? "Field" : String(name.dropFirst(2))
  }

  /// Puts the kind after a name, unless the name says it.
  static func joined(_ name: String, _ kind: String) -> String {
    if name.lowercased().hasSuffix(kind.lowercased()) { return name }
    return name + kind.capitalizedFirst
  }

  /// The words of containers, which say nothing at the end of a name.
  static let containerWords = [
    "StackView", "ContainerView", "ContentView", "TableViewCell", "View", "Cell",
  ]
}

extension ViewNames {
  private static func text(of node: ViewNode) -> String? {
    let text: String? =
      switch node.role {
      case .label(let label): label.text
      case .button(let button): button.title
      case .textField(let field): field.placeholder ?? field.text
      case .searchBar(let bar): bar.placeholder
      default: nil
      }
    // The texts that Interface Builder begins with say nothing.
    return text.flatMap { ["Label", "Button", "Text", "View"].contains($0) ? nil : $0 }
  }

  /// The word for what a view is to those around it.
  private func role(of node: ViewNode, _ kind: String) -> String? {
    switch (node.role, kind) {
    case (.label(let label), "Label"):
      // A text without letters stands for the value that the app shows.
      if label.text?.contains(where: \.isNumber) ?? false { return "value" }
      if label.numberOfLines != 1 { return "message" }
      return node.font.map { $0.weight > .medium || $0.size > 20 } ?? false ? "title" : "text"
    case (_, "View"), (_, "StackView"):
      guard let parent = node.parent else { return nil }
      let isLarge =
        node.frame.width * node.frame.height * 2 > parent.frame.width * parent.frame.height
      if node.children.isEmpty {
        return parent is StackNode ? "spacer" : isLarge ? "background" : "placeholder"
      }
      let others = parent.children.count { !$0.children.isEmpty && $0 !== node }
      return parent is ScrollNode || isLarge && others == 0 ? "content" : nil
    default: return nil
    }
  }

  private static func imageName(of node: ViewNode) -> String? {
    switch node.role {
    case .image(let image): image.imageName
    case .button(let button): button.imageName ?? button.backgroundImageName
    default: nil
    }
  }

  /// The identifier for tests, or the label for assistive technologies.
  private static func identifier(of element: MarkupElement) -> String? {
    let facts = element.child("accessibility")
    let texts = [
      facts?["identifier"], element["restorationIdentifier"], facts?["label"],
      element["reuseIdentifier"],
    ]
    return texts.lazy.compactMap(\.self).first?.spacedWords
  }

  /// The first action of a control, or the identifier of its segue.
  private static func action(of element: MarkupElement) -> String? {
    let connections = element.child("connections")
    let action = connections?.child("action")?["selector"]?.prefix { $0 != ":" }
    let segue = connections?.child("segue")?["identifier"]
    guard let word = action.map(String.init) ?? segue else { return nil }
    var words = word.spacedWords.split(separator: " ").map(String.init)
    let noise = Set(
      words: """
        on did tap tapped touch touched press pressed action clicked click button btn handle
        handler event changed value up inside with sender the ib segue show switched
        """)
    words.removeAll { noise.contains($0.lowercased()) }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The text of the only label beside a view in its parent.
  private static func neighbour(of node: ViewNode) -> String? {
    // In a larger group the only label may be about another view.
    guard !(node is LabelNode), let parent = node.parent, parent.children.count <= 4 else {
      return nil
    }
    let labels = parent.children.compactMap { $0 as? LabelNode }
    let twins = parent.children.count { type(of: $0) == type(of: node) }
    guard labels.count == 1, twins == 1, node is ControlNode || node is ImageNode else {
      return nil
    }
    return text(of: labels[0])
  }

  /// The name for a view that holds others: by the words of the first view in it that has some.
  private func contentName(of node: ViewNode, _ kind: String) -> String? {
    guard !node.children.isEmpty, !(node is ControlNode) else { return nil }
    var pending = node.children
    var index = 0
    while index < pending.count, index < Self.mostContent {
      let view = pending[index]
      index += 1
      // A name that the inner view has by itself is left to it.
      if let element = source.document.markup(of: view), let word = ownWords(of: view, element),
        source.index.outletName(of: element) != word + kind,
        Self.word(of: element["customClass"] ?? view.frameworkClass(of: element), view) != kind
      {
        return word + kind
      }
      pending += view.children
    }
    return nil
  }

  /// The most views that are looked at for words.
  // 12: what a view is about stands near its top, and each container would walk its whole tree.
  private static let mostContent = 12

  /// The words of a view without that of its class.
  private func ownWords(of node: ViewNode, _ element: MarkupElement) -> String? {
    let kind = Self.kind(ofRole: node)
    let outlet = source.index.outletName(of: element)?.propertyName
    let texts = [element["userLabel"], Self.text(of: node), Self.imageName(of: node)]
    guard var word = outlet ?? texts.lazy.compactMap({ $0?.camelCased(words: 3) }).first else {
      return nil
    }
    for ending in ["TextField", "ActivityIndicator", kind]
    where word.lowercased().hasSuffix(ending.lowercased()) {
      word = String(word.dropLast(ending.count))
      break
    }
    return word.isEmpty ? nil : word
  }

  /// The place of one of two views of a class in their parent.
  private static func place(of node: ViewNode) -> String? {
    guard let parent = node.parent, parent.children.count < 64 else { return nil }
    let twins = parent.children.filter {
      type(of: $0) == type(of: node) && $0.customClass == node.customClass
    }
    guard twins.count == 2, let other = twins.first(where: { $0 !== node }) else { return nil }
    let (own, others) = (node.frame, other.frame)
    // 1: frames that were drawn by hand overlap by a point.
    if own.y + own.height <= others.y + 1 { return "top" }
    if others.y + others.height <= own.y + 1 { return "bottom" }
    if own.x + own.width <= others.x + 1 { return "leading" }
    if others.x + others.width <= own.x + 1 { return "trailing" }
    return nil
  }
}

extension String {
  /// The name, or its last words if it is too long.
  fileprivate var shortenedName: String {
    guard count > Self.longestName else { return self }
    let end = suffix(Self.longestName)
    return String(end.drop { !$0.isUppercase }.isEmpty ? end : end.drop { !$0.isUppercase })
      .startingSmall
  }
}
