extension ScreenCondition {
  /// Returns whether the condition holds on the screen of a context.
  func holds(_ context: ScreenContext) -> Bool {
    switch test {
    case .width(let range): range.contains(context.width)
    case .height(let range): range.contains(context.height)
    case .size(let width, let height): context.width == width && context.height == height
    case .inch(let range): context.diagonals.contains { range.contains(diagonal: $0) }
    case .aspect(let aspectClass): context.aspectClass == aspectClass
    case .sizeClass(let horizontal, let vertical):
      (horizontal == nil || context.horizontalSizeClass == horizontal)
        && (vertical == nil || context.verticalSizeClass == vertical)
    case .orientation(let orientation): context.orientation == orientation
    case .idiom(let idiom): context.idiom == idiom
    case .device(let name): context.isDevice(named: name)
    case .custom(let predicate), .customRange(let predicate): predicate.holds(context)
    case .both(let first, let second): first.holds(context) && second.holds(context)
    case .either(let first, let second): first.holds(context) || second.holds(context)
    case .not(let condition): !condition.holds(context)
    }
  }

  /// The device names in the condition.
  var deviceNames: [String] {
    switch test {
    case .device(let name): [name]
    case .both(let first, let second), .either(let first, let second):
      first.deviceNames + second.deviceNames
    case .not(let condition): condition.deviceNames
    case .width, .height, .size, .inch, .aspect, .sizeClass, .orientation, .idiom, .custom,
      .customRange:
      []
    }
  }
}

extension LengthRange {
  /// Returns whether a diagonal in inches is in the range; single inches are as advertised, to one
  /// decimal.
  fileprivate func contains(diagonal: Double) -> Bool {
    length.map { abs($0 - diagonal) < 0.05 } ?? contains(diagonal)
  }
}

extension ScreenContext {
  /// The possible diagonals of the screen, in inches.
  var diagonals: [Double] {
    diagonal.map { [$0] } ?? screensOfSameSize.compactMap(\.diagonal)
  }

  /// The screens of the catalog that match the container.
  var screensOfSameSize: [Screen] {
    // Screens of the catalog are upright.
    Screen.all.filter {
      $0.width == min(width, height) && $0.height == max(width, height) && $0.idiom == idiom
        && $0.pixelsPerPoint == pixelsPerPoint
    }
  }

  /// Returns whether the screen is, or may be, a device, and lies as its name says; only letters and digits count.
  fileprivate func isDevice(named name: String) -> Bool {
    let known = Screen.named(name)
    if let known, known.isTurned, known.isLandscape != (width > height) { return false }
    let plainName = (known?.deviceName ?? name).plainName
    return deviceName.map { $0.plainName == plainName }
      ?? screensOfSameSize.contains { $0.name.plainName == plainName }
  }
}
