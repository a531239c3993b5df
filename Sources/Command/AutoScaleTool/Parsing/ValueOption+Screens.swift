import AutoScale

extension ValueOption where Value == Screen {
  /// Declares an option whose value is a screen.
  static func screen(_ name: String = "--screen", help: String) -> Self {
    Self(name, "SCREEN", help: help, completion: .words(ScreenSet.names)) {
      (text, _) throws(UsageError) in
      try ScreenSet.screen(text)
    }
  }
}

extension ValueOption where Value == ScreenSet {
  /// Declares an option whose value is a list of screens and of groups of them.
  static func screens(help: String) -> Self {
    Self(
      "--screens", "SCREENS", help: help, completion: .list(ScreenSet.groups + ScreenSet.names)
    ) { (text, name) throws(UsageError) in
      let screens = try ScreenSet(text)
      if screens.screens.isEmpty { throw UsageError("\(name) names no screen") }
      return screens
    }
  }
}

/// The screens of a command line, each once.
struct ScreenSet: Sendable {
  /// The explanation of a screen in the help.
  static let explanation =
    "A SCREEN is a name of 'autoscale devices' or WIDTHxHEIGHT[@PIXELS][:phone|pad], in points;\n"
    + "'landscape' after it turns it on its side."

  static let groups = ["all", "phones", "pads", "duo"]
  static let names = Screen.inAllPositions.map(\.name)

  /// The phones of the catalog.
  static let phones = ScreenSet(screens: Screen.phones)

  /// The screens in the order of their first mention.
  private(set) var screens: [Screen]

  /// The screens without those that differ from another one only in name and age.
  var sizes: [Screen] {
    var seen: Set<Size> = []
    return screens.filter { seen.insert(Size($0)).inserted }
  }

  private struct Size: Hashable {
    let width, height, pixelsPerPoint: Double
    let idiom: Idiom
    let safeArea: LayoutInsets?

    init(_ screen: Screen) {
      (width, height, pixelsPerPoint) = (screen.width, screen.height, screen.pixelsPerPoint)
      (idiom, safeArea) = (screen.idiom, screen.safeArea)
    }
  }

  init(screens: [Screen]) {
    var seen: Set<Screen> = []
    self.screens = screens.filter { seen.insert($0).inserted }
  }

  /// Reads names of screens and groups with commas between them.
  init(_ text: String) throws(UsageError) {
    var found: [Screen] = []
    for word in uniqueParts(of: text) {
      switch word {
      case "all": found += Screen.all
      case "phones": found += Screen.phones
      case "pads": found += Screen.pads
      case "duo": found += Screen.duo
      default: found.append(try Self.screen(word))
      }
    }
    self.init(screens: found)
  }

  /// Returns the screen of a specification.
  static func screen(_ specification: String) throws(UsageError) -> Screen {
    do throws(ScreenSpecificationError) {
      return try Screen(specification: specification)
    } catch {
      throw UsageError("\(error) ('autoscale devices' lists all names)")
    }
  }
}
