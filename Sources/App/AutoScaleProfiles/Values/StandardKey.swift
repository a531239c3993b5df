/// The keys that the format defines.
enum StandardKey: String, CaseIterable {
  case marginLeft, marginRight, marginTop, marginBottom, width, height
  case fontSize, cornerRadius, imageName, remarkParameterOne, remarkParameterTwo

  /// Whether the value is a length, in points, which is scaled on other screens.
  var isLength: Bool {
    switch self {
    case .marginLeft, .marginRight, .marginTop, .marginBottom, .width, .height, .fontSize,
      .cornerRadius:
      true
    case .imageName, .remarkParameterOne, .remarkParameterTwo: false
    }
  }

  /// Whether the length cannot be negative.
  var isSize: Bool { [.width, .height, .fontSize, .cornerRadius].contains(self) }

  static let names = allCases.map(\.rawValue)
}
