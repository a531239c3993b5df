import AutoScale
import AutoScaleTrees

extension ElementReader {
  /// Returns the document's device, or the one of its simulated metrics, or `nil` without either.
  mutating func device(of root: MarkupElement) -> InterfaceDevice? {
    guard let element = root.child("device"), let id = element["id"] else {
      return simulatedDevice(of: root)
    }
    // An element `adaptation` until tools 14 (763 documents of the corpus), an attribute since.
    let layout = element["layout"] ?? element.child("adaptation")?["id"] ?? "fullscreen"
    let device = InterfaceDevice(
      id: id, orientation: element["orientation"] == "landscape" ? .landscape : .portrait,
      layout: layout)
    if let device { return device }
    let screen = root.outermostScreen
    warn(.unknownDevice(id, assumed: screen), at: element)
    return screen.map { InterfaceDevice(id: id, screen: $0, layout: layout) }
  }

  /// Returns the device of the simulated metrics, from before files named one.
  private func simulatedDevice(of root: MarkupElement) -> InterfaceDevice? {
    guard let metrics = root.child("simulatedMetricsContainer"),
      let type = metrics.child("simulatedScreenMetrics")?["type"]
    else { return nil }
    let orientation = metrics.child("simulatedOrientationMetrics")?.orientation ?? .portrait
    let id = type.split(separator: ".").first.map(String.init) ?? type
    return InterfaceDevice(id: id, orientation: orientation)
  }

  /// Returns the surroundings of a top-level object in the canvas: its own, or else the document's.
  mutating func simulatedMetrics(of element: MarkupElement) -> SimulatedMetrics {
    var metrics = SimulatedMetrics()
    if let container = element.tree.root.child("simulatedMetricsContainer") {
      for child in container.children { read(child, into: &metrics) }
    }
    // An object's own metrics override those of the document.
    for child in element.children { read(child, into: &metrics) }
    return metrics
  }

  private mutating func read(_ element: MarkupElement, into metrics: inout SimulatedMetrics) {
    switch element["key"] {
    case "simulatedStatusBarMetrics", "statusBar": metrics.statusBar = statusBar(element)
    case "simulatedTopBarMetrics", "topBar": metrics.topBar = bar(element)
    case "simulatedBottomBarMetrics", "bottomBar": metrics.bottomBar = bar(element)
    case "simulatedOrientationMetrics", "orientation":
      guard element.name == "simulatedOrientationMetrics" else { return }
      metrics.orientation = element.orientation
    case "simulatedDestinationMetrics":
      metrics.isFreeform = element.name == "freeformSimulatedSizeMetrics"
    case "freeformSize":
      metrics.freeformSize = LayoutSize(
        width: number("width", of: element) ?? 0, height: number("height", of: element) ?? 0)
    default: break
    }
  }

  private func statusBar(_ element: MarkupElement) -> SimulatedMetrics.StatusBar {
    element.name == "nil" ? .none : .style(element["statusBarStyle"] ?? "default")
  }

  private mutating func bar(_ element: MarkupElement) -> SimulatedMetrics.Bar {
    switch element.name {
    case "nil": .none
    case "simulatedNavigationBarMetrics":
      .navigationBar(
        isTranslucent: flag("translucent", of: element, or: true),
        // Documents state `prompted` only as NO.
        hasPrompt: flag("prompted", of: element, or: true))
    case "simulatedTabBarMetrics":
      .tabBar(isTranslucent: flag("translucent", of: element, or: true))
    case "simulatedToolbarMetrics":
      .toolbar(isTranslucent: flag("translucent", of: element, or: true))
    case let name: .other(name)
    }
  }
}

extension MarkupElement {
  /// A screen of the size that most outermost views have, among the sizes that a screen may have; the rest is
  /// that of the nearest known device.
  fileprivate var outermostScreen: Screen? {
    let scenes = child("scenes").map { $0.children.compactMap { $0.child("objects") } }
    let objects = scenes ?? [child("objects")].compactMap(\.self)
    let screens = objects.flatMap(\.children).compactMap { object -> Screen? in
      let view = object.children.first { $0["key"] == "view" } ?? object
      return InterfaceElement(markup: view).storedFrame.flatMap {
        Screen(unknownOfWidth: $0.width, height: $0.height)
      }
    }
    let counts = screens.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let most = counts.values.max()
    return screens.first { counts[$0] == most }
  }

  /// The simulated orientation; "landscapeRight" and "landscapeLeft" differ only in the side that is down.
  fileprivate var orientation: ScreenOrientation {
    self["orientation"]?.hasPrefix("landscape") == true ? .landscape : .portrait
  }
}
