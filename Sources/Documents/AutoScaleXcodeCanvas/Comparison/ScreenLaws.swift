import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The laws that the frames of a document keep on any screen, where no stored frame tells what is right.
///
///     ScreenLaws(of: document)?.breaches.map(\.description)
///
/// The screens are the document's own device, upright and on its side, the narrowest phone, the widest one on
/// its side, and a pad: so each size class occurs. A view that breaks a law where it is drawn too is its
/// designer's concern.
public struct ScreenLaws: Encodable, Hashable, Sendable {
  /// A law.
  public enum Law: String, CaseIterable, Hashable, Sendable, Codable {
    /// No length is negative.
    case negativeSize
    /// A visible view with content has a size.
    case lostContent
    /// The constraints leave nothing open.
    case openFrame
  }

  /// A view that breaks a law on a screen, but not on the document's own device.
  public struct Breach: Encodable, Hashable, Sendable {
    /// The law.
    public let law: Law
    /// The object id, or the name of a view without one.
    public let id: String
    /// The line of the view, if the document has it.
    public let line: Int?
    /// The screen, such as `iPad Air`.
    public let screen: String
  }

  /// The number of layouts on other screens.
  public private(set) var layouts = 0

  /// The number of views in them.
  public private(set) var views = 0

  /// The broken laws, by screens, in the order of the document.
  public private(set) var breaches: [Breach] = []

  /// Lays out a document on the screens, with measured sizes.
  ///
  /// - Returns: The laws, or nil for a document without a device.
  /// - Complexity: Five layouts, each with a second solve.
  public init?(of document: InterfaceDocument, fonts: FontLibrary = FontLibrary()) {
    guard let own = document.device?.screen else { return nil }
    // By names, because each screen has the views of its own size classes.
    let drawn = Set(
      Self.faults(of: document, on: own, fonts).flatMap(\.faults).map { [$0.id, $0.law.rawValue] })
    for screen in Self.screens(beside: own) {
      for root in Self.faults(of: document, on: screen, fonts) {
        layouts += 1
        views += root.viewCount
        breaches += root.faults.filter { !drawn.contains([$0.id, $0.law.rawValue]) }
      }
    }
  }

  /// Returns the screens on which the size classes differ.
  private static func screens(beside own: Screen) -> [Screen] {
    let phones = Screen.phones.map(\.portrait).sorted { one, other in
      (one.width, -one.height) < (other.width, -other.height)
    }
    let others = [phones.first, phones.last?.turned, Screen.pads.last]
    return [own.turned] + others.compactMap { $0 }
  }

  /// Returns the number of views of each root that can be laid out on a screen, and the laws they break there.
  private static func faults(
    of document: InterfaceDocument, on screen: Screen, _ fonts: FontLibrary
  ) -> [(viewCount: Int, faults: [Breach])] {
    var options = LayoutOptions(on: screen)
    options.fonts = fonts
    let layout = DocumentLayout(document, options: options)
    return layout.roots.compactMap { root in
      guard case .success(let result) = root.result else { return nil }
      let faults = result.brokenLaws.map { node, law in
        Breach(
          law: law, id: node.identifier ?? node.layoutName,
          line: layout.document.element(of: node)?.line, screen: screen.name)
      }
      return (result.nodes.count, faults)
    }
  }
}

extension LayoutResult {
  /// The laws that views break in the layout, in the order of the tree.
  fileprivate var brokenLaws: [(ViewNode, ScreenLaws.Law)] {
    let rows = self.rows
    let tolerance = FrameComparison.tolerance
    let sizes = tree.visibleIndices.compactMap { position -> (ViewNode, ScreenLaws.Law)? in
      // Frames are never negative: only the solved numbers tell.
      let rect = RectVariables(at: position).rect(in: rows.values)
      if min(rect.width, rect.height) < -tolerance { return (nodes[position], .negativeSize) }
      let content = rows.content(of: position)
      let isLost =
        rect.width < tolerance && content?.width ?? 0 > tolerance
        || rect.height < tolerance && content?.height ?? 0 > tolerance
      return isLost ? (nodes[position], .lostContent) : nil
    }
    return sizes + diagnose().ambiguousNodes.map { ($0.node, .openFrame) }
  }
}
