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
  mutating func readImage(_ node: ImageNode) -> Bool {
    let hasOutlet = context.index.outletName(of: facts.element) != nil
    let stated = image("image", of: facts)
    guard stated != nil || hasOutlet || showsFrame else {
      _ = decoration() + looks()
      return false
    }
    let image = stated ?? SwiftUIImage(base: "Image(uiImage: UIImage())", looks: [], hasMode: true)
    let base =
      hasOutlet
      ? .text(screen.parameter(names(without: "ImageView", "View"), image.base)) : image.base
    if stated != nil, sized.isEmpty {
      view = .leaf(base).looking(image.looks)
    } else {
      finishImage(base, image.looks, of: node)
    }
    return true
  }

  /// Gives an image its mode in the size that something else decides.
  private mutating func finishImage(
    _ base: Expression, _ looks: [Expression], of node: ImageNode
  ) {
    let mode = facts.word("contentMode") ?? "scaleToFill"
    let plain = SwiftUIView.leaf(base).looking(looks)
    if node.isSymbol, ["scaleToFill", "redraw", "center"].contains(mode), !looks.isEmpty {
      view = plain
      return
    }
    let resizable = SwiftUIView.leaf(base).looking([".resizable()"] + looks)
    switch mode {
    case "scaleToFill", "redraw": view = resizable
    case "scaleAspectFit": view = resizable.looking([".scaledToFit()"])
    // Over a clear color, since the image is larger than its frame.
    case "scaleAspectFill": view = overlay(resizable.looking([".scaledToFill()"]))
    default:
      if mode != "center" { leaveOut("the place of its image at the \(mode)") }
      view = overlay(plain)
    }
  }

  private func overlay(_ view: SwiftUIView) -> SwiftUIView {
    .leaf("Color.clear").modified(
      .layout(.block(".overlay {", [view.statement(scales: scales)])))
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
    if isSymbol {
      looks += symbolLooks([reference, facts.child("preferredSymbolConfiguration")])
    } else {
      // UIKit uses it only for symbols.
      facts.whole("preferredSymbolConfiguration")
    }
    return SwiftUIImage(
      base: .call("Image", [isSymbol ? "systemName" : "_": .literal(name)]), looks: looks,
      hasMode: hasMode)
  }

  /// The modifiers of a symbol's configurations.
  func symbolLooks(_ configurations: [Reader?]) -> [Expression] {
    configurations.compactMap(\.self).flatMap { facts -> [Expression] in
      var looks: [Expression] = []
      let scale =
        facts.word("scale", unless: "default") ?? facts.word("symbolScale", unless: "default")
      let weight =
        facts.word("weight", unless: "unspecified")
        ?? facts.word("symbolWeight", unless: "unspecified")
      if let size = facts.number("pointSize") {
        let text = "size: \(size.literal)\(weight.map { ", weight: .\($0)" } ?? "")"
        looks = [
          scales ? .call(".autoFont", texts: [text]) : .call(".font", texts: [".system(\(text))"])
        ]
      } else if let weight {
        looks = [.call(".fontWeight", texts: ["." + weight])]
      }
      looks += facts.font().map { SwiftUINames.fontLooks($0, scales: scales) } ?? []
      return looks + (scale.map { [.call(".imageScale", texts: ["." + $0])] } ?? [])
    }
  }
}
