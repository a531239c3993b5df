import AutoScale
import AutoScaleTrees

/// What the place of a color demands of its expression.
enum ColorPlace {
  case property
  /// A place without a type of its own, such as a dictionary.
  case untyped
  case layer
  /// A property of the app, which may be no optional.
  case appProperty
}

/// Values of documents in the words of the framework.
extension CodeOptions {
  /// A length, as a design value if lengths are scaled.
  func length(_ length: Double) -> Expression {
    .text(scalesLengths ? length.designLiteral : length.literal)
  }

  private func lengths(
    _ type: String, _ names: [String], _ lengths: [Double]
  ) -> Expression { .call(type, Arguments(zip(names, lengths.map(length)))) }

  func size(width: Double, height: Double) -> Expression {
    lengths("CGSize", ["width", "height"], [width, height])
  }

  func frame(_ frame: LayoutRect) -> Expression {
    lengths(
      style.isUIKit ? "CGRect" : "LayoutRect", ["x", "y", "width", "height"],
      [frame.x, frame.y, frame.width, frame.height])
  }

  func insets(_ insets: LayoutInsets) -> Expression {
    lengths(
      style.isUIKit ? "UIEdgeInsets" : "LayoutInsets", ["top", "left", "bottom", "right"],
      LayoutInsets.Edge.allCases.map { insets[$0] })
  }

  func directionalInsets(_ insets: LayoutInsets) -> Expression {
    lengths(
      "NSDirectionalEdgeInsets", ["top", "leading", "bottom", "trailing"],
      LayoutInsets.Edge.allCases.map { insets[$0] })
  }

  /// A text as a literal, or looked up by its key.
  func text(_ text: String, key: String?) -> Expression {
    let isSwiftUI = style == .swiftui
    guard let key, let table = translations else {
      return isSwiftUI && !text.isPlainSwiftUI
        ? .call("String", ["_": .literal(text)]) : .literal(text)
    }
    if isSwiftUI {
      return .call("String", ["localized": .literal(key), "table": .literal(table.name)])
    }
    return .call(
      "NSLocalizedString",
      [
        "_": .literal(key), "tableName": .literal(table.name), "value": .literal(text),
        "comment": "\"\"",
      ])
  }

  func color(_ color: StatedColor, for place: ColorPlace = .property) -> Expression {
    if !style.isUIKit { return Self.nodeColor(color) }
    switch (place, color.uiKit) {
    case (.untyped, .text(let name)): return .text("UIColor" + name)
    case (.layer, .text(let name)): return .text("UIColor\(name).cgColor")
    case (.layer, .call(let callee, let arguments, _)):
      return .call(callee, arguments, tail: color.isAsset ? "?.cgColor" : ".cgColor")
    // A color of an asset catalog may be missing.
    case (.untyped, let plain) where color.isAsset: return .text("\(plain.flat ?? "") ?? .label")
    case (.appProperty, let plain) where color.isAsset:
      return .text("\(plain.flat ?? "") ?? .clear")
    case (_, let plain): return plain
    }
  }

  private static func nodeColor(_ color: StatedColor) -> Expression {
    func call(_ parts: Arguments, alpha: Double) -> Expression {
      .call("ViewColor", alpha == 1 ? parts : parts + ["alpha": .number(alpha)])
    }
    switch color {
    case .system(let name), .asset(let name): return .text(".system(\(name.literal))")
    case .gray(let white, let alpha): return call(["white": .number(white)], alpha: alpha)
    case .rgb(let parts), .displayP3(let parts):
      return call(
        ["red": .number(parts.red), "green": .number(parts.green), "blue": .number(parts.blue)],
        alpha: parts.alpha)
    }
  }

  /// A font as UIKit writes it, of a view whose own switch may keep it from scaling.
  ///
  /// A place without a type, such as a dictionary, needs that of the font.
  func font(
    _ font: FontDescriptor, of node: ViewNode? = nil, isUntyped: Bool = false
  ) -> Expression {
    let scales = scalesLengths && node?.adapterScreen != false
    let type = isUntyped ? "UIFont" : ""
    // A text style decides the size and the weight.
    if let style = font.textStyle {
      // A scaled style is an expression of its own, whose type nothing tells.
      let plain = "preferredFont(forTextStyle: .\(style.rawValue))"
      return .text(scales ? "UIFont.\(plain).auto()" : "\(type).\(plain)")
    }
    let size = scales ? font.size.designLiteral : font.size.literal
    // A name brings its weight along.
    if let name = font.publicName {
      return .call(
        "UIFont", ["name": .literal(name), "size": .text(size)],
        tail: isUntyped ? " ?? .systemFont(ofSize: \(size))" : "")
    }
    if font.traits.contains(.italic) { return .text("\(type).italicSystemFont(ofSize: \(size))") }
    switch font.weight {
    case .bold: return .text("\(type).boldSystemFont(ofSize: \(size))")
    case .regular: return .text("\(type).systemFont(ofSize: \(size))")
    default:
      return .text("\(type).systemFont(ofSize: \(size), weight: .\(font.weight.rawValue))")
    }
  }

  /// A font as this package's nodes write it, with the names of documents.
  func nodeFont(_ font: FontDescriptor, of node: ViewNode) -> Expression {
    let scales = scalesLengths && node.adapterScreen != false
    if let style = font.textStyle {
      let plain = ".preferred(.\(style.rawValue))"
      return .text(scales ? "FontDescriptor\(plain).auto()" : plain)
    }
    let size = scales ? font.size.designLiteral : font.size.literal
    if let name = font.name {
      let family = font.family.map { ", family: \($0.literal)" } ?? ""
      return .text(".named(\(name.literal)\(family), size: \(size))")
    }
    let weight = font.weight == .regular ? "" : ", weight: .\(font.weight.rawValue)"
    let end = "\(size)\(weight)" + (font.traits.contains(.italic) ? ", traits: .italic" : "")
    return .text(
      font.family.map { "FontDescriptor(family: \($0.literal), size: \(end))" } ?? ".system(\(end))"
    )
  }

  /// The name of a priority in UIKit, the difference from one, or its number.
  static func priority(_ priority: LayoutPriority) -> Expression {
    let number = Double(priority.rawValue)
    let names = [(1000.0, ".required"), (750, ".defaultHigh"), (250, ".defaultLow")]
    // 10: people move a standard priority by a few, and mean it by its name.
    for (standard, name) in names where (number - standard).magnitude <= 10 {
      if number == standard { return .text(name) }
      let difference = (number - standard).magnitude.literal
      return .text("\(name) \(number < standard ? "-" : "+") \(difference)")
    }
    return .text("UILayoutPriority(\(number.literal))")
  }
}

extension StatedColor {
  fileprivate var uiKit: Expression {
    func rgb(_ names: [String], _ parts: ViewColor.Components) -> Expression {
      let numbers = [parts.red, parts.green, parts.blue, parts.alpha]
      return .call("UIColor", Arguments(zip(names, numbers.map { .number($0) })))
    }
    switch self {
    case .system(let name): return .word(name)
    case .asset(let name): return .call("UIColor", ["named": .literal(name)])
    case .displayP3(let parts): return rgb(["displayP3Red", "green", "blue", "alpha"], parts)
    case .rgb(let parts): return rgb(["red", "green", "blue", "alpha"], parts)
    case .gray(white: 0, alpha: 0): return ".clear"
    case .gray(white: 0, alpha: 1): return ".black"
    case .gray(white: 1, alpha: 1): return ".white"
    case .gray(let white, let alpha):
      return .call("UIColor", ["white": .number(white), "alpha": .number(alpha)])
    }
  }
}

extension String {
  /// Whether the text means itself as a literal, which SwiftUI reads as Markdown and as a format.
  var isPlainSwiftUI: Bool { !contains { "*_~`[]<>%\\@".contains($0) } && !contains("://") }
}

extension FontDescriptor {
  /// The name or the family, unless it starts with a period: UIKit does not find the system's own fonts by name.
  var publicName: String? { (name ?? family).flatMap { $0.hasPrefix(".") ? nil : $0 } }
}

extension Double {
  /// The length as a design value that this package scales, except for a hairline.
  var designLiteral: String {
    guard magnitude > 1 else { return literal }
    return self < 0 ? "(\(literal)).auto()" : "\(literal).auto()"
  }
}

extension Expression {
  static func image(named name: String) -> Expression {
    .call("UIImage", ["named": .literal(name)])
  }
}
