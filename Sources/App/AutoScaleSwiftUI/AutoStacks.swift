#if canImport(SwiftUI)
  import AutoScale
  import SwiftUI

  /// A column with a design spacing, in points.
  ///
  ///     AutoVStack(spacing: 12) {  // 12.48 on a screen 390 points wide
  ///       Text("Email")
  ///       Text("Password")
  ///     }
  public struct AutoVStack<Content: View>: View {
    private let alignment: HorizontalAlignment
    @AutoScaled private var spacing: CGFloat
    private let content: Content

    /// Makes a column.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of views of different widths.
    ///   - spacing: The distance between neighbours in the design, in points.
    ///   - content: The views, from top to bottom.
    public init(
      alignment: HorizontalAlignment = .center, spacing: some ScreenNumber,
      @ViewBuilder content: () -> Content
    ) {
      self.alignment = alignment
      _spacing = AutoScaled(spacing)
      self.content = content()
    }

    /// The column.
    public var body: some View {
      VStack(alignment: alignment, spacing: spacing) { content }
    }
  }

  /// A row with a design spacing, in points.
  ///
  ///     AutoHStack(spacing: 8) { icon; title }
  public struct AutoHStack<Content: View>: View {
    private let alignment: VerticalAlignment
    @AutoScaled private var spacing: CGFloat
    private let content: Content

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of views of different heights.
    ///   - spacing: The distance between neighbours in the design, in points.
    ///   - content: The views, from leading to trailing.
    public init(
      alignment: VerticalAlignment = .center, spacing: some ScreenNumber,
      @ViewBuilder content: () -> Content
    ) {
      self.alignment = alignment
      _spacing = AutoScaled(spacing)
      self.content = content()
    }

    /// The row.
    public var body: some View {
      HStack(alignment: alignment, spacing: spacing) { content }
    }
  }
#endif
