import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension Reader {
  /// Finds the objects of a class that are no views, each once: recognizers, items of bars, layouts, and objects of the
  /// app.
  func objects(
    in views: [ObjectFacts], controller: MarkupElement?, others: [MarkupElement]
  ) -> [ObjectFacts] {
    var objects: [ObjectFacts] = []
    func add(_ kind: ObjectFacts.Kind, _ element: MarkupElement, _ className: String) {
      guard !objects.contains(where: { $0.element.index == element.index }) else { return }
      objects.append(
        ObjectFacts(
          element: element, kind: kind, node: nil, place: .property, frameworkClass: className))
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
        if child.name == "barButtonItem" { addItem(child) }
        guard child.name.hasSuffix("BarButtonItems") else { continue }
        for button in child.children where button.name == "barButtonItem" { addItem(button) }
      }
    }
    for view in views {
      switch view.node?.role {
      case .collection:
        for name in ["collectionViewFlowLayout", "collectionViewLayout"] {
          let layout = view.element.child(name, key: "collectionViewLayout")
          if let layout { add(.layout, layout, "UI" + name.capitalizedFirst) }
        }
      case .web:
        let element = view.element.child("wkWebViewConfiguration", key: "configuration")
        if let element { add(.webConfiguration, element, "WKWebViewConfiguration") }
      case .toolbar, .tabBar, .navigationBar: view.element.elements(in: "items").forEach(addItem)
      default: break
      }
    }
    if let controller {
      if let item = controller.child("navigationItem") { addButtons(of: item) }
      for item in controller.elements(in: "toolbarItems") where item.name == "barButtonItem" {
        addItem(item)
      }
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

  /// Reads what differs from an object made in code.
  mutating func look(of object: ObjectFacts, in views: [ObjectFacts]) -> Look {
    var look = Look()
    let element = object.element
    switch object.kind {
    case .gestureRecognizer: look.settings = recognizer(element)
    case .layout: look.settings = layout(element)
    case .webConfiguration: look.settings = webConfiguration(element)
    case .barButtonItem, .tabBarItem, .navigationItem: readItem(object, in: views, into: &look)
    case .custom: readRuntimeAttributes(of: element, into: &look)
    case .view: break
    }
    return look
  }

  private mutating func recognizer(_ element: MarkupElement) -> [Setting] {
    var settings = settings(Rules.gestureRecognizer, of: element)
    // Without taps a long press begins at once, as it does in code.
    if GestureKind(element.name)?.word == "LongPressRecognizer" {
      settings.removeAll { $0 == .set("numberOfTapsRequired", .number(0)) }
    }
    for child in element.children where child["key"] == "direction" {
      coverage.visit(child)
      let names = options(of: child, among: ["left", "up", "down"])
      if !names.isEmpty { settings.append(.set("direction", .list(names.map { .word($0) }))) }
    }
    return settings
  }

  private mutating func layout(_ element: MarkupElement) -> [Setting] {
    var settings = settings(Rules.flowLayout, of: element)
    if flag("automaticEstimatedItemSize", of: element) == true {
      settings.append(
        .set("estimatedItemSize", .code("UICollectionViewFlowLayout.automaticSize")))
    }
    return settings + self.settings(Rules.flowLayoutSizes, of: element)
  }

  private mutating func webConfiguration(_ element: MarkupElement) -> [Setting] {
    var settings = settings(Rules.webConfiguration, of: element)
    func add(_ property: String, _ names: [String]) {
      if !names.isEmpty { settings.append(.set(property, .list(names.map { .word($0) }))) }
    }
    if let media = child("audiovisualMediaTypes", of: element) {
      coverage.take("none", of: media)
      add(
        "mediaTypesRequiringUserActionForPlayback", options(of: media, among: ["audio", "video"]))
    }
    if let detectors = child("dataDetectorTypes", of: element) {
      add("dataDetectorTypes", options(of: detectors))
    }
    if let preferences = child("wkPreferences", of: element) {
      settings += self.settings(Rules.webPreferences, of: preferences)
    }
    return settings
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
    guard name.hasSuffix("GestureRecognizer"), Self.names.contains(String(name.dropLast(17)))
    else { return nil }
    className = "UI" + name.capitalizedFirst
    let stem = name == "screenEdgePanGestureRecognizer" ? "edgePan" : String(name.dropLast(17))
    word = stem.capitalizedFirst + "Recognizer"
  }

  private static let names: Set<String> = [
    "tap", "pinch", "rotation", "swipe", "pan", "screenEdgePan", "longPress", "hover",
  ]
}

extension MarkupElement {
  /// Whether an item of a bar is a space.
  var isSpace: Bool { self["systemItem"] == "flexibleSpace" || self["systemItem"] == "fixedSpace" }
}
