#if canImport(SwiftUI)
  import AutoScale
  import SwiftUI

  /// A length of the design that reads as the length on the screen, both in points.
  ///
  ///     struct Fields: View {
  ///       @AutoScaled var spacing = 12
  ///
  ///       var body: some View {
  ///         VStack(spacing: spacing) { … }  // 12.48 on a screen 390 points wide
  ///       }
  ///     }
  ///
  /// The view is evaluated anew when the screen changes. Outside of a view, where there is no
  /// environment, the screen is the current one.
  @propertyWrapper
  public struct AutoScaled: DynamicProperty {
    @Environment(\.screenContext) private var context
    private let design: CGFloat

    /// Makes a length of the design, in points.
    public init(wrappedValue design: CGFloat) { self.design = design }

    /// The length on the screen, in points.
    public var wrappedValue: CGFloat { CGFloat(context.scaled(Double(design))) }
  }
#endif
