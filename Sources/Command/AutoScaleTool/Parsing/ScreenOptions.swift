import AutoScale
import AutoScaleLayoutEngine

/// The options that say on which screens a command shows something.
struct ScreenOptions: OptionGroup {
  let screen: ValueOption<Screen>
  let screens: ValueOption<ScreenSet>
  let landscape = Switch(
    "--landscape", help: "turn --screen; add those of --screens on their sides")
  let splitView = Switch(
    "--split-view", help: "show the parts of a pad; add those of --screens")

  /// Declares the options; the texts say what is shown without them.
  init(
    screen: String = "the screen",
    screens: String = "all, phones, pads, duo, or SCREEN,...: show what differs"
  ) {
    self.screen = .screen(help: screen)
    self.screens = .screens(help: screens)
  }

  /// A part of the screens of a command line.
  enum Placement: CaseIterable {
    case asNamed, landscape, splitView
  }

  /// Returns the screens of a command line by their placements, or `nil` if it names none and none are standard.
  func placed(
    _ arguments: Arguments, or standard: [Screen]? = nil
  ) throws(UsageError) -> (screens: [Screen], placements: [Placement])? {
    let one = try arguments[screen]
    let set = try arguments[screens]
    if one != nil, set != nil {
      throw UsageError("\(screen.name) and \(screens.name) exclude each other")
    }
    let asked = [(landscape, Placement.landscape), (splitView, .splitView)]
      .filter { arguments[$0.0] }
    if let one {
      let screen = arguments[landscape] ? one.landscape : one
      guard arguments[splitView] else { return ([screen], [.asNamed]) }
      let parts = screen.splitViewScreens
      if parts.isEmpty {
        throw UsageError("\(splitView.name) requires a pad, but the screen is \(one.name)")
      }
      return (parts, [.asNamed])
    }
    guard var all = set?.screens ?? standard else {
      if let first = asked.first {
        throw UsageError("\(first.0.name) requires \(screen.name) or \(screens.name)")
      }
      return nil
    }
    if arguments[splitView], !all.contains(where: { $0.idiom == .pad }) {
      all += Screen.pads.suffix(1)
    }
    return (all, [.asNamed] + asked.map(\.1))
  }

  /// Returns the screens of a command line in all their placements, or `nil` if it names none and none are standard.
  func all(
    _ arguments: Arguments, or standard: [Screen]? = nil
  ) throws(UsageError) -> ScreenSet? {
    guard let (screens, placements) = try placed(arguments, or: standard) else { return nil }
    let all = placements.flatMap { placement in
      switch placement {
      case .asNamed: screens
      case .landscape: screens.map(\.landscape)
      case .splitView: screens.map(\.landscape).flatMap(\.splitViewScreens)
      }
    }
    return ScreenSet(screens: all)
  }
}

/// The options that say in which languages, text sizes and directions of reading a command shows documents.
struct ConditionOptions: OptionGroup {
  let direction = ValueOption<[InterfaceDirection]>.direction(
    help: "the direction of reading (that of the language)")
  let language = DocumentOptions.language
  let languages = ValueOption.languages(
    "--languages", help: "several languages of the texts")
  let textSizes = ValueOption.textSizes(help: "the text sizes (large)")

  /// Returns the combinations of languages, text sizes and directions of a command line.
  func conditions(
    of operands: [String], _ arguments: Arguments
  ) throws(UsageError) -> [ViewingCondition] {
    let one = try DocumentOptions.language(of: operands, arguments)
    let many = try arguments[languages]
    if one != nil, many != nil {
      throw UsageError("\(language.name) and \(languages.name) exclude each other")
    }
    if many != nil {
      try DocumentReader.requireFiles(operands, for: languages, because: "texts are beside them")
    }
    let sizes = try arguments[textSizes] ?? [.large]
    let directions: [InterfaceDirection?] = try arguments[direction] ?? [nil]
    let languages: [String?] = many ?? [one]
    return languages.flatMap { language in
      sizes.flatMap { size in
        directions.map {
          ViewingCondition(language: language, textSize: size, direction: $0)
        }
      }
    }
  }
}

extension [ViewingCondition] {
  /// Returns the conditions on each of some screens, or on the document's own device.
  ///
  /// Screens of the same size and safe area are taken once.
  func on(_ screens: ScreenSet?) -> [ViewingCondition] {
    guard let sizes = screens?.sizes else { return self }
    return flatMap { condition in sizes.map { condition.on($0) } }
  }
}

extension ValueOption where Value == [InterfaceDirection] {
  /// Returns an option whose value is a direction of reading, or both.
  static func direction(help: String) -> Self {
    .choice(
      "--direction", help: help,
      [("ltr", [.leftToRight]), ("rtl", [.rightToLeft]), ("both", InterfaceDirection.allCases)])
  }
}

extension ValueOption where Value == [TextSizeCategory] {
  /// Returns an option whose value is a list of text sizes, each taken once.
  static func textSizes(help: String) -> Self {
    Self(
      "--text-sizes", "SIZE,...", help: help,
      completion: .list(TextSizeCategory.allCases.map(\.rawValue))
    ) { (text, name) throws(UsageError) in
      var sizes: [TextSizeCategory] = []
      for word in uniqueParts(of: text) {
        guard let size = TextSizeCategory(rawValue: word) else {
          throw .unknown("text size", word, among: TextSizeCategory.allCases.map(\.rawValue))
        }
        sizes.append(size)
      }
      if sizes.isEmpty { throw UsageError("\(name) names no text size") }
      return sizes
    }
  }
}
