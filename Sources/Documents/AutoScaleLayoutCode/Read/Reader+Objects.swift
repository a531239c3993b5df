import AutoScaleInterfaceBuilder

extension Reader {
  /// Finds the objects of a class that are no views, each once: recognizers, items of bars, layouts, and objects of the
  /// app.
  ///
  /// The controller is that of the view, if the document has it, and the others are the objects beside the root.
  func objects(
    in views: [ObjectFacts], controller: MarkupElement?, others: [MarkupElement]
  ) -> [ObjectFacts] {
    var objects: [ObjectFacts] = []
    func add(_ kind: ObjectFacts.Kind, _ element: MarkupElement?, _ className: String) {
      guard let element, !objects.contains(where: { $0.element.index == element.index }) else {
        return
      }
      objects.append(ObjectFacts(element: element, kind: kind, frameworkClass: className))
    }
    func addItem(_ element: MarkupElement) {
      switch element.name {
      case "navigationItem":
        add(.navigationItem, element, "UINavigationItem")
        addButtons(of: element)
      case "tabBarItem": add(.tabBarItem, element, "UITabBarItem")
      // A space needs no name, unless something refers to it.
      case "barButtonItem" where !element.isSpace || !source.index.outlets(to: element).isEmpty:
        add(.barButtonItem, element, "UIBarButtonItem")
      default: break
      }
    }
    func addButtons(of item: MarkupElement) {
      for child in item.children {
        let isList = child.name.hasSuffix("BarButtonItems")
        for button in isList ? child.children.map(\.self) : [child]
        where button.name == "barButtonItem" { addItem(button) }
      }
    }
    for view in views {
      switch view.node?.role {
      case .collection:
        for name in ["collectionViewFlowLayout", "collectionViewLayout"] {
          let layout = view.element.child(name, key: "collectionViewLayout")
          add(.layout, layout, "UI" + name.capitalizedFirst)
        }
      case .web:
        let element = view.element.child("wkWebViewConfiguration", key: "configuration")
        add(.webConfiguration, element, "WKWebViewConfiguration")
      case .toolbar, .tabBar, .navigationBar: view.element.elements(in: "items").forEach(addItem)
      default: break
      }
    }
    if let item = controller?.child("navigationItem") { addButtons(of: item) }
    for item in controller?.elements(in: "toolbarItems") ?? [] where item.name == "barButtonItem" {
      addItem(item)
    }
    for element in others {
      if let recognizer = GestureKind(element.name) {
        add(.gestureRecognizer, element, recognizer.className)
      } else if element.name == "customObject", element.appClass != nil {
        add(.custom, element, "NSObject")
      } else {
        addItem(element)
      }
    }
    return objects
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
