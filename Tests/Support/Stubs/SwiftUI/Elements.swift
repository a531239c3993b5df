import Foundation

/// A view that can be measured and placed; places are counted from the leading edge of the screen.
class LayoutElement {
  /// The place that the view got.
  private(set) var frame: CGRect?

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height, baselines: nil)
  }

  func value(_ key: ObjectIdentifier) -> Any? { nil }

  func place(in rect: CGRect) { frame = rect }

  /// The views in this one.
  var children: [LayoutElement] { [] }

  /// The name of a view without views in it.
  var name: String? { nil }
}

/// A view of any size, with SwiftUI's ideal one of 10 points.
final class FlexibleElement: LayoutElement {
  private let ownName: String

  init(_ name: String) { ownName = name }

  override var name: String? { ownName }

  // Source: https://developer.apple.com/documentation/swiftui/proposedviewsize/replacingunspecifieddimensions(by:)
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// A text whose letters are 8 points wide and whose lines are 20 points high; words wrap.
final class TextElement: LayoutElement {
  private let text: String

  init(_ text: String) { self.text = text }

  override var name: String? { text }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let widths = lineWidths(in: proposal.width ?? .infinity)
    return CGSize(width: widths.max() ?? 0, height: 20 * CGFloat(max(widths.count, 1)))
  }

  override func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(
      width: size.width, height: size.height, baselines: [15, size.height - 5])
  }

  private func lineWidths(in width: CGFloat) -> [CGFloat] {
    var lines: [CGFloat] = []
    for word in text.split(separator: " ").map({ 8 * CGFloat($0.count) }) {
      if let last = lines.last, last + 8 + word <= width {
        lines[lines.count - 1] = last + 8 + word
      } else {
        lines.append(min(word, width))
      }
    }
    return lines
  }
}

/// A view with others in it, by default one that is as large as its only one.
class WrappingElement: LayoutElement {
  private let elements: [LayoutElement]

  init(_ elements: [LayoutElement]) {
    // A modifier of several views is one of a stack of them; none of the tests has one.
    self.elements = elements
  }

  override var children: [LayoutElement] { elements }

  var child: LayoutElement? { elements.first }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    child?.sizeThatFits(proposal) ?? .zero
  }

  override func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    child?.dimensions(in: proposal) ?? super.dimensions(in: proposal)
  }

  override func value(_ key: ObjectIdentifier) -> Any? { child?.value(key) }

  override func place(in rect: CGRect) {
    super.place(in: rect)
    child?.place(in: rect)
  }
}

/// A view with a layout value.
final class ValueElement: WrappingElement {
  private let key: ObjectIdentifier
  private let ownValue: Any

  init(_ elements: [LayoutElement], _ key: ObjectIdentifier, _ value: Any) {
    (self.key, ownValue) = (key, value)
    super.init(elements)
  }

  override func value(_ key: ObjectIdentifier) -> Any? {
    key == self.key ? ownValue : super.value(key)
  }
}

/// A view that takes the proposed size and has its content at the top left.
///
/// Source: https://developer.apple.com/documentation/swiftui/geometryreader
final class GreedyElement: WrappingElement {
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func place(in rect: CGRect) {
    let size = child?.sizeThatFits(ProposedViewSize(rect.size)) ?? .zero
    super.place(in: CGRect(origin: rect.origin, size: size))
  }
}

/// A view that reaches under the bars around it.
///
/// Source: https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)
final class UnderBarsElement: WrappingElement {
  private let insets: EdgeInsets

  init(_ elements: [LayoutElement], _ insets: EdgeInsets) {
    self.insets = insets
    super.init(elements)
  }

  override func place(in rect: CGRect) {
    super.place(
      in: CGRect(
        x: rect.minX - insets.leading, y: rect.minY - insets.top,
        width: rect.width + insets.leading + insets.trailing,
        height: rect.height + insets.top + insets.bottom))
  }
}

/// A view of its ideal size in one or two directions.
///
/// Source: https://developer.apple.com/documentation/swiftui/view/fixedsize(horizontal:vertical:)
final class FixedElement: WrappingElement {
  private let isFixed: (horizontal: Bool, vertical: Bool)

  init(_ elements: [LayoutElement], horizontal: Bool, vertical: Bool) {
    isFixed = (horizontal, vertical)
    super.init(elements)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    super.sizeThatFits(
      ProposedViewSize(
        width: isFixed.horizontal ? nil : proposal.width,
        height: isFixed.vertical ? nil : proposal.height))
  }
}

/// A view that scrolls down its content, which has its ideal height.
///
/// Source: https://developer.apple.com/documentation/swiftui/scrollview
final class ScrollElement: WrappingElement {
  var axes: Axis.Set = .vertical

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let content = contentSize(proposal)
    return CGSize(width: proposal.width ?? content.width, height: proposal.height ?? content.height)
  }

  override func place(in rect: CGRect) {
    super.place(
      in: CGRect(origin: rect.origin, size: contentSize(ProposedViewSize(rect.size))))
  }

  /// The content has its own length along the axes that scroll.
  private func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    super.sizeThatFits(
      ProposedViewSize(
        width: axes.contains(.horizontal) ? nil : proposal.width,
        height: axes.contains(.vertical) ? nil : proposal.height))
  }
}

/// The lengths that a frame gives its view.
struct FrameLimits {
  var fixed: (CGFloat?, CGFloat?) = (nil, nil)
  var least: (CGFloat?, CGFloat?) = (nil, nil)
  var ideal: (CGFloat?, CGFloat?) = (nil, nil)
  var greatest: (CGFloat?, CGFloat?) = (nil, nil)
}

/// A view in a frame.
///
/// Sources: https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:) and
/// https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
final class FrameElement: WrappingElement {
  private let limits: FrameLimits
  private let alignment: Alignment

  init(_ elements: [LayoutElement], _ limits: FrameLimits, _ alignment: Alignment) {
    (self.limits, self.alignment) = (limits, alignment)
    super.init(elements)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let inner = super.sizeThatFits(
      ProposedViewSize(
        width: offer(proposal.width, \.0), height: offer(proposal.height, \.1)))
    return CGSize(
      width: length(proposal.width, inner.width, \.0),
      height: length(proposal.height, inner.height, \.1))
  }

  override func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    let inner = super.dimensions(in: ProposedViewSize(size))
    let shift = (size.height - inner.height) * anchor.y
    return ViewDimensions(
      width: size.width, height: size.height, baselines: inner.baselines?.map { $0 + shift })
  }

  override func place(in rect: CGRect) {
    let size = super.sizeThatFits(ProposedViewSize(rect.size))
    super.place(
      in: CGRect(
        x: rect.minX + (rect.width - size.width) * anchor.x,
        y: rect.minY + (rect.height - size.height) * anchor.y, width: size.width,
        height: size.height))
  }

  private func offer(
    _ proposal: CGFloat?, _ axis: KeyPath<(CGFloat?, CGFloat?), CGFloat?>
  ) -> CGFloat? {
    if let fixed = limits.fixed[keyPath: axis] { return fixed }
    guard let proposal = proposal ?? limits.ideal[keyPath: axis] else { return nil }
    return clamped(proposal, axis)
  }

  private func length(
    _ proposal: CGFloat?, _ inner: CGFloat, _ axis: KeyPath<(CGFloat?, CGFloat?), CGFloat?>
  ) -> CGFloat {
    if let fixed = limits.fixed[keyPath: axis] { return fixed }
    guard let proposal = proposal ?? limits.ideal[keyPath: axis] else {
      return clamped(inner, axis)
    }
    // Without a bound on a side, the content is the bound there.
    let least = limits.least[keyPath: axis] ?? min(inner, limits.greatest[keyPath: axis] ?? inner)
    let greatest = limits.greatest[keyPath: axis] ?? max(inner, least)
    return max(least, min(proposal, greatest))
  }

  private func clamped(
    _ length: CGFloat, _ axis: KeyPath<(CGFloat?, CGFloat?), CGFloat?>
  ) -> CGFloat {
    max(limits.least[keyPath: axis] ?? 0, min(length, limits.greatest[keyPath: axis] ?? .infinity))
  }

  private var anchor: UnitPoint {
    let x: CGFloat =
      switch alignment {
      case .leading, .topLeading, .bottomLeading: 0
      case .trailing, .topTrailing, .bottomTrailing: 1
      case .center, .top, .bottom: 0.5
      }
    let y: CGFloat =
      switch alignment {
      case .top, .topLeading, .topTrailing: 0
      case .bottom, .bottomLeading, .bottomTrailing: 1
      case .center, .leading, .trailing: 0.5
      }
    return UnitPoint(x: x, y: y)
  }
}

/// An element with a cache that lives on.
protocol CachingElement: LayoutElement {
  /// Takes the cache of an earlier rendering, or makes one.
  func start(from cache: Any?)

  var currentCache: Any { get }
}

/// The views of a layout.
final class ArrangementElement<Arrangement: Layout>: WrappingElement, CachingElement {
  private let arrangement: Arrangement
  private let subviews: LayoutSubviews
  private var cache: Arrangement.Cache

  init(_ arrangement: Arrangement, _ subviews: LayoutSubviews) {
    (self.arrangement, self.subviews) = (arrangement, subviews)
    cache = arrangement.makeCache(subviews: subviews)
    super.init(subviews.elements)
  }

  // Source: https://developer.apple.com/documentation/swiftui/layout/makecache(subviews:)-23agy
  func start(from cache: Any?) {
    guard let cache = cache as? Arrangement.Cache else { return }
    self.cache = cache
    arrangement.updateCache(&self.cache, subviews: subviews)
  }

  var currentCache: Any { cache }

  override func value(_ key: ObjectIdentifier) -> Any? { nil }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    arrangement.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height, baselines: nil)
  }

  override func place(in rect: CGRect) {
    // SwiftUI asks for the size with the proposal first; views without a place of their own are in the middle.
    arrangement.placeSubviews(
      in: rect, proposal: ProposedViewSize(rect.size), subviews: subviews, cache: &cache)
  }
}
