import AutoScaleInterfaceBuilder

extension Reader {
  /// Finds the objects of a class that are no views, each once: recognizers, items of bars, layouts, and objects of the
  /// app.
  ///
  /// The controller is that of the view, if the document has it, and the others are the objects beside the root.
  func objects(
    in views: [ObjectFacts], controller: MarkupElement?, others: [MarkupElement]
  ) -> [ObjectFacts] {
    func buttons(of item: MarkupElement) -> [MarkupElement] {
      item.children.flatMap { $0.name.hasSuffix("BarButtonItems") ? $0.children.map(\.self) : [$0] }
    }
    var elements = views.flatMap { view in
      view.element.children.map(\.self) + view.element.elements(in: "items")
    }
    if let item = controller?.child("navigationItem") { elements += buttons(of: item) }
    elements += controller?.elements(in: "toolbarItems") ?? []
    elements += others
    var known: Set<Int> = []
    return elements.flatMap { element in
      [element] + (element.name == "navigationItem" ? buttons(of: element) : [])
    }.compactMap { element in
      guard let (kind, className) = kind(of: element), known.insert(element.index).inserted else {
        return nil
      }
      return ObjectFacts(element: element, kind: kind, frameworkClass: className)
    }
  }

  /// The kind of an object and its class; `nil` if the element describes no object.
  func kind(of element: MarkupElement) -> (ObjectFacts.Kind, className: String)? {
    let className = "UI" + element.name.capitalizedFirst
    switch element.name {
    case "navigationItem": return (.navigationItem, className)
    case "tabBarItem": return (.tabBarItem, className)
    // A space needs no name, unless something refers to it.
    case "barButtonItem" where !element.isSpace || !source.index.outlets(to: element).isEmpty:
      return (.barButtonItem, className)
    case "collectionViewFlowLayout", "collectionViewLayout": return (.layout, className)
    case "wkWebViewConfiguration": return (.webConfiguration, "WKWebViewConfiguration")
    case "customObject" where element.appClass != nil: return (.custom, "NSObject")
    default: return GestureKind(element.name).map { (.gestureRecognizer, $0.className) }
    }
  }

  /// Returns an object with what differs from one made in code, and with its class.
  func filled(_ object: ObjectFacts, in views: [ObjectFacts]) -> ObjectFacts {
    var (object, reader) = (object, self.object(object.element))
    switch object.kind {
    case .gestureRecognizer: reader.readRecognizer()
    case .layout: reader.readLayout()
    case .webConfiguration: reader.readWebConfiguration()
    case .barButtonItem, .tabBarItem, .navigationItem: reader.readItem(object.kind, in: views)
    case .custom: reader.readRuntimeAttributes()
    case .view: break
    }
    object.appClass = reader.appClass(superclass: object.frameworkClass)
    object.look = reader.look
    let isMaker =
      object.className == "UICollectionViewFlowLayout" || object.kind == .webConfiguration
    object.isPlain =
      isMaker && object.look.settings.isEmpty && source.index.outlets(to: object.element).isEmpty
    return object
  }

  private mutating func readRecognizer() {
    apply("recognizer")
    // Without taps a long press begins at once, as it does in code.
    if GestureKind(element.name)?.word == "LongPressRecognizer" {
      look.settings.removeAll { $0 == .set("numberOfTapsRequired", .number(0)) }
    }
    for child in element.children where child["key"] == "direction" {
      read(child) { $0.setOptions("direction", among: ["left", "up", "down"]) }
    }
  }

  /// Sets a list of options, also if there is only one.
  private mutating func setOptions(_ property: String, among names: Set<String>? = nil) {
    let options = options(among: names)
    if !options.isEmpty { set(property, .list(options.map { .word($0) })) }
  }

  private mutating func readLayout() {
    apply("flow-layout")
    // The size that means an automatic one has a name in code only.
    if flag("automaticEstimatedItemSize") == true {
      set("estimatedItemSize", "UICollectionViewFlowLayout.automaticSize")
    }
    apply("flow-layout-sizes")
  }

  private mutating func readWebConfiguration() {
    apply("web-configuration")
    read("audiovisualMediaTypes") {
      $0.setOptions("mediaTypesRequiringUserActionForPlayback", among: ["audio", "video"])
    }
    read("dataDetectorTypes") { $0.setOptions("dataDetectorTypes") }
    read("wkPreferences") { $0.apply("web-preferences") }
  }
}

/// A kind of gesture recognizers.
struct GestureKind {
  let className: String
  /// The last word of a recognizer's name.
  let word: String

  /// Finds the kind of an element, or returns `nil` for another element.
  init?(_ element: String) {
    // Xcode writes a long press with this misprint.
    let name = element == "pongPressGestureRecognizer" ? "longPressGestureRecognizer" : element
    let stem = String(name.dropLast("GestureRecognizer".count))
    guard name == stem + "GestureRecognizer", Self.stems.contains(stem) else { return nil }
    className = "UI" + name.capitalizedFirst
    word = (stem == "screenEdgePan" ? "EdgePan" : stem.capitalizedFirst) + "Recognizer"
  }

  private static let stems: Set<String> = [
    "tap", "pinch", "rotation", "swipe", "pan", "screenEdgePan", "longPress", "hover",
  ]
}
