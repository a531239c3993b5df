import AutoScale
import AutoScaleTrees

/// Colors and fonts as UIKit writes them.
extension ValueWriter {
  func color(_ color: StatedColor, _ place: Value.ColorPlace) -> Expression {
    let plain = Self.color(color)
    switch (place, plain) {
    case (.property, _): return plain
    case (.untyped, .text(let name)): return .text("UIColor" + name)
    case (.layer, .text(let name)): return .text("UIColor\(name).cgColor")
    case (.layer, .call(let callee, let arguments, _)):
      return .call(callee, arguments, tail: color.isAsset ? "?.cgColor" : ".cgColor")
    // A color of an asset catalog may be missing.
    case (.untyped, _) where color.isAsset: return .text("\(plain.flat ?? "") ?? .label")
    case (.appProperty, _) where color.isAsset: return .text("\(plain.flat ?? "") ?? .clear")
    default: return plain
    }
  }

  static func color(_ color: StatedColor) -> Expression {
    switch color {
    case .system(let name): return .text("." + name)
    case .asset(let name): return .call("UIColor", ["named": .text(name.literal)])
    case .displayP3(let parts):
      return rgb("UIColor", ["displayP3Red", "green", "blue", "alpha"], parts)
    case .rgb(let parts): return rgb("UIColor", ["red", "green", "blue", "alpha"], parts)
    case .gray(white: 0, alpha: 0): return ".clear"
    case .gray(white: 0, alpha: 1): return ".black"
    case .gray(white: 1, alpha: 1): return ".white"
    case .gray(let white, let alpha):
      return .call(
        "UIColor", ["white": .text(white.literal), "alpha": .text(alpha.literal)])
    }
  }

  private static func rgb(
    _ type: String, _ names: [String], _ parts: ViewColor.Components
  ) -> Expression {
    let numbers = [parts.red, parts.green, parts.blue, parts.alpha]
    return .call(type, Arguments(zip(names, numbers.map { .text($0.literal) })))
  }

  func font(_ font: StatedFont) -> Expression {
    let scales = options.scalesLengths && font.scales
    let type = font.isUntyped ? "UIFont" : ""
    if let style = font.style {
      // A scaled style is an expression of its own, whose type nothing tells.
      return scales
        ? .text("UIFont.preferredFont(forTextStyle: .\(style.rawValue)).auto()")
        : .text("\(type).preferredFont(forTextStyle: .\(style.rawValue))")
    }
    let size = scales ? font.size.designLiteral : font.size.literal
    if let name = font.name {
      return .call(
        "UIFont", ["name": .text(name.literal), "size": .text(size)],
        tail: type.isEmpty ? "" : " ?? .systemFont(ofSize: \(size))")
    }
    if font.isItalic { return .text("\(type).italicSystemFont(ofSize: \(size))") }
    switch font.weight {
    case .bold: return .text("\(type).boldSystemFont(ofSize: \(size))")
    case .regular: return .text("\(type).systemFont(ofSize: \(size))")
    default:
      return .text("\(type).systemFont(ofSize: \(size), weight: .\(font.weight.rawValue))")
    }
  }
}

/// Colors and fonts as this package's nodes write them.
extension ValueWriter {
  static func nodeColor(_ color: StatedColor) -> Expression {
    func call(_ parts: Arguments<Double>, alpha: Double) -> Expression {
      let all = alpha == 1 ? parts : parts + ["alpha": alpha]
      return .call("ViewColor", all.mapValues { .text($0.literal) })
    }
    switch color {
    case .system(let name), .asset(let name): return .text(".system(\(name.literal))")
    case .gray(let white, let alpha): return call(["white": white], alpha: alpha)
    case .rgb(let parts), .displayP3(let parts):
      return call(
        ["red": parts.red, "green": parts.green, "blue": parts.blue], alpha: parts.alpha)
    }
  }

  func nodeFont(_ font: StatedFont) -> Expression {
    let scales = options.scalesLengths && font.scales
    if let style = font.style {
      return scales
        ? .text("FontDescriptor.preferred(.\(style.rawValue)).auto()")
        : .text(".preferred(.\(style.rawValue))")
    }
    let size = scales ? font.size.designLiteral : font.size.literal
    if let name = font.name {
      let family = font.family.map { ", family: \($0.literal)" } ?? ""
      return .text(".named(\(name.literal)\(family), size: \(size))")
    }
    let weight = font.weight == .regular ? "" : ", weight: .\(font.weight.rawValue)"
    let traits = font.isItalic ? ", traits: .italic" : ""
    if let family = font.family {
      return .text("FontDescriptor(family: \(family.literal), size: \(size)\(weight)\(traits))")
    }
    return .text(".system(\(size)\(weight)\(traits))")
  }
}
