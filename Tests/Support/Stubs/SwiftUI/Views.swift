// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Source: https://developer.apple.com/documentation/swiftui/tupleview
public struct TupleView<Views>: View, Primitive {
  public var value: Views
  private let parts: @MainActor (inout Rendering) -> Void

  init(_ value: Views, _ parts: @escaping @MainActor (inout Rendering) -> Void) {
    self.value = value
    self.parts = parts
  }

  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) { parts(&rendering) }
}

// Source: https://developer.apple.com/documentation/swiftui/vstack
public struct VStack<Content: View>: View, Primitive {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) {
    rendering.add("column, spacing \(spacing.map(Double.init) ?? 0)")
    rendering.add(content) { StackElement($0, along: .vertical, spacing: spacing) }
  }
}

// Source: https://developer.apple.com/documentation/swiftui/hstack
public struct HStack<Content: View>: View, Primitive {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) {
    rendering.add("row, spacing \(spacing.map(Double.init) ?? 0)")
    rendering.add(content) { StackElement($0, along: .horizontal, spacing: spacing) }
  }
}

// Source: https://developer.apple.com/documentation/swiftui/axis
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  // Source: https://developer.apple.com/documentation/swiftui/axis/set
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

// Source: https://developer.apple.com/documentation/swiftui/scrollview
public struct ScrollView<Content: View>: View, Primitive {
  private let axes: Axis.Set
  private let content: Content

  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    (self.axes, self.content) = (axes, content())
  }

  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) {
    rendering.add(content) {
      let element = ScrollElement($0)
      element.axes = axes
      return element
    }
  }
}

// Source: https://developer.apple.com/documentation/swiftui/foreach
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, Primitive {
  private let data: Data
  private let content: (Data.Element) -> Content

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) {
    for element in data { rendering.add(content(element)) }
  }
}

// Source: https://developer.apple.com/documentation/swiftui/geometryproxy
public struct GeometryProxy {
  public let size: CGSize
  public let safeAreaInsets: EdgeInsets
}

// Source: https://developer.apple.com/documentation/swiftui/geometryreader
public struct GeometryReader<Content: View>: View, Primitive {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) {
    let proxy = GeometryProxy(size: rendering.size, safeAreaInsets: rendering.safeArea)
    rendering.add(Part { $0.evaluate { content(proxy) } }) { GreedyElement($0) }
  }
}

// Source: https://developer.apple.com/documentation/swiftui/app
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  var body: Body { get }
  init()
}

// Source: https://developer.apple.com/documentation/swiftui/scene
@MainActor @preconcurrency public protocol Scene {}

// Source: https://developer.apple.com/documentation/swiftui/windowgroup
public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) { _ = content() }
}
