import AutoScale
import AutoScaleLayoutEngine
import AutoScaleXcodeCanvas
import Foundation

/// The options of subcommands that read Interface Builder files.
enum DocumentOptions {
  static let language = ValueOption.language(
    "--language", help: "the language of the texts (that of the document)")

  static let sdk = ValueOption<BuildSDK>(
    "--sdk", "VERSION", help: "the SDK of the build (27.0); 27.1 has other margins",
    completion: .words(BuildSDK.allCases.map(\.rawValue))
  ) { (text, name) throws(UsageError) in
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }.filter { $0 >= 0 }
    guard let major = numbers.first, numbers.count == parts.count else {
      throw UsageError("\(name) needs a version such as 26 or 27.1, but is '\(text)'")
    }
    return (major, numbers.dropFirst().first ?? 0) < (27, 1) ? .before27_1 : .from27_1
  }

  static let fonts = ValueOption<URL>(
    "--fonts", "DIR", help: "a folder of fonts (those of the document's project)",
    completion: .directories
  ) { (text, name) throws(UsageError) in
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: text, isDirectory: &isDirectory),
      isDirectory.boolValue
    else { throw UsageError.badInput("\(name) needs a folder; '\(text)' is not one") }
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
