#if canImport(SwiftUI)
  import SwiftUI

  /// A column whose spacing is of the design, in points.
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
    ///   - alignment: How views of different widths are aligned.
    ///   - spacing: The distance between neighbours in the design, in points.
    ///   - content: The views, from top to bottom.
    public init(
      alignment: HorizontalAlignment = .center, spacing: CGFloat,
      @ViewBuilder content: () -> Content
    ) {
      self.alignment = alignment
      _spacing = AutoScaled(wrappedValue: spacing)
      self.content = content()
    }

    /// The column.
    public var body: some View {
      VStack(alignment: alignment, spacing: spacing) { content }
    }
  }

  /// A row whose spacing is of the design, in points.
  ///
  ///     AutoHStack(spacing: 8) { icon; title }
  public struct AutoHStack<Content: View>: View {
    private let alignment: VerticalAlignment
    @AutoScaled private var spacing: CGFloat
    private let content: Content

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - alignment: How views of different heights are aligned.
    ///   - spacing: The distance between neighbours in the design, in points.
    ///   - content: The views, from the leading to the trailing one.
    public init(
      alignment: VerticalAlignment = .center, spacing: CGFloat,
      @ViewBuilder content: () -> Content
    ) {
      self.alignment = alignment
      _spacing = AutoScaled(wrappedValue: spacing)
      self.content = content()
    }

    /// The row.
    public var body: some View {
      HStack(alignment: alignment, spacing: spacing) { content }
    }
  }
#endif
