import AutoScale
import AutoScaleLayout
import AutoScalePages
import Foundation

/// A fault of a screen in code on its worst width, with the element framed in red.
struct AppFindingPicture {
  let svg: String

  /// Audits a screen with a long title beside a price, and draws the finding.
  init() throws {
    let root = ViewNode("screen")
    root.backgroundColor = .systemBackground
    var above: ViewNode?
    for (id, name, cost) in [
      ("bread", "Wholemeal rye bread", "€ 4.20"), ("pretzel", "Pretzel", "€ 1.20"),
      ("cake", "Plum cake", "€ 3.50"), ("coffee", "Coffee", "€ 2.80"),
    ] {
      above = try Self.addRow(
        LabelNode(id, text: name, font: .system(24, weight: .bold)), cost: cost, to: root,
        below: above)
    }
    let audit = Audit()
    guard let finding = audit.report(on: root).findings.first(where: { $0.rule == .clippedText }),
      let picture = finding.picture
    else { throw CocoaError(.featureUnsupported) }
    var sheet = PictureSheet(title: "A screen in code with a finding: \(finding.message).")
    sheet.add(picture, caption: finding.message)
    svg = sheet.svg
  }

  private static func addRow(
    _ title: LabelNode, cost: String, to root: ViewNode, below above: ViewNode?
  ) throws -> ViewNode {
    let price = LabelNode(text: cost, font: .system(24))
    root.addChildren([title, price])
    price.contentCompressionResistance.horizontal = .required
    try title.makeConstraints { make in
      make.left.equalToSuperview().inset(16)
      if let above {
        make.top.equalTo(above.bottom).offset(24)
      } else {
        make.top.equalTo(root.guide(.safeArea)).offset(24)
      }
    }
    try price.makeConstraints { make in
      make.left.greaterThanOrEqualTo(title.right).offset(8)
      make.right.equalToSuperview().inset(16)
      make.firstBaseline.equalTo(title)
    }
    return title
  }
}
