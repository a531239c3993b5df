// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Source: https://developer.apple.com/documentation/swiftui/pinnedscrollableviews
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

// Source: https://developer.apple.com/documentation/swiftui/lazyvstack
public struct LazyVStack<Content: View>: View, Primitive {
  private let spacing: CGFloat?
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.spacing = spacing
    self.content = content()
  }

  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) {
    rendering.add("lazy column, spacing \(spacing.map(Double.init) ?? 0)")
    rendering.add(content)
  }
}

// Source: https://developer.apple.com/documentation/swiftui/lazyhstack
public struct LazyHStack<Content: View>: View, Primitive {
  private let spacing: CGFloat?
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.spacing = spacing
    self.content = content()
  }

  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) {
    rendering.add("lazy row, spacing \(spacing.map(Double.init) ?? 0)")
    rendering.add(content)
  }
}

// Source: https://developer.apple.com/documentation/swiftui/grid
public struct Grid<Content: View>: View, Primitive {
  private let spacings: (CGFloat?, CGFloat?)
  private let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    spacings = (horizontalSpacing, verticalSpacing)
    self.content = content()
  }

  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) {
    rendering.add("grid, spacings \(spacings.0 ?? 0) \(spacings.1 ?? 0)")
    rendering.add(content)
  }
}

// Source: https://developer.apple.com/documentation/swiftui/gridrow
public struct GridRow<Content: View>: View, Primitive {
  private let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) { rendering.add(content) }
}

// Source: https://developer.apple.com/documentation/swiftui/griditem
public struct GridItem: Sendable {
  // Source: https://developer.apple.com/documentation/swiftui/griditem/size-swift.enum
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

// Source: https://developer.apple.com/documentation/swiftui/lazyvgrid
public struct LazyVGrid<Content: View>: View, Primitive {
  private let columns: [GridItem]
  private let spacing: CGFloat?
  private let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.spacing) = (columns, spacing)
    self.content = content()
  }

  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) {
    rendering.add("lazy grid, spacing \(spacing ?? 0)")
    for column in columns { rendering.add("\(column.size), spacing \(column.spacing ?? 0)") }
    rendering.add(content)
  }
}

// Source: https://developer.apple.com/documentation/swiftui/lazyhgrid
public struct LazyHGrid<Content: View>: View, Primitive {
  private let rows: [GridItem]
  private let spacing: CGFloat?
  private let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.rows, self.spacing) = (rows, spacing)
    self.content = content()
  }

  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) {
    rendering.add("lazy horizontal grid, spacing \(spacing ?? 0)")
    for row in rows { rendering.add("\(row.size), spacing \(row.spacing ?? 0)") }
    rendering.add(content)
  }
}
