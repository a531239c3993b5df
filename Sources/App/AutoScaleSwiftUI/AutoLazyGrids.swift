#if canImport(SwiftUI)
  import AutoScale
  import SwiftUI

  /// A grid that scrolls vertically, with the columns and the spacing of the design, in points, and makes its views
  /// when they are shown.
  ///
  ///     ScrollView {
  ///       AutoLazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 8)], spacing: 12) {
  ///         ForEach(photos) { PhotoView($0) }  // columns of at least 83.2 points on a screen 390 points wide
  ///       }
  ///     }
  public struct AutoLazyVGrid<Content: View>: View {
    @Environment(\.screenContext) private var screen
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    @AutoScaled private var spacing: CGFloat
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// Makes a grid.
    ///
    /// - Parameters:
    ///   - columns: The columns of the design, from leading to trailing.
    ///   - alignment: The alignment of the columns in a wider grid.
    ///   - spacing: The distance between rows in the design, in points.
    ///   - pinnedViews: The headers and footers that stay visible.
    ///   - content: The views, row by row.
    public init(
      columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: some ScreenNumber,
      pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
      self.columns = columns
      self.alignment = alignment
      _spacing = AutoScaled(spacing)
      self.pinnedViews = pinnedViews
      self.content = content()
    }

    /// The grid.
    public var body: some View {
      LazyVGrid(
        columns: columns.map { $0.auto(in: screen) }, alignment: alignment, spacing: spacing,
        pinnedViews: pinnedViews
      ) { content }
    }
  }

  /// A grid that scrolls horizontally, with the rows and the spacing of the design, in points, and makes its views
  /// when they are shown.
  ///
  ///     ScrollView(.horizontal) {
  ///       AutoLazyHGrid(rows: [GridItem(.fixed(80), spacing: 8)], spacing: 12) { ForEach(photos) { PhotoView($0) } }
  ///     }
  public struct AutoLazyHGrid<Content: View>: View {
    @Environment(\.screenContext) private var screen
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    @AutoScaled private var spacing: CGFloat
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// Makes a grid.
    ///
    /// - Parameters:
    ///   - rows: The rows of the design, from top to bottom.
    ///   - alignment: The alignment of the rows in a higher grid.
    ///   - spacing: The distance between columns in the design, in points.
    ///   - pinnedViews: The headers and footers that stay visible.
    ///   - content: The views, column by column.
    public init(
      rows: [GridItem], alignment: VerticalAlignment = .center, spacing: some ScreenNumber,
      pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
      self.rows = rows
      self.alignment = alignment
      _spacing = AutoScaled(spacing)
      self.pinnedViews = pinnedViews
      self.content = content()
    }

    /// The grid.
    public var body: some View {
      LazyHGrid(
        rows: rows.map { $0.auto(in: screen) }, alignment: alignment, spacing: spacing,
        pinnedViews: pinnedViews
      ) { content }
    }
  }
#endif
