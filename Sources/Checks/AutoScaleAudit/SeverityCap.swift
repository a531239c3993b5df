import AutoScale
import AutoScaleTrees

/// A reason for which a finding is less severe than its rule allows.
struct SeverityCap: Hashable {
  /// The highest severity that the finding can have.
  let severity: Finding.Severity

  /// The cause, in words that follow "since".
  private let cause: String

  /// The severity and the cause, such as `note, since code fills Stack`.
  var reason: String { "\(severity.rawValue), since \(cause)" }

  /// Allows a warning at most.
  static func warning(_ cause: String) -> SeverityCap {
    SeverityCap(severity: .warning, cause: cause)
  }

  /// Allows a note at most.
  static func note(_ cause: String) -> SeverityCap { SeverityCap(severity: .note, cause: cause) }
}

// MARK: - Warnings

extension SeverityCap {
  /// The size of a text decides.
  static let measuredText = warning("it depends on a measured text")

  /// The finding occurs in right-to-left languages only.
  static let rightToLeft = warning("it occurs in right-to-left languages only")

  /// The view is a part of a screen.
  static let stretchedPart = warning("the view may have another width")

  /// The design has the fault already, and its stored frames do not show it.
  static let unseen = warning("the drawn document has it too, but its stored frames do not")

  /// A view is hidden in the design too.
  static let hiddenAsDrawn = warning("the drawn document has it too")

  /// Returns a warning for a view that is hidden in the design too, or a note if only a sliver of it is.
  static func hidden(byDesign observation: Observation) -> SeverityCap {
    observation.amount ?? 0 < slightLength ? .drawnSo : .hiddenAsDrawn
  }

  /// The safe area decides.
  static let bars = warning("it depends on the visible bars")

  /// The margins of a stack decide.
  static let stackMargins = warning("code may switch off the margins of the stack")

  /// The name of the file says that only pads load it.
  static let padFile = warning("only pads load this file")

  /// A view has a fixed frame, whose place on other screens depends on the version of Xcode.
  static let fixedFrame = warning("no constraint positions it")

  /// The length in points below which few people see a fault.
  static let slightLength = 8.0

  /// Only a small part of a view is affected.
  static let slight = warning(slightCause)

  /// So little of a view is affected that nobody would notice.
  static let hardlySeen = note(slightCause)

  private static let slightCause = "it is less than \(slightLength.text) pt"

  /// Xcode checked the view and did not mark it.
  static let unmarked = warning("Xcode did not mark it as ambiguous")

  /// The proportions of a stack decide.
  static let proportionalStack = warning("a stack fills its length proportionally")

  /// The size of an image decides.
  static let imageSize = warning("it depends on the size of an image")

  /// A constraint that decides is removed when the app is built.
  static let placeholder = warning("code replaces a placeholder constraint")

  /// A runtime attribute changes a constraint that decides.
  static let constraintAttribute = warning("a runtime attribute changes a constraint")

  /// The user told Xcode not to look for open frames.
  static let uncheckedAmbiguity = warning("Xcode does not verify the position of the view")

  /// Limits a finding because a runtime attribute sets a text.
  static func replacedText(_ name: String) -> SeverityCap {
    warning("a runtime attribute sets the text of \(name)")
  }

  /// Limits a finding because code knows a constraint that decides.
  static func outlet(_ name: String) -> SeverityCap {
    warning("code may change a constraint through the outlet \(name)")
  }
}

// MARK: - Notes

extension SeverityCap {
  /// The design has the fault already.
  static let drawnSo = note("the drawn document has it too")

  /// The design has the fault already, and no bars are known that may explain it.
  static let unknownBars = note("the drawn document has it too, and states no bars")

  /// The size of a surrounding view is unknown.
  static let unknownSize = note("code sets the size of the view around it")

  /// Interface Builder gave the view its text.
  static let defaultText = note("Interface Builder gives new views this text")

  /// The finding occurs in right-to-left languages only, and no text is in one.
  static let noRightToLeftTexts = note(
    "it occurs in right-to-left languages only, and the document has no texts in one")

  /// The safe area decides, and a scroll view begins in it.
  static let scrolled = note("scrolled content begins below the bars")

  /// Xcode checked this very frame and did not mark it.
  static let unmarkedDrawing = note(
    "the drawn document has it too, and Xcode did not mark it as ambiguous")

  /// No device has a width with the fault.
  static let noDevice = note("no device has these widths")

  /// Xcode checked a stored frame and did not mark it.
  static let unmarkedFrame = note("Xcode did not mark it as misplaced")

  /// Stored frames of the same font contradict the measured texts.
  static let otherTextWidth = note("stored frames contradict the measured widths in this font")

  /// The size of a text decides over a pixel.
  static let pixelOfText = note("it depends on a text, which is not measured to the pixel")

  /// Constraints contradict each other.
  static let conflict = note("constraints conflict on this screen")

  /// The constraints leave frames open.
  static let openFrames = note("frames are ambiguous on this screen")

  /// Limits a finding because a view of the user's own class decides.
  static func customClass(_ name: String) -> SeverityCap { note("the class \(name) may change it") }
}
