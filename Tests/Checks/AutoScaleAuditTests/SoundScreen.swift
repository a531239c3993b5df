import AutoScaleTestSupport

/// A screen of buttons one below the other, with a title between both edges.
struct SoundScreen {
  var document = AuditDocument()
  var buttons: [Button] = []

  typealias Button = (id: String, x: Double, y: Double, width: Double)

  /// Makes a screen that is right from 320 points on.
  init(_ random: inout SplitMix64) {
    var y = 100.0
    for index in 0..<Int.random(in: 2...6, using: &random) {
      let x = Double(Int.random(in: 8...60, using: &random))
      let width = Double(Int.random(in: 60...160, using: &random))
      let id = "button\(index)"
      buttons.append((id, x, y, width))
      document.views.append(Self.button(id, frame: (x, y, width, 44)))
      document.place(id, x: x, y: y, width: width, height: 44)
      y += 44 + Double(Int.random(in: 8...20, using: &random))
    }
    setTitle("Title")
    document.constraints += [
      AuditDocument.constraint("t-x", "title", "leading", "screen", constant: 16),
      AuditDocument.constraint("t-r", "screen", "trailing", "title", constant: 16),
      AuditDocument.constraint("t-y", "title", "top", "screen", constant: 60),
    ]
  }

  static func button(
    _ id: String,
    frame: (x: Double, y: Double, width: Double, height: Double) = (16, 20, 100, 40)
  ) -> String {
    AuditDocument.view(
      id, "button", frame: frame,
      content: #"<color key="backgroundColor" white="0.9" alpha="1" colorSpace="calibratedWhite"/>"#
        + #"<state key="normal" title="Go"/>"#)
  }

  mutating func setTitle(_ text: String, _ attributes: String = "") {
    document.views.removeAll { $0.contains("id=\"title\"") }
    document.views.append(
      AuditDocument.view(
        "title", "label", "text=\"\(text)\" \(attributes)", frame: (16, 60, 343, 20.5)))
  }

  /// Gives a constraint of a view another constant.
  mutating func set(_ constraint: String, to constant: Double) {
    document.constraints = document.constraints.map { text in
      guard text.contains("id=\"\(constraint)\"") else { return text }
      return text.replacing(/constant="[^"]*"/, with: "constant=\"\(constant)\"")
    }
  }
}
