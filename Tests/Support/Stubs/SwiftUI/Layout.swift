// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Source: https://developer.apple.com/documentation/swiftui/animatable
public protocol Animatable {}

// Source: https://developer.apple.com/documentation/swiftui/proposedviewsize
public struct ProposedViewSize: Hashable, Sendable {
  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public var width, height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

// Source: https://developer.apple.com/documentation/swiftui/unitpoint
public struct UnitPoint: Hashable, Sendable {
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)

  public var x, y: CGFloat

  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
}

// Source: https://developer.apple.com/documentation/swiftui/viewdimensions
public struct ViewDimensions: Equatable {
  public let width, height: CGFloat
  /// The distances of the first and the last baseline from the top.
  let baselines: [CGFloat]?

  // Source: https://developer.apple.com/documentation/swiftui/viewdimensions/subscript(_:)-(verticalalignment)
  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide {
    case .top: 0
    case .center: height / 2
    case .bottom: height
    // A view without text has its baselines at its bottom.
    case .firstTextBaseline: baselines?[0] ?? height
    case .lastTextBaseline: baselines?[1] ?? height
    }
  }
}

// Source: https://developer.apple.com/documentation/swiftui/layoutvaluekey
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension View {
  // Source: https://developer.apple.com/documentation/swiftui/view/layoutvalue(key:value:)
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    Part { $0.add(self) { ValueElement($0, ObjectIdentifier(key), value) } }
  }
}

// Source: https://developer.apple.com/documentation/swiftui/layoutsubview
public struct LayoutSubview: Equatable {
  let element: LayoutElement

  public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool {
    first.element === second.element
  }

  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    element.value(ObjectIdentifier(key)) as? Key.Value ?? key.defaultValue
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    element.sizeThatFits(proposal)
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    element.dimensions(in: proposal)
  }

  // Source: https://developer.apple.com/documentation/swiftui/layoutsubview/place(at:anchor:proposal:)
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = sizeThatFits(proposal)
    element.place(
      in: CGRect(
        x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
        width: size.width, height: size.height))
  }
}

// Source: https://developer.apple.com/documentation/swiftui/layoutsubviews
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  let elements: [LayoutElement]
  public var layoutDirection: LayoutDirection

  public static func == (first: LayoutSubviews, second: LayoutSubviews) -> Bool {
    first.elementsEqual(second)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(element: elements[index]) }
}

// Source: https://developer.apple.com/documentation/swiftui/layout
public protocol Layout: Sendable, Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
  // Source: https://developer.apple.com/documentation/swiftui/layout/updatecache(_:subviews:)-9hkj9
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  // Source: https://developer.apple.com/documentation/swiftui/layout/callasfunction(_:)
  @MainActor public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    let content = content()
    return Part { rendering in
      let old = rendering.arrangements.count
      rendering.add("layout")
      rendering.add(content) { [direction = rendering.environment.layoutDirection] in
        ArrangementElement(self, LayoutSubviews(elements: $0, layoutDirection: direction))
      }
      guard let element = rendering.elements.last as? any CachingElement else { return }
      // SwiftUI keeps the cache of a layout as long as its view has the same identity.
      element.start(from: rendering.caches.indices.contains(old) ? rendering.caches[old] : nil)
      rendering.arrangements.append(element)
    }
  }
}
