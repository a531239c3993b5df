import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension UIKitWriter {
  /// The arguments of an initializer, also for the class's own object.
  func arguments(of view: ViewCode) -> [Expression.Argument] {
    let facts = view.facts
    switch view.node.role {
    case .button(let button):
      let type = facts.take("buttonType")
      guard button.style != .configured, let name = Self.buttonType(type) else { return [] }
      return [.init("type", .text(name))]
    case .table(let table):
      facts.skip("style")
      let style = Expression.text(".\(table.style.rawValue)")
      return table.style == .plain ? [] : [.init("frame", ".zero"), .init("style", style)]
    case .collection: return collectionArguments(of: view)
    case .visualEffect: return [.init("effect", effect(of: facts))]
    case .segmentedControl: return segmentArguments(of: view)
    case .activityIndicator(let indicator):
      facts.skip("style")
      return [.init("style", indicator.isLarge ? ".large" : ".medium")]
    case .progress:
      return facts.take("progressViewStyle") == "bar" ? [.init("progressViewStyle", ".bar")] : []
    case .tableCell: return cellStyle(of: facts)
    case .web: return webArguments(of: view)
    default: return []
    }
  }

  private static func buttonType(_ type: String?) -> String? {
    switch type {
    case nil, "custom": nil
    case "detailDisclosure", "infoLight", "infoDark", "contactAdd", "close": type.map { "." + $0 }
    default: ".system"
    }
  }

  private func effect(of facts: ElementFacts) -> Expression {
    guard let blur = facts.child("blurEffect"), let style = blur.takeCase("style") else {
      return "nil"
    }
    let effect = Expression.call("UIBlurEffect", [.init("style", .text("." + style))])
    guard let vibrancy = facts.child("vibrancyEffect") else { return effect }
    _ = vibrancy.child("blurEffect")?.take("style")
    return .call("UIVibrancyEffect", [.init("blurEffect", effect)])
  }

  /// The style of a cell that is no class of its own.
  private func cellStyle(of facts: ElementFacts) -> [Expression.Argument] {
    let words = facts.take("style")?.split(separator: "Style").last.map(String.init) ?? "Default"
    let style = words.lowercasedFirst
    guard ["value1", "value2", "subtitle"].contains(style) else { return [] }
    return [.init("style", .text("." + style)), .init("reuseIdentifier", "nil")]
  }

  /// The titles or images of segments.
  private func segmentArguments(of view: ViewCode) -> [Expression.Argument] {
    view.facts.skip("segmentControlStyle")
    let segments = view.facts.child("segments")?.children("segment") ?? []
    let items = segments.enumerated().map { index, segment -> Expression in
      if let image = UIKitImages.image("image", of: segment) {
        // A list has no type of its own, so that a missing image needs another one in its place.
        segment.skip("title")
        guard case .call(let name, let arguments, let tail) = image else { return "UIImage()" }
        return .call(name, arguments, tail: tail + " ?? UIImage()")
      }
      return context.text(
        segment.takeText("title") ?? "", of: view.facts.markup, keys: "segmentTitles[\(index)]")
    }
    return items.isEmpty ? [] : [.init("items", .list(items))]
  }
}
