#if canImport(SwiftUI)
  import AutoScale
  import SwiftUI

  /// A design length that reads as a length on the screen, both in points.
  ///
  ///     struct Fields: View {
  ///       @AutoScaled var spacing = 12
  ///
  ///       var body: some View {
  ///         VStack(spacing: spacing) { … }  // 12.48 on a screen 390 points wide
  ///       }
  ///     }
  ///
  /// The view is evaluated again when the screen changes. Outside a view, without an environment,
  /// the screen is the current one.
  @propertyWrapper
  public struct AutoScaled: DynamicProperty {
    @Environment(\.screenContext) private var context
    private let design: ScreenValue<Double>

    /// Makes a length from its design value, in points.
    public init(wrappedValue design: CGFloat) { self.design = ScreenValue(Double(design)) }

    /// Makes a length from its design value, in points, with exceptions for some screens.
    ///
    ///     @AutoScaled(12.screen(.idiom(.pad), is: 20)) var spacing
    public init(_ design: some ScreenNumber) { self.design = design.designNumbers }

    /// The length on the screen, in points.
    public var wrappedValue: CGFloat { context.scaled(design) }
  }

  extension ScreenContext {
    /// Scales the number for this screen, in points.
    func scaled(_ design: ScreenValue<Double>) -> CGFloat {
      CGFloat(scaled(design.value(in: self)))
    }
  }
#endif
