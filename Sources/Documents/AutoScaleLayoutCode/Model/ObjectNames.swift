import AutoScaleInterfaceBuilder

/// The names of objects that are no views: by outlets, labels, titles, or else by kinds.
struct ObjectNames {
  let source: DocumentSource
  /// The views of the class.
  let views: [Property]

  func candidates(for object: ObjectFacts) -> [String] {
    let element = object.element
    let word = Self.word(of: object)
    func name(_ text: String?) -> String? { text?.camelCased().map { Self.joined($0, word) } }
    let action = element.child("connections")?.child("action")?["selector"]
    let names = [
      source.index.outletName(of: element)?.propertyName, name(element["userLabel"]),
      name(element.string("title")), name(element["systemItem"]?.spacedWords),
      name(element["image"] ?? element.child("imageReference", key: "image")?["image"]),
      object.kind == .gestureRecognizer ? nil : name(action?.prefix { $0 != ":" }.spacedWords),
      owner(of: element).map { $0.name + word }, Self.place(of: element).map { $0 + word },
      word.startingSmall,
    ]
    let free = names.compactMap { $0 }.filter { !ReservedNames.properties.contains($0) }
    return free.isEmpty ? ["own" + word] : free
  }

  /// Puts the kind after a name, unless the name says it in other words.
  private static func joined(_ name: String, _ word: String) -> String {
    // `tapGesture` says the same as `tapGestureRecognizer`.
    for ending in ["Recognizer", "Gesture"]
    where word.hasSuffix("Recognizer") && name.hasSuffix(ending) { return name }
    return ViewNames.joined(name, word)
  }

  /// The end of a bar where an item is.
  private static func place(of element: MarkupElement) -> String? {
    let key = element["key"] ?? element.parent?.name ?? ""
    if key == "toolbarItems" { return "toolbar" }
    return ["left", "right"].first { key.hasPrefix("\($0)BarButtonItem") }
  }

  private static func word(of object: ObjectFacts) -> String {
    switch object.kind {
    case .gestureRecognizer: GestureKind(object.element.name)?.word ?? "Recognizer"
    case .barButtonItem, .tabBarItem: "Item"
    case .navigationItem: "NavigationItem"
    case .layout: "Layout"
    case .webConfiguration: "WebConfiguration"
    case .custom, .view:
      object.element["customClass"].flatMap(\.propertyName)?.capitalizedFirst ?? "Object"
    }
  }

  /// The view whose part an object is, or that a recognizer is for.
  private func owner(of element: MarkupElement) -> Property? {
    let user = source.index.outlets(to: element).first { $0["property"] == "gestureRecognizers" }
    let index = (user?.parent?.parent ?? element.parent)?.index
    return views.first { $0.index == index && $0.place == .property }
  }
}
