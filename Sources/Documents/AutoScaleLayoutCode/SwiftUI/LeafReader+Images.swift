import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// An image with its modifiers.
struct SwiftUIImage {
  var base: Expression
  var looks: [Expression]
  /// Whether it is drawn in a color as it is: a symbol, or one whose rendering mode is stated.
  let hasMode: Bool
}

extension LeafReader {
  /// Reads an image; returns false for one that shows nothing.
  func readImage(_ node: ImageNode, _ unit: inout SwiftUIUnit, _ look: LookReader) -> Bool {
    let hasOutlet = context.index.outletName(of: facts.element) != nil
    let stated = image("image", of: facts)
    guard stated != nil || hasOutlet || look.showsFrame else {
      _ = look.decoration() + look.looks()
      return false
    }
    let image = stated ?? SwiftUIImage(base: "Image(uiImage: UIImage())", looks: [], hasMode: true)
    let names = hasOutlet ? self.names(of: node, without: ["ImageView", "View"]) : []
    let base = hasOutlet ? .text(screen.parameter(names, image.base)) : image.base
    if stated != nil, unit.sized.isEmpty {
      unit.view = .leaf(base).looking(image.looks)
    } else {
      finishImage(base, image.looks, of: node, &unit)
    }
    return true
  }

  /// Gives an image its mode in the size that something else decides.
  private func finishImage(
    _ base: Expression, _ looks: [Expression], of node: ImageNode, _ unit: inout SwiftUIUnit
  ) {
    let mode = facts.word("contentMode") ?? "scaleToFill"
    let plain = SwiftUIView.leaf(base).looking(looks)
    if node.isSymbol, ["scaleToFill", "redraw", "center"].contains(mode), !looks.isEmpty {
      unit.view = plain
      return
    }
    let resizable = SwiftUIView.leaf(base).looking([".resizable()"] + looks)
    switch mode {
    case "scaleToFill", "redraw": unit.view = resizable
    case "scaleAspectFit":
      unit.view = resizable.looking([".scaledToFit()"])
    case "scaleAspectFill":
      // Over a clear color, since the image is larger than its frame.
      unit.view = SwiftUIView.leaf("Color.clear")
        .modified(.overlay(resizable.looking([".scaledToFill()"])))
    case "center": unit.view = .leaf("Color.clear").modified(.overlay(plain))
    default:
      reader.leaveOut(node, "the place of its image at the \(mode)")
      unit.view = .leaf("Color.clear").modified(.overlay(plain))
    }
  }

  /// The expression of an image with its modifiers, or `nil` for none.
  func image(_ key: String, of facts: Reader) -> SwiftUIImage? {
    let reference = facts.child("imageReference", key: key)
    guard let name = reference?.string("image") ?? facts.string(key), !name.isEmpty else {
      return nil
    }
    let catalog = reference?.string("catalog") ?? facts.string("catalog")
    let isSymbol = catalog == "system"
    var looks: [Expression] = []
    if let mode = reference?.word("renderingMode"), ["original", "template"].contains(mode) {
      looks.append(.call(".renderingMode", texts: ["." + mode]))
    }
    let hasMode = isSymbol || !looks.isEmpty
    let key = facts.element.name == "imageView" ? "preferredSymbolConfiguration" : nil
    if isSymbol { looks += symbolLooks([reference, key.flatMap { facts.child($0) }]) }
    return SwiftUIImage(
      base: .call("Image", [isSymbol ? "systemName" : "_": .text(name.literal)]),
      looks: looks, hasMode: hasMode)
  }

  /// The modifiers of a symbol's configurations.
  func symbolLooks(_ configurations: [Reader?]) -> [Expression] {
    var looks: [Expression] = []
    for case let facts? in configurations {
      let scale =
        facts.word("scale", unless: "default") ?? facts.word("symbolScale", unless: "default")
      let weight =
        facts.word("weight", unless: "unspecified")
        ?? facts.word("symbolWeight", unless: "unspecified")
      if let size = facts.number("pointSize") {
        let text = "size: \(size.literal)\(weight.map { ", weight: .\($0)" } ?? "")"
        looks.append(
          scales
            ? .call(".autoFont", texts: [text]) : .call(".font", texts: [".system(\(text))"]))
      } else if let weight {
        looks.append(.call(".fontWeight", texts: ["." + weight]))
      }
      if let font = facts.font() {
        looks += scales ? SwiftUINames.scaledFontLooks(font) : SwiftUINames.fontLooks(font)
      }
      if let scale { looks.append(.call(".imageScale", texts: ["." + scale])) }
    }
    return looks
  }
}
