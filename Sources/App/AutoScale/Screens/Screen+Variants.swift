extension Screen {
  /// The screen in landscape: 874 × 402 points for an iPhone 16 Pro.
  public var landscape: Screen { width < height ? turned : self }

  /// The screen in portrait: 402 × 874 points for an iPhone 16 Pro.
  public var portrait: Screen { isLandscape ? turned : self }

  /// The screen with Display Zoom on, or `nil` if the device has none or it is unknown.
  ///
  ///     try Screen(named: "iPhone 15").zoomed?.width  // 320
  ///
  /// Its safe area is unknown.
  public var zoomed: Screen? {
    guard let size = display.zoomedSize else { return nil }
    let upright = Screen(
      name: deviceName + " zoomed", year: year,
      display: Display(
        idiom: idiom, width: size.width, height: size.height, pixelsPerPoint: pixelsPerPoint,
        diagonal: diagonal))
    return isLandscape ? upright.turned : upright
  }

  /// Returns a part of the screen with the given width and full height, as an app has it in Split
  /// View.
  ///
  ///     let half = try Screen(named: "iPad (A16)").landscape.container(width: 585)
  ///
  /// The part keeps the device's idiom. Insets at the sides are dropped unless the part is as wide
  /// as the screen.
  ///
  /// - Parameter width: The width of the part, in points.
  /// - Returns: The part, named after the screen and the width.
  /// - Throws: ``InvalidParameterError`` when the width is not finite and greater than zero.
  public func container(width: Double) throws(InvalidParameterError) -> Screen {
    if width == self.width { return self }
    var insets = safeArea
    // The sides of a part are inside the screen, where nothing is in the way.
    insets?.left = 0
    insets?.right = 0
    return try Screen(
      "\(deviceName), \(width.shortDescription) points wide", width: width, height: height,
      pixelsPerPoint: pixelsPerPoint, idiom: idiom, safeArea: insets)
  }

  /// The widths of an app in Split View and Slide Over up to iPadOS 18, in points, in ascending
  /// order; empty except for a pad.
  ///
  ///     try Screen(named: "iPad (A16)").landscape.splitViewWidths  // [375, 585, 795]
  ///
  /// Later systems have windows of any width.
  public var splitViewWidths: [Double] {
    guard idiom == .pad else { return [] }
    let (narrow, half, wide) = splitView
    return isLandscape ? [narrow, half, wide] : [narrow, wide]
  }

  /// The parts of the screen that an app has in Split View and Slide Over, from the narrowest; empty
  /// except for a pad.
  package var splitViewScreens: [Screen] {
    splitViewWidths.compactMap { width in
      do throws(InvalidParameterError) {
        return try container(width: width)
      } catch {
        return nil  // a screen narrower than the divider has no parts
      }
    }
  }

  /// The widths of the parts of a pad's screen, in points: the width of a phone, a half, and the
  /// rest.
  ///
  /// The divider has 10 points. The narrow part has 375 on the largest pads, and in landscape on
  /// pads without a home button, else 320.
  ///
  /// Source: the sizes of iPads' views in the snapshot tests of swift-snapshot-testing.
  package var splitView: (narrow: Double, half: Double, wide: Double) {
    let hasHomeButton = safeArea?.bottom == 0
    let narrow: Double = min(width, height) >= 1024 || isLandscape && !hasHomeButton ? 375 : 320
    return (narrow, (width - 10) / 2, width - 10 - narrow)
  }

  /// The parts of pads' screens in Split View and Slide Over up to iPadOS 18, by share and width;
  /// among screens that share a width, the lowest.
  ///
  ///     Screen.splitViewParts.first?.name  // "Split View third", 320 × 768 points
  package static let splitViewParts: [Screen] = {
    let parts = pads.flatMap { pad in
      [pad.portrait, pad.landscape].flatMap { screen in
        let (narrow, half, wide) = screen.splitView
        let shares = [("third", narrow), ("two thirds", wide)]
        return (screen.isLandscape ? shares + [("half", half)] : shares).map { share, width in
          Screen(
            name: "Split View \(share)", year: screen.year,
            display: Display(
              idiom: .pad, width: width, height: screen.height,
              pixelsPerPoint: screen.pixelsPerPoint,
              safeArea: screen.safeArea.map { LayoutInsets(top: $0.top, bottom: $0.bottom) }))
        }
      }
    }
    // The values of a dictionary are in no order.
    return Dictionary(grouping: parts) { [$0.name, "\($0.width)"] }.values
      .compactMap { $0.min { $0.height < $1.height } }
      .sorted { ($0.width, $0.name) < ($1.width, $1.name) }
  }()
}
