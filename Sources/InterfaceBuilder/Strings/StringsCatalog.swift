import Foundation

/// A string catalog, `Login.xcstrings`: the texts of a document in all languages, as JSON.
struct StringsCatalog: Decodable {
  /// The texts by keys such as `a1b-Cd-e2F.text`.
  let strings: [String: Text]

  struct Text: Decodable {
    /// What the text is in each language.
    let localizations: [String: Localization]?
  }

  /// One text, or one for each kind of device, or for each kind of number.
  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: [String: [String: Localization]]?

    struct Unit: Decodable {
      let state: String?
      let value: String
    }

    /// The text on a phone, and for any number; nil while nobody has translated it.
    var text: String? {
      if let stringUnit { return stringUnit.state == "new" ? nil : stringUnit.value }
      let device = variations?["device"]
      let plural = variations?["plural"]
      return (device?["iphone"] ?? device?["other"] ?? plural?["other"])?.text
    }
  }

  /// Reads the bytes of a catalog.
  init(data: Data, path: String) throws(InterfaceBuilderError) {
    do {
      self = try JSONDecoder().decode(StringsCatalog.self, from: data)
    } catch let error as DecodingError {
      throw InterfaceBuilderError(.malformedCatalog(error.explanation), path: path)
    } catch {
      throw InterfaceBuilderError(.malformedCatalog(error.localizedDescription), path: path)
    }
  }

  /// The texts that there are in the first of some languages that has them, by their keys.
  func texts(inFirstOf languages: [String]) -> [String: String] {
    strings.compactMapValues { text in
      languages.lazy.compactMap { text.localizations?[$0]?.text }.first
    }
  }
}

extension DecodingError {
  /// What is wrong, and at which key.
  fileprivate var explanation: String {
    switch self {
    case .keyNotFound(let key, let context): "'\(key.stringValue)' is missing\(context.place)"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "another kind of value is expected\(context.place)"
    case .dataCorrupted: "it is not JSON"
    @unknown default: "it cannot be read"
    }
  }
}

extension DecodingError.Context {
  /// The keys around the defect, where there are any.
  fileprivate var place: String {
    codingPath.isEmpty ? "" : " at '\(codingPath.map(\.stringValue).joined(separator: "/"))'"
  }
}
