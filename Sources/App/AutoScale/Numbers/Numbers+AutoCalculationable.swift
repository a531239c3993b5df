// `@Sendable` is part of a function's type, so an `auto()` that an app adds to one of these types is
// ambiguous. Without it the app's function would replace this one in silence, and only for this type.

extension Int: AutoCalculationable {
  /// Returns this design length as a length on the current screen, both in points.
  ///
  ///     16.auto()  // 16.64 on a screen 390 points wide
  @inlinable
  @Sendable
  public func auto() -> Double { scaledByCurrentContext(designValue) }
}
extension Int8: AutoCalculationable {}
extension Int16: AutoCalculationable {}
extension Int32: AutoCalculationable {}
extension Int64: AutoCalculationable {}
extension UInt: AutoCalculationable {}
extension UInt8: AutoCalculationable {}
extension UInt16: AutoCalculationable {}
extension UInt32: AutoCalculationable {}
extension UInt64: AutoCalculationable {}

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
extension Int128: AutoCalculationable {}

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
extension UInt128: AutoCalculationable {}

extension Double: AutoCalculationable {
  /// Returns this design length as a length on the current screen, both in points.
  ///
  ///     ScreenContext.with(context) { 16.0.auto() }  // 16.64 on a screen 390 points wide
  ///
  /// NaN and infinities are returned unchanged. A result beyond the largest `Double` is infinite.
  ///
  /// - Complexity: O(1); about two multiplications while no override is alive.
  @inlinable
  @Sendable
  public func auto() -> Double { scaledByCurrentContext(self) }

  /// Returns this design length as a length on the screen of a context, both in points.
  ///
  ///     16.0.auto(in: context)  // 16.64 on a screen 390 points wide
  ///
  /// - Complexity: O(1).
  public func auto(in context: ScreenContext) -> Double { context.scaled(self) }
}

extension Float: AutoCalculationable {
  /// Returns this design length as a length on the current screen, both in points.
  ///
  ///     Float(16).auto()  // 16.64 on a screen 390 points wide
  @inlinable
  @Sendable
  public func auto() -> Float { Float(scaledByCurrentContext(designValue)) }

  /// Returns this design length as a length on the screen of a context, both in points.
  public func auto(in context: ScreenContext) -> Float { Float(context.scaled(designValue)) }

  /// Returns this design length as a length on a screen, both in points.
  public func auto(in screen: Screen) -> Float { auto(in: screen.context()) }
}

#if !(os(macOS) && arch(x86_64))
  extension Float16: AutoCalculationable {
    /// Returns this design length as a length on the current screen, both in points.
    @inlinable
    @Sendable
    public func auto() -> Float16 { Float16(scaledByCurrentContext(designValue)) }

    /// Returns this design length as a length on the screen of a context, both in points.
    public func auto(in context: ScreenContext) -> Float16 { Float16(context.scaled(designValue)) }

    /// Returns this design length as a length on a screen, both in points.
    public func auto(in screen: Screen) -> Float16 { auto(in: screen.context()) }
  }
#endif
