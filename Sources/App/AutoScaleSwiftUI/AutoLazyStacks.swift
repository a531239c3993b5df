#if canImport(SwiftUI)
  import AutoScale
  import SwiftUI

  /// A column with a design spacing, in points, that makes its views when they are shown.
  ///
  ///     ScrollView {
  ///       AutoLazyVStack(spacing: 12) {  // 12.48 on a screen 390 points wide
  ///         ForEach(messages) { MessageRow($0) }
  ///       }
  ///     }
  public struct AutoLazyVStack<Content: View>: View {
    private let alignment: HorizontalAlignment
    @AutoScaled private var spacing: CGFloat
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// Makes a column.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of views of different widths.
    ///   - spacing: The distance between neighbours in the design, in points.
    ///   - pinnedViews: The headers and footers that stay visible.
    ///   - content: The views, from top to bottom.
    public init(
      alignment: HorizontalAlignment = .center, spacing: some ScreenNumber,
      pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
      self.alignment = alignment
      _spacing = AutoScaled(spacing)
      self.pinnedViews = pinnedViews
      self.content = content()
    }

    /// The column.
    public var body: some View {
      LazyVStack(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews) { content }
    }
  }

  /// A row with a design spacing, in points, that makes its views when they are shown.
  ///
  ///     ScrollView(.horizontal) { AutoLazyHStack(spacing: 8) { ForEach(photos) { PhotoView($0) } } }
  public struct AutoLazyHStack<Content: View>: View {
    private let alignment: VerticalAlignment
    @AutoScaled private var spacing: CGFloat
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of views of different heights.
    ///   - spacing: The distance between neighbours in the design, in points.
    ///   - pinnedViews: The headers and footers that stay visible.
    ///   - content: The views, from leading to trailing.
    public init(
      alignment: VerticalAlignment = .center, spacing: some ScreenNumber,
      pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
      self.alignment = alignment
      _spacing = AutoScaled(spacing)
      self.pinnedViews = pinnedViews
      self.content = content()
    }

    /// The row.
    public var body: some View {
      LazyHStack(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews) { content }
    }
  }
#endif
