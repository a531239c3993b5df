/// The keys that the format defines.
enum StandardKey: String, CaseIterable {
  case marginLeft, marginRight, marginTop, marginBottom, width, height
  case fontSize, imageName, remarkParameterOne, remarkParameterTwo

  /// Whether the value is a length, in points, which is scaled on other screens.
  var isLength: Bool {
    switch self {
    case .marginLeft, .marginRight, .marginTop, .marginBottom, .width, .height, .fontSize: true
    case .imageName, .remarkParameterOne, .remarkParameterTwo: false
    }
  }

  /// Whether the length cannot be negative.
  var isSize: Bool { self == .width || self == .height || self == .fontSize }

  static let names = allCases.map(\.rawValue)
}
