import AutoScale
import AutoScaleXcodeCanvas
import Foundation

/// The options of subcommands that read Interface Builder files.
enum DocumentOptions {
  static let language = ValueOption.language(
    "--language", help: "the language of the texts (that of the document)")

  static let screen = ValueOption.screen(help: "the screen")

  static let screens = ValueOption.screens(
    help: "all, phones, pads, or SCREEN,...: show what differs")

  static let fonts = ValueOption<URL>(
    "--fonts", "DIR", help: "a folder of fonts (those of the document's project)",
    completion: .directories
  ) { (text, name) throws(UsageError) in
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: text, isDirectory: &isDirectory),
      isDirectory.boolValue
    else { throw UsageError("\(name) needs a folder; '\(text)' is not one") }
    return URL(filePath: text, directoryHint: .isDirectory)
  }

  /// Returns the language of a command line, for documents whose place has texts beside them.
  static func language(
    of operands: [String], _ arguments: Arguments
  ) throws(UsageError) -> String? {
    guard arguments.declares(language), let value = try arguments[language] else { return nil }
    try DocumentReader.requireFiles(operands, for: language, because: "texts are beside them")
    return value
  }

  /// Declares the option that says where the sizes of contents come from.
  static func sizes(help: String) -> ValueOption<LayoutOptions.Sizes> {
    .choice("--sizes", help: help, LayoutOptions.Sizes.allCases.map { ($0.rawValue, $0) })
  }

  /// Returns the screens that one of two options names, or `nil` without either.
  ///
  /// Screens of the same size and safe area are taken once.
  static func screens(
    _ screen: ValueOption<Screen>, _ screens: ValueOption<ScreenSet>, _ arguments: Arguments
  ) throws(UsageError) -> [Screen]? {
    let one = try arguments[screen]
    guard let set = try arguments[screens] else { return one.map { [$0] } }
    guard one == nil else {
      throw UsageError("\(screen.name) and \(screens.name) exclude each other")
    }
    return set.sizes
  }
}

extension ValueOption where Value == LayoutOptions.SafeArea {
  /// Declares an option whose value says where the safe area is from.
  static func safeArea(_ name: String, help: String) -> Self {
    Self(
      name, "stored|device|T,L,B,R", help: help, completion: .words(["stored", "device"])
    ) { (text, name) throws(UsageError) in
      if text == "stored" { return .stored }
      if text == "device" { return .device }
      let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
        .compactMap { Double($0) }.filter { $0.isFinite && $0 >= 0 }
      guard numbers.count == 4, text.count(where: { $0 == "," }) == 3 else {
        throw UsageError(
          "\(name) needs stored, device or four insets such as 59,0,34,0, but is '\(text)'")
      }
      return .given(
        LayoutInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]))
    }
  }
}
