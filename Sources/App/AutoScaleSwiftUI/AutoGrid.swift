#if canImport(SwiftUI)
  import AutoScale
  import SwiftUI

  /// A grid with design spacings, in points.
  ///
  ///     AutoGrid(horizontalSpacing: 8, verticalSpacing: 12) {
  ///       GridRow {
  ///         Text("Email")
  ///         Text("jane@example.com")
  ///       }
  ///     }
  public struct AutoGrid<Content: View>: View {
    private let alignment: Alignment
    @AutoScaled private var horizontalSpacing: CGFloat
    @AutoScaled private var verticalSpacing: CGFloat
    private let content: Content

    /// Makes a grid.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of views that are smaller than their cells.
    ///   - horizontalSpacing: The distance between columns in the design, in points.
    ///   - verticalSpacing: The distance between rows in the design, in points.
    ///   - content: The rows, from top to bottom.
    public init(
      alignment: Alignment = .center, horizontalSpacing: some ScreenNumber,
      verticalSpacing: some ScreenNumber, @ViewBuilder content: () -> Content
    ) {
      self.alignment = alignment
      _horizontalSpacing = AutoScaled(horizontalSpacing)
      _verticalSpacing = AutoScaled(verticalSpacing)
      self.content = content()
    }

    /// The grid.
    public var body: some View {
      Grid(
        alignment: alignment, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing
      ) { content }
    }
  }

  extension GridItem {
    /// Returns a column or row of a lazy grid with its lengths of the design scaled to a screen.
    ///
    ///     GridItem(.adaptive(minimum: 80), spacing: 8).auto(in: screenContext)
    ///
    /// The size and the spacing are in points; an unlimited size stays.
    public func auto(in context: ScreenContext) -> GridItem {
      var item = self
      item.size =
        switch size {
        case .fixed(let length): .fixed(length.auto(in: context))
        case .flexible(let minimum, let maximum):
          .flexible(minimum: minimum.auto(in: context), maximum: maximum.auto(in: context))
        case .adaptive(let minimum, let maximum):
          .adaptive(minimum: minimum.auto(in: context), maximum: maximum.auto(in: context))
        @unknown default: size
        }
      item.spacing = spacing.map { $0.auto(in: context) }
      return item
    }
  }
#endif
