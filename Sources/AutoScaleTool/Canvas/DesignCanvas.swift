import AutoLayout
import AutoScale
import InterfaceBuilder
import ViewTree

/// How Xcode's canvas lays out a document, as far as that differs from a running device.
///
/// Everything that only a canvas does is in this folder; the layout engine knows none of it.
struct DesignCanvas {
  let document: InterfaceDocument
  let toolsVersion: Int

  init(_ document: InterfaceDocument) {
    self.document = document
    toolsVersion = document.toolsVersion.flatMap { Int($0.prefix { $0 != "." }) } ?? 0
  }

  /// The settings of a layout with the stored sizes of content.
  var storedSettings: LayoutSettings {
    let system = SystemIntrinsicSizing(metrics: ControlMetrics(toolsVersion: toolsVersion))
    var settings = LayoutSettings(
      sizing: StoredSizing(system: system), margins: MarginRules(toolsVersion: toolsVersion))
    settings.includesPlaceholders = true
    return settings
  }

  /// The screen of a root's canvas: as large as its stored frame, with the insets that fit it.
  func context(for root: ViewNode) throws(InvalidParameterError) -> ScreenContext {
    let insets = SafeAreaInference(root) { !isMisplaced($0) }.insets(otherwise: .zero)
    return try ScreenContext(
      width: max(1, root.frame.width), height: max(1, root.frame.height),
      pixelsPerPoint: document.device?.pixelsPerPoint ?? 2,
      idiom: document.device?.idiom ?? .phone, safeArea: insets)
  }

  /// Whether the document says of a view, or of one around it, that the frame is out of date.
  func isMisplaced(_ node: ViewNode) -> Bool {
    sequence(first: node, next: \.parent).contains { node in
      guard let element = document.element(of: node) else { return false }
      return element["misplaced"] == "YES" || element["ambiguous"] == "YES"
    }
  }

  /// Whether the stored frame of a view can be compared with a solved one.
  func isScored(_ node: ViewNode) -> Bool {
    guard let element = document.element(of: node), element.child("rect", key: "frame") != nil,
      element["translatesAutoresizingMaskIntoConstraints"] == "NO"
    else { return false }
    return !isMisplaced(node) && !sequence(first: node, next: \.parent).contains(where: \.isHidden)
  }
}
