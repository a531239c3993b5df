extension ScreenCondition: CustomStringConvertible {
  /// The condition as Swift code, such as `.width(..<360) && .orientation(.portrait)`.
  ///
  /// A closure is `.where { … }`.
  public var description: String {
    switch test {
    case .width(let range): ".width(\(range))"
    case .height(let range): ".height(\(range))"
    case .size(let width, let height):
      ".size(width: \(width.shortDescription), height: \(height.shortDescription))"
    case .inch(let range): ".inch(\(range))"
    case .aspect(let aspectClass): ".aspect(.\(aspectClass))"
    case .sizeClass(let horizontal, let vertical): Self.text(horizontal, vertical)
    case .orientation(let orientation): ".orientation(.\(orientation))"
    case .idiom(let idiom): ".idiom(.\(idiom))"
    case .device(let name): ".device(\(String(reflecting: name)))"
    case .custom, .customRange: ".where { … }"
    case .both(let first, let second): "\(first.operand) && \(second.operand)"
    case .either(let first, let second): "\(first.operand) || \(second.operand)"
    case .not(let condition): "!\(condition.operand)"
    }
  }

  /// The condition as an operand: in parentheses if it has operands itself.
  private var operand: String {
    switch test {
    case .both, .either: "(\(self))"
    default: description
    }
  }

  private static func text(_ horizontal: SizeClass?, _ vertical: SizeClass?) -> String {
    let parts = [("horizontal", horizontal), ("vertical", vertical)]
      .compactMap { name, value in value.map { "\(name): .\($0)" } }
    return ".sizeClass(\(parts.joined(separator: ", ")))"
  }
}

extension ScreenValue: CustomStringConvertible {
  /// The value with its exceptions as Swift code, such as `105.0.screen(.width(414), is: 114.0)`.
  public var description: String {
    exceptions.reduce("\(base)") { "\($0).screen(\($1.condition), is: \($1.value))" }
  }
}
