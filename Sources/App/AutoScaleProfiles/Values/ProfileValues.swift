/// The values of one view in a profile.
///
///     let values = try store.values(for: "title", in: "LoginView", on: context)
///     values.marginLeft             // 6
///     values["isBold"]?.boolean     // a value under a custom name
///
/// The standard lengths are in points on the requested screen. Values under custom names are as in
/// the file, because they are not known to be lengths.
public struct ProfileValues: Hashable, Sendable {
  /// All values by name.
  public private(set) var all: [String: ProfileValue]

  /// Makes values from names and values.
  public init(_ values: [String: ProfileValue] = [:]) { all = values }

  /// The value under a name, standard or custom, or `nil` if there is none.
  public subscript(name: String) -> ProfileValue? {
    get { all[name] }
    set { all[name] = newValue }
  }

  subscript(key: StandardKey) -> ProfileValue? { all[key.rawValue] }

  /// The distance to the neighbour on the left, in points.
  public var marginLeft: Double? { self[.marginLeft]?.number }

  /// The distance to the neighbour on the right, in points.
  public var marginRight: Double? { self[.marginRight]?.number }

  /// The distance to the neighbour above, in points.
  public var marginTop: Double? { self[.marginTop]?.number }

  /// The distance to the neighbour below, in points.
  public var marginBottom: Double? { self[.marginBottom]?.number }

  /// The width, in points.
  public var width: Double? { self[.width]?.number }

  /// The height, in points.
  public var height: Double? { self[.height]?.number }

  /// The size of the font, in points.
  public var fontSize: Double? { self[.fontSize]?.number }

  /// The radius of the corners, in points.
  public var cornerRadius: Double? { self[.cornerRadius]?.number }

  /// The name of the image.
  public var imageName: String? { self[.imageName]?.string }

  /// The first remark, with a meaning of the app's own.
  public var remarkParameterOne: ProfileValue? { self[.remarkParameterOne] }

  /// The second remark, with a meaning of the app's own.
  public var remarkParameterTwo: ProfileValue? { self[.remarkParameterTwo] }

  /// Returns these values with each standard length transformed.
  func mapLengths(_ transform: (Double) -> Double) -> ProfileValues {
    var result = self
    for key in StandardKey.allCases where key.isLength {
      if let length = self[key]?.number { result.all[key.rawValue] = .number(transform(length)) }
    }
    return result
  }
}

extension ProfileValues: ExpressibleByDictionaryLiteral {
  /// Values by name; the last one wins if a name appears twice.
  public init(dictionaryLiteral elements: (String, ProfileValue)...) {
    all = Dictionary(elements, uniquingKeysWith: { $1 })
  }
}

extension ProfileValues: Encodable {
  /// Encodes the values as one object.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(all)
  }
}

extension ProfileValues: CustomStringConvertible {
  /// The values in the order of their names, such as `height: 55, width: 55`.
  public var description: String {
    all.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
  }
}
