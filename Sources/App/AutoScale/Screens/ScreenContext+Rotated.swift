extension ScreenContext {
  /// This context after a rotation: width and height swapped, with the safe area of the other
  /// orientation.
  ///
  ///     let upright = try Screen(named: "iPhone 17").context()
  ///     upright.safeArea          // top 62, bottom 34
  ///     upright.rotated.safeArea  // left 62, right 62, bottom 21
  ///
  /// The safe area comes from the catalog's ``Screen`` with this size and safe area, if there is one.
  /// Otherwise a pad keeps its insets, and a phone's insets turn as on phones without a home button:
  /// the larger inset moves from the top to the sides or back, and the bottom has 21 points in
  /// landscape and 34 upright. Zero insets stay zero, unless the context knows its ``deviceName``.
  public var rotated: ScreenContext {
    var values = values
    (values.width, values.height) = (height, width)
    values.safeArea = screenInThisOrientation?.turned.safeArea ?? rotatedSafeArea
    return ScreenContext(values)
  }

  /// Returns this context with another safe area, in points.
  package func with(safeArea: LayoutInsets) -> ScreenContext {
    var values = values
    values.safeArea = safeArea
    return ScreenContext(values)
  }

  /// A screen of the catalog in the orientation of this context and with its safe area.
  ///
  /// Any match will do: screens with equal values so far have the same safe area when turned.
  private var screenInThisOrientation: Screen? {
    // Zero insets may just not have been given, unless the device is known.
    if safeArea == .zero && deviceName == nil { return nil }
    return screensOfSameSize.lazy.map { width > height ? $0.landscape : $0.portrait }
      .first { $0.safeArea == safeArea }
  }

  private var rotatedSafeArea: LayoutInsets {
    guard safeArea != .zero, idiom == .phone else { return safeArea }
    if width > height {
      return LayoutInsets(top: max(safeArea.left, safeArea.right, safeArea.top), bottom: 34)
    }
    return LayoutInsets(left: safeArea.top, bottom: 21, right: safeArea.top)
  }
}
