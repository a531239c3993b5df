import AutoScale
import AutoScaleXcodeCanvas

@testable import AutoScaleAudit

/// A rule with a document that is similar to its example, and has no fault.
protocol SoundExample: AuditRule {
  var soundExample: ExampleDocument { get }
}

extension AmbiguousLayout: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Buy", x: 120, width: 120)
    return example
  }
}

extension BarInColumn: SoundExample {
  var soundExample: ExampleDocument {
    Self.example(item: #"title="Move" image="folder" catalog="system""#)
  }
}

extension BrokenAspectRatio: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(
      .view, "Card", x: 16, y: 16, width: 343, height: 85.75, without: ["width", "height"],
      content: #"<color key="backgroundColor" white="0.8" alpha="1" colorSpace="calibratedWhite"/>"#
    )
    example.constrain("screen", "trailing", to: "Card", plus: 16)
    example.constrain("Card", "height", to: "Card", "width", times: 0.25, priority: 999)
    return example
  }
}

extension ClippedTexts: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(
      .label, "This line of text is as long as the screen", x: 16, width: 343, height: 20.5,
      without: ["width", "height"], attributes: #"numberOfLines="0""#)
    example.constrain(
      "screen", "trailing", to: "This line of text is as long as the screen", plus: 16)
    return example
  }
}

extension ConflictingConstraints: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Buy", x: 16, width: 120)
    example.constrain("Buy", "width", plus: 200, priority: 999)
    return example
  }
}

extension ConstraintOwner: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Yes", x: 16, width: 80)
    example.add(.button, "No", x: 120, width: 80, without: ["leading"])
    example.constrain("No", "leading", to: "Yes", "trailing", plus: 24)
    return example
  }
}

extension Covered: SoundExample {
  var soundExample: ExampleDocument { Self.example(distance: 80) }
}

extension CutOff: SoundExample {
  var soundExample: ExampleDocument { Self.example(buttonWidth: 240) }
}

extension DefaultMargin: SoundExample {
  var soundExample: ExampleDocument {
    Self.example(
      margins: #"<edgeInsets key="layoutMargins" top="8" left="8" bottom="8" right="8"/>"#)
  }
}

extension DuplicateConstraint: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Buy", x: 16, width: 120)
    example.constrain("Buy", "width", plus: 120, relation: "greaterThanOrEqual")
    return example
  }
}

extension InRoundCorner: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.pose = .open
    example.add(.button, "Back", x: 20, y: 20, width: 44)
    return example
  }
}

extension LargeFactor: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Buy", x: 16, width: 120)
    (example.scaling, example.widths) = (DocumentScaling(), 375...500)
    return example
  }
}

extension LongLine: SoundExample {
  var soundExample: ExampleDocument { Self.example(width: -400) }
}

extension LostHairline: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(
      .view, "Line", x: 16, y: 64, width: 288, height: 0.5,
      content:
        #"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>"#
    )
    return example
  }
}

extension MisplacedView: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Buy", x: 160, width: 120, without: ["leading"])
    example.constrain("Buy", "leading", to: "screen", plus: 160)
    return example
  }
}

extension NoSize: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(.label, "Total", x: 16, width: 95, without: ["width"])
    example.constrain("Total", "width", to: "screen", plus: -280)
    example.add(.button, "Buy", x: 119, width: 160, without: ["leading"])
    example.constrain("Buy", "leading", to: "Total", "trailing", plus: 8)
    return example
  }
}

extension OddMultiplier: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Cancel", x: 16, width: 60, without: ["width"])
    example.add(.button, "Send", x: 84, width: 120)
    example.constrain("Cancel", "width", to: "Send", times: 0.5)
    return example
  }
}

extension OnTheFold: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.pose = .partlyFolded
    example.add(.button, "Yes", x: 16, width: 44)
    return example
  }
}

extension OneSideOnly: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.pose = .closed
    example.add(.view, "Card", x: 16, width: 200, without: ["leading", "width"])
    example.constrain("Card", "width", to: "safe", plus: -232)
    example.constrain("Card", "centerX", to: "safe")
    return example
  }
}

extension OutsideSafeArea: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(.label, "Title", x: 16, y: 24, width: 120, height: 20, without: ["top"])
    example.constrain("Title", "top", to: "safe", plus: 4)
    return example
  }
}

extension OutsideScreen: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Buy", x: 16, width: 288)
    return example
  }
}

extension Overlap: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Cancel", x: 16, width: 130)
    example.add(.button, "Send", x: 229, width: 130, without: ["leading"])
    example.constrain("screen", "trailing", to: "Send", plus: 16)
    return example
  }
}

extension PixelDrift: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "One", x: 37.5, y: 16, width: 120, without: ["leading"])
    example.constrain("One", "leading", to: "screen", "trailing", times: 0.1)
    example.add(.button, "Two", x: 37.5, y: 68, width: 120, without: ["leading"])
    example.constrain("Two", "leading", to: "screen", "trailing", times: 0.1)
    return example
  }
}

extension RedundantConstraint: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Buy", x: 16, width: 200, without: ["width"])
    example.constrain("Buy", "width", plus: 200, priority: 750)
    return example
  }
}

extension ReversedOrder: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Yes", x: 250, width: 48)
    example.add(.button, "No", x: 306, width: 48, without: ["leading"])
    example.constrain("No", "leading", to: "Yes", "trailing", plus: 8)
    return example
  }
}

extension ScaledTwice: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Buy", x: 16, width: 120)
    example.scaling = DocumentScaling()
    return example
  }
}

extension ScrollContent: SoundExample {
  var soundExample: ExampleDocument { Self.example(without: nil) }
}

extension SmallFont: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(
      .label, "Terms and conditions", x: 16, width: 200, height: 20,
      content: #"<fontDescription key="fontDescription" type="system" pointSize="11"/>"#)
    return example
  }
}

extension SmallTarget: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "X", x: 16, width: 44, height: 44)
    return example
  }
}

extension SqueezedControl: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(.toggle, "On", x: 16, width: 51, height: 31, without: ["width", "height"])
    return example
  }
}

extension StretchedImage: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(
      .image, "Photo", x: 16, y: 20, width: 343, height: 86, without: ["width"],
      attributes: #"image="photo" contentMode="scaleAspectFit""#)
    example.constrain("screen", "trailing", to: "Photo", plus: 16)
    return example
  }
}

extension TightTexts: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    let text = "This line of small text has less than half of the screen"
    example.add(
      .label, text, x: 16, width: 343, height: 20.5, without: ["width", "height"],
      attributes: #"numberOfLines="0""#)
    example.constrain("screen", "trailing", to: text, plus: 16)
    return example
  }
}

extension UnderColumn: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.pose = .closed
    example.add(.button, "Close", x: 315, width: 44, without: ["leading"])
    example.constrain("Close", "trailing", to: "safe", plus: -16)
    return example
  }
}

extension UnknownImage: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(
      .image, "Logo", x: 16, y: 20, width: 100, height: 86, attributes: #"image="missing""#)
    return example
  }
}

extension UnmirroredMultiplier: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Help", x: 252, width: 48, without: ["leading"])
    example.constrain("Help", "trailing", to: "screen", plus: -75)
    example.direction = .rightToLeft
    return example
  }
}

extension UnsizedCell: SoundExample {
  var soundExample: ExampleDocument { Self.example(without: nil) }
}

extension UnderKeyboard: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.showsKeyboard = true
    example.add(.field, "Code", x: 16, width: 200, height: 34)
    return example
  }
}

extension UnmirroredEdge: SoundExample {
  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Back", x: 16, width: 64)
    example.add(.label, "Title", x: 96, y: 48, width: 100, height: 20)
    example.direction = .rightToLeft
    return example
  }
}
