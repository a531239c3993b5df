import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees

@testable import AutoScaleAudit

extension SoundScreen {
  /// Constraints that hold a view 16 points from both sides of the screen and 100 from its top.
  private static func constraintsAcross(_ id: String) -> [String] {
    [
      AuditDocument.constraint("\(id)-x", id, "leading", "screen", constant: 16),
      AuditDocument.constraint("\(id)-r", "screen", "trailing", id, constant: 16),
      AuditDocument.constraint("\(id)-y", id, "top", "screen", constant: 100),
    ]
  }

  /// Adds an image twice as wide as it is high, between both edges and in a fixed height.
  mutating func plantStretch(
    _ random: inout SplitMix64
  ) -> PlantedFault.Expectation {
    let height = Double(Int.random(in: 160...171, using: &random))
    document.device +=
      #"<resources><image name="hero" width="100" height="50"/></resources>"#
    document.views.append(
      AuditDocument.view(
        "hero", "imageView", #"image="hero""#, frame: (16, 100, 343, height),
        constraints: [AuditDocument.constraint("hero-h", "hero", "height", constant: height)]))
    document.constraints += Self.constraintsAcross("hero")
    return PlantedFault.Expectation(
      rule: .stretchedImage, element: "hero",
      widths: PlantedFault.widths.filter { 2 * height / Double($0 - 32) > 1.1 })
  }

  /// Adds a constraint that others decide: of a length, of the place where the view ends, or of both.
  mutating func plantRedundancy(
    of button: Button, _ random: inout SplitMix64
  ) -> PlantedFault.Expectation {
    let distance = Double(Int.random(in: 0...20, using: &random))
    let constraint =
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        AuditDocument.constraint(
          "more", button.id, "width", constant: button.width - distance,
          more: #"relation="greaterThanOrEqual""#)
      case 1:
        AuditDocument.constraint(
          "more", button.id, "width", constant: button.width - distance, more: #"priority="750""#)
      case 2:
        AuditDocument.constraint(
          "more", button.id, "centerX", "screen", "leading",
          constant: button.x + button.width / 2)
      default:
        AuditDocument.constraint(
          "more", button.id, "trailing", "screen", "leading",
          constant: button.x + button.width + distance, more: #"relation="lessThanOrEqual""#)
      }
    document.constraints.append(constraint)
    return PlantedFault.Expectation(
      rule: .redundantConstraint, element: button.id, widths: Array(PlantedFault.widths))
  }

  /// Adds two buttons, of which the second one moves by two points for each point of width.
  mutating func plantSwap(
    _ random: inout SplitMix64
  ) -> PlantedFault.Expectation {
    let (x, limit) = (
      Double(Int.random(in: 100...200, using: &random)), Int.random(in: 322...335, using: &random)
    )
    document.views += [Self.button("one"), Self.button("two")]
    document.place("one", x: x, y: 520, width: 40, height: 44)
    // The second one ends at 2 * width + constant + 20.
    document.constraints += [
      AuditDocument.constraint(
        "two-x", "two", "centerX", "screen", constant: x - 19 - 2 * Double(limit),
        more: #"multiplier="4""#),
      AuditDocument.constraint("two-y", "two", "top", "one"),
      AuditDocument.constraint("two-w", "two", "width", constant: 40),
      AuditDocument.constraint("two-h", "two", "height", constant: 44),
    ]
    return PlantedFault.Expectation(
      rule: .reversedOrder, element: "one", widths: PlantedFault.widths.filter { $0 < limit })
  }

  /// Adds a card half as high as it is wide, unless it is to be higher.
  mutating func plantRatio(
    _ random: inout SplitMix64
  ) -> PlantedFault.Expectation {
    let least = Int.random(in: 146...155, using: &random)
    document.views.insert(
      AuditDocument.view(
        "card",
        constraints: [
          AuditDocument.constraint(
            "ratio", "card", "height", "card", "width", more: #"multiplier="0.5" priority="999""#),
          AuditDocument.constraint(
            "least", "card", "height", constant: Double(least),
            more: #"relation="greaterThanOrEqual""#),
        ]), at: 0)
    document.constraints += Self.constraintsAcross("card")
    return PlantedFault.Expectation(
      rule: .brokenAspectRatio, element: "card",
      widths: PlantedFault.widths.filter { $0 < 2 * least + 32 })
  }

  /// Makes the view around a button too narrow for it.
  mutating func plantParent(
    ofButtonAt index: Int, _ random: inout SplitMix64
  ) -> PlantedFault.Expectation {
    let button = buttons[index]
    let end = Double(Int.random(in: 322...360, using: &random))
    document.views[index] = AuditDocument.view(
      "parent", "view", #"clipsSubviews="YES""#,
      content: "<subviews>\(document.views[index])</subviews>")
    document.constraints += [
      AuditDocument.constraint("p-x", "parent", "leading", "screen"),
      AuditDocument.constraint("p-r", "screen", "trailing", "parent"),
      AuditDocument.constraint("p-y", "parent", "top", "screen", constant: button.y - 8),
      AuditDocument.constraint("p-h", "parent", "height", constant: 60),
    ]
    set("\(button.id)-w", to: end - button.x)
    return PlantedFault.Expectation(
      rule: .cutOff, element: button.id,
      widths: PlantedFault.widths(before: end))
  }

  /// Adds two buttons, one at each side, that overlap on narrow screens.
  mutating func plantOverlap(_ random: inout SplitMix64) -> PlantedFault.Expectation {
    let limit = Int.random(in: 322...344, using: &random)
    let width = Double(Int.random(in: 60...200, using: &random))
    document.views += [Self.button("one"), Self.button("two")]
    document.place("one", x: 16, y: 520, width: width, height: 44)
    // They share 16 + width - (screen - 16 - other) points, which is 1 at the limit.
    document.constraints += [
      AuditDocument.constraint("two-x", "screen", "trailing", "two", constant: 16),
      AuditDocument.constraint("two-y", "two", "top", "one"),
      AuditDocument.constraint("two-w", "two", "width", constant: Double(limit - 31) - width),
      AuditDocument.constraint("two-h", "two", "height", constant: 44),
    ]
    return PlantedFault.Expectation(
      rule: .overlap, element: "one", widths: PlantedFault.widths.filter { $0 <= limit })
  }

  /// Adds a button that has the width which the screen has beyond some points.
  mutating func plantViewWithoutSize(_ random: inout SplitMix64) -> PlantedFault.Expectation {
    let limit = Int.random(in: 321...343, using: &random)
    document.views.append(Self.button("one"))
    document.place("one", x: 16, y: 520, height: 44)
    document.constraints += [
      AuditDocument.constraint(
        "one-w", "one", "width", "screen", constant: Double(-limit), more: #"priority="999""#),
      AuditDocument.constraint(
        "one-l", "one", "width", more: #"relation="greaterThanOrEqual""#),
    ]
    return PlantedFault.Expectation(
      rule: .noSize, element: "one", widths: PlantedFault.widths.filter { $0 <= limit })
  }

  /// Adds an upright line that begins at a tenth of the screen's width, and is thinner than a pixel.
  mutating func plantHairline(_ random: inout SplitMix64) -> PlantedFault.Expectation {
    let tenths = Int.random(in: 1...3, using: &random)
    let color = #"<color key="backgroundColor" white="0" alpha="1" colorSpace="calibratedWhite"/>"#
    document.views.append(
      AuditDocument.view(
        "line",
        constraints: [
          AuditDocument.constraint("line-w", "line", "width", constant: Double(tenths) / 10),
          AuditDocument.constraint("line-h", "line", "height", constant: 40),
        ], content: color))
    document.constraints += [
      AuditDocument.constraint(
        "line-x", "line", "leading", "screen", "trailing", more: #"multiplier="0.1""#),
      AuditDocument.constraint("line-y", "line", "top", "screen", constant: 520),
    ]
    // Screens of these widths have two pixels a point, so that the line begins at a fifth of the
    // width in pixels, and is as many fifths of a pixel thick as it is tenths of a point.
    func pixel(_ fifths: Int) -> Int { (2 * fifths + 5) / 10 }
    return PlantedFault.Expectation(
      rule: .lostHairline, element: "line",
      widths: PlantedFault.widths.filter { pixel($0) == pixel($0 + tenths) })
  }

  /// Adds a text in a font that scaling makes too small.
  mutating func plantSmallFont(_ random: inout SplitMix64) -> PlantedFault.Expectation {
    let tenths = Int.random(in: 118...130, using: &random)
    document.views.append(
      AuditDocument.view(
        "small", "label", #"text="Terms""#,
        content:
          "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(Double(tenths) / 10)\"/>"
      ))
    document.place("small", x: 16, y: 520)
    // The size is a part of 375 points.
    return PlantedFault.Expectation(
      rule: .smallFont, element: "small",
      widths: PlantedFault.widths.filter { tenths * $0 < 110 * 375 })
  }

  /// Gives a button a switch of an older library.
  mutating func plantLibrarySwitch(onButtonAt index: Int) -> PlantedFault.Expectation {
    let attribute =
      #"<userDefinedRuntimeAttribute type="boolean" keyPath="autoTitle" value="YES"/>"#
    document.views[index] = document.views[index].replacing(
      "<constraints>",
      with: "<userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes><constraints>"
    )
    return PlantedFault.Expectation(
      rule: .scaledTwice, element: buttons[index].id, widths: Array(PlantedFault.widths))
  }

  /// Adds a title whose distance from the top is a part of the screen's width.
  mutating func plantTitleBelowStatusBar(
    _ random: inout SplitMix64
  ) -> PlantedFault.Expectation {
    let tenths = Int.random(in: 133...157, using: &random)
    document.views += [
      AuditDocument.view("spacer"), AuditDocument.view("high", "label", #"text="High""#),
    ]
    document.place("spacer", x: 0, y: 0, width: 10)
    document.constraints += [
      AuditDocument.constraint(
        "spacer-h", "spacer", "height", "screen", "width", more: #"multiplier="0.1""#),
      AuditDocument.constraint("high-x", "high", "leading", "screen", constant: 16),
      AuditDocument.constraint(
        "high-y", "high", "top", "spacer", "bottom", constant: -Double(tenths) / 10),
    ]
    // Rounded to half points the title begins before the status bar's 20.
    return PlantedFault.Expectation(
      rule: .outsideSafeArea, element: "high",
      widths: PlantedFault.widths.filter { 10 * ($0 - tenths) < 1975 })
  }

  /// Adds two buttons with one left edge, of which the second one moves with the screen's width.
  mutating func plantDrift(_ random: inout SplitMix64) -> PlantedFault.Expectation {
    let thousandths = Int.random(in: 16...19, using: &random)
    let x = Double(Int.random(in: 30...100, using: &random))
    document.views += [Self.button("one"), Self.button("two")]
    document.place("one", x: x, y: 520, width: 40, height: 44)
    let part = Double(thousandths) / 1000
    document.constraints += [
      AuditDocument.constraint(
        "two-x", "two", "leading", "screen", "trailing", constant: x - part * 375,
        more: "multiplier=\"\(part)\""),
      AuditDocument.constraint("two-y", "two", "top", "one", "bottom", constant: 8),
      AuditDocument.constraint("two-w", "two", "width", constant: 60),
      AuditDocument.constraint("two-h", "two", "height", constant: 44),
    ]
    // Rounded to half points it is half a point off, and a whole one from 0.75 on.
    return PlantedFault.Expectation(
      rule: .pixelDrift, element: "two",
      widths: PlantedFault.widths.filter { thousandths * (375 - $0) < 750 })
  }

  /// Gives the title a text that is too long for it on some widths.
  mutating func plantLongText(_ random: inout SplitMix64) throws -> PlantedFault.Expectation {
    let text = String(repeating: "word ", count: Int.random(in: 7...12, using: &random)) + "end"
    setTitle(text)
    return PlantedFault.Expectation(
      rule: .clippedText, element: "title",
      widths: try Self.widths(of: text) { measured, _ in measured.fit == .clipped })
  }

  /// Gives the title such a text, and lets it shrink.
  mutating func plantShrunkText(_ random: inout SplitMix64) throws -> PlantedFault.Expectation {
    let text = String(repeating: "word ", count: Int.random(in: 7...8, using: &random)) + "end"
    setTitle(text, #"minimumScaleFactor="0.5""#)
    return PlantedFault.Expectation(
      rule: .tightText, element: "title",
      widths: try Self.widths(of: text) { _, missing in missing > 1 })
  }

  /// The widths on which something is so of a title's measurement and of the points that it lacks.
  private static func widths(
    of title: String, where isSo: (TextMeasurement, Double) -> Bool
  ) throws -> [Int] {
    let context = try ScreenContext(width: 320, height: 568)
    func measure(_ width: Double?) -> TextMeasurement {
      SystemTextMeasurer().measure(
        title, font: .system(17), width: width, lines: 1, in: context)
    }
    let needed = measure(nil).size.width
    return PlantedFault.widths.filter { width in
      let room = Double(width) - 32
      return isSo(measure(room), needed - room)
    }
  }
}
