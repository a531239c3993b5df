import Foundation

/// A string catalog, `Login.xcstrings`: the texts of a document in all languages, as JSON.
struct StringsCatalog: Decodable {
  /// The texts by keys such as `a1b-Cd-e2F.text`.
  let strings: [String: Readable<Text>]

  struct Text: Decodable {
    /// What the text is in each language.
    let localizations: [String: Readable<Localization>]?
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

  /// A part of a catalog, or what is wrong with it, so that the other parts can be read.
  enum Readable<Part: Decodable>: Decodable {
    case part(Part)
    case defect(String)

    init(from decoder: any Decoder) throws {
      do {
        self = .part(try Part(from: decoder))
      } catch let error as DecodingError {
        self = .defect(error.explanation(below: 2))
      }
    }

    var part: Part? { if case .part(let part) = self { part } else { nil } }
    var defect: String? { if case .defect(let defect) = self { defect } else { nil } }
  }

  /// Reads the bytes of a catalog; what is wrong with single texts is left to `defects`.
  init(data: Data, path: String) throws(InterfaceBuilderError) {
    do {
      self = try JSONDecoder().decode(StringsCatalog.self, from: data)
    } catch let error as DecodingError {
      if case .dataCorrupted = error { throw Self.syntaxError(of: data, path: path) }
      throw InterfaceBuilderError(.malformedCatalog(error.explanation(below: 0)), path: path)
    } catch {
      throw InterfaceBuilderError(.malformedCatalog(error.localizedDescription), path: path)
    }
  }

  /// The texts that there are in the first of some languages that has them, by their keys.
  func texts(inFirstOf languages: [String]) -> [String: String] {
    strings.compactMapValues { text in
      languages.lazy.compactMap { text.part?.localizations?[$0]?.part?.text }.first
    }
  }

  /// What is wrong with single texts in any language, by their keys.
  var defects: [(key: String, defect: String)] {
    strings.flatMap { key, text in
      let localizations = text.part?.localizations?.sorted { $0.key < $1.key } ?? []
      return ([text.defect] + localizations.map(\.value.defect)).compactMap { $0 }
        .map { (key, $0) }
    }
  }

  /// Why data is no JSON, and where, as far as the system's reader tells.
  private static func syntaxError(of data: Data, path: String) -> InterfaceBuilderError {
    do {
      _ = try JSONSerialization.jsonObject(with: data)
      return InterfaceBuilderError(.malformedCatalog("it is not JSON"), path: path)
    } catch {
      // Such as "Invalid value around character 23."
      let cause = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
      let number = cause.split(separator: "around character ").last?.prefix(while: \.isNumber)
      let found = number.flatMap { Int($0) }.map { place(ofByte: $0, of: data, path: path) }
      return InterfaceBuilderError(.malformedCatalog("it is not JSON"), path: path, place: found)
    }
  }

  private static func place(ofByte offset: Int, of data: Data, path: String) -> SourcePlace {
    let rows = data.prefix(offset).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let row = String(decoding: rows.last ?? Data(), as: UTF8.self)
    return SourcePlace(path: path, line: rows.count, column: row.count + 1)
  }
}

extension DecodingError {
  /// What is wrong, and at which key, without the first of the keys around it.
  fileprivate func explanation(below depth: Int) -> String {
    switch self {
    case .keyNotFound(let key, let context):
      "'\(key.stringValue)' is missing\(context.place(below: depth))"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "another kind of value is expected\(context.place(below: depth))"
    case .dataCorrupted: "it is not JSON"
    @unknown default: "it cannot be read"
    }
  }
}

extension DecodingError.Context {
  /// The keys around the defect, where there are any.
  fileprivate func place(below depth: Int) -> String {
    let keys = codingPath.dropFirst(depth).map(\.stringValue)
    return keys.isEmpty ? "" : " at '\(keys.joined(separator: "/"))'"
  }
}
