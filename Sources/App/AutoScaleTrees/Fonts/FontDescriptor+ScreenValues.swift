import AutoScale

/// Fonts whose size has exceptions for some screens.
extension FontDescriptor {
  /// Makes a font description; without family and name it describes the system font.
  public init(
    family: String? = nil,
    name: String? = nil,
    size: ScreenValue<some DesignNumber>,
    weight: FontWeight = .regular,
    traits: FontTraits = [],
    textStyle: TextStyle? = nil,
    followsTextSize: Bool = false
  ) {
    let sizes = size.designNumbers
    self.init(
      family: family, name: name, size: sizes.base, weight: weight, traits: traits,
      textStyle: textStyle, followsTextSize: followsTextSize)
    if sizes.hasExceptions { screenSize = sizes }
  }

  /// Returns the system font with a size in design points that has exceptions for some screens.
  ///
  ///     title.font = .system(17.screen(.width(..<360), is: 15), weight: .bold)
  public static func system(
    _ size: ScreenValue<some DesignNumber>, weight: FontWeight = .regular,
    traits: FontTraits = [], fileID: String = #fileID, line: Int = #line
  ) -> FontDescriptor {
    report(size, at: ConstraintSource(fileID: fileID, line: line))
    return FontDescriptor(size: size, weight: weight, traits: traits)
  }

  /// Returns the font with a PostScript name and a size in design points that has exceptions for some
  /// screens.
  public static func named(
    _ name: String, family: String? = nil, size: ScreenValue<some DesignNumber>,
    fileID: String = #fileID, line: Int = #line
  ) -> FontDescriptor {
    report(size, at: ConstraintSource(fileID: fileID, line: line))
    return FontDescriptor(family: family, name: name, size: size)
  }

  /// Prints the line of a call with an unusable size among its exceptions.
  private static func report(_ size: ScreenValue<some DesignNumber>, at place: ConstraintSource) {
    for size in size.designNumbers.values { report(size, at: place) }
  }
}
