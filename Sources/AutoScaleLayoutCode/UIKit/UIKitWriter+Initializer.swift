import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension UIKitWriter {
  /// The arguments of an initializer, which is that of the class's own object too.
  func arguments(of view: ViewCode) -> [String] {
    let facts = view.facts
    switch view.node.role {
    case .button(let button):
      let type = facts.take("buttonType")
      return button.style == .configured ? [] : Self.buttonType(type).map { ["type: \($0)"] } ?? []
    case .table(let table):
      facts.skip(["style"])
      return table.style == .plain ? [] : ["frame: .zero", "style: .\(table.style.rawValue)"]
    case .collection:
      return ["frame: .zero", "collectionViewLayout: UICollectionViewFlowLayout()"]
    case .visualEffect: return effect(of: facts).map { ["effect: \($0)"] } ?? []
    case .segmentedControl(let control):
      facts.skip(["segments", "segmentControlStyle"])
      let titles = control.titles.map(\.literal).joined(separator: ", ")
      return control.titles.isEmpty ? [] : ["items: [\(titles)]"]
    case .activityIndicator(let indicator):
      facts.skip(["style"])
      return ["style: .\(indicator.isLarge ? "large" : "medium")"]
    case .progress:
      return facts.take("progressViewStyle") == "bar" ? ["progressViewStyle: .bar"] : []
    case .tableCell: return cellStyle(of: facts)
    default: return []
    }
  }

  private static func buttonType(_ type: String?) -> String? {
    switch type {
    case nil, "custom": nil
    case "detailDisclosure", "infoLight", "infoDark", "contactAdd", "close": type.map { ".\($0)" }
    default: ".system"
    }
  }

  private func effect(of facts: ElementFacts) -> String? {
    guard let blur = facts.takeChild("blurEffect") else { return nil }
    facts.skip(["view:contentView"])
    let style = blur["style"] ?? "regular"
    guard style.isIdentifier else { return nil }
    return "UIBlurEffect(style: .\(style))"
  }

  /// The style of a cell that is no class of its own.
  private func cellStyle(of facts: ElementFacts) -> [String] {
    let words = facts.take("style")?.split(separator: "Style").last.map(String.init) ?? "Default"
    let style = words.lowercasedFirst
    guard ["value1", "value2", "subtitle"].contains(style) else { return [] }
    return ["style: .\(style)", "reuseIdentifier: nil"]
  }
}
