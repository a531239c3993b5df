import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleSourceText
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// Converts a document to a design of another width.
///
///     let text = try DocumentText(data: data, path: "Login.xib")
///     let outcome = try DocumentRebase(to: 393).rebase(text)
///     outcome.changes.first?.description  // "Login.xib:31: constraint b1: constant 16 -> 16.768"
///
/// Each length gets its scaled value in the document, for all size classes: those that
/// ``/AutoScaleXcodeCanvas/DocumentAdaptation`` scales, and those that only documents have. Standard
/// spacings and default fonts get a number. The canvas becomes a device of the new width, with the
/// frames of the rebased document; a misplaced view stays misplaced by the scaled amount. The size of a text style stays and is listed.
public struct DocumentRebase: Sendable {
  /// The new width of the design, in points.
  public var width: Double

  /// The phone of the new canvas, or `nil` for the usual one of the width.
  public var phone: Screen?

  /// The present width of the design, in points; `nil` means the canvas of each document.
  public var reference: Double?

  /// The kinds of lengths to scale.
  public var type = AdaptScreenWidthType.all

  /// The classes of views to leave alone, including subclasses and descendants.
  public var exceptedClasses: [String] = []

  /// The key paths of runtime attributes to scale besides those whose names mean lengths.
  public var runtimeLengths: Set<String> = []

  /// The rounding of scaled lengths, to pixels of the new device.
  ///
  /// Without rounding, converting back restores all numbers of up to 15 digits.
  public var rounding = PixelRounding.none

  /// Makes a conversion to a width that scales all lengths without rounding.
  ///
  /// The canvas becomes the usual phone of the width, of the same kind as the old one if the width
  /// has phones with and without a home button.
  public init(to width: Double, from reference: Double? = nil) {
    self.width = width
    self.reference = reference
  }

  /// Makes a conversion to a phone of Xcode's canvas that scales all lengths without rounding.
  ///
  ///     DocumentRebase(to: try Screen(named: "iPhone 8"))
  public init(to phone: Screen, from reference: Double? = nil) {
    self.init(to: phone.portrait.width, from: reference)
    self.phone = phone
  }

  /// A rebased document and its changes.
  public struct Outcome: Sendable {
    /// The document with the new lengths and frames.
    public let edited: EditedDocument
    /// The device of the canvas, as the document names it.
    public let device: String
    /// Whether the canvas has the width already, so that nothing changes.
    public let hasWidth: Bool
    /// The changed lengths, in document order.
    public let changes: [LengthChange]
    /// The lengths that stay because the document does not state them, and numbers that may be
    /// lengths, one line each.
    public let kept: [String]
    /// The constraints that contradict each other at the new width and not at the old one, one line
    /// for each conflict.
    public let conflicts: [String]
    /// The excepted classes that match a view.
    public let matchedClasses: Set<String>
    /// The key paths of ``DocumentRebase/runtimeLengths`` that match a runtime attribute.
    public let matchedKeyPaths: Set<String>
  }

  /// A changed length.
  public struct LengthChange: Hashable, Sendable, CustomStringConvertible {
    /// The name of the file in messages.
    public let path: String
    /// The line, from 1.
    public let line: Int
    /// The name of the view's or constraint's element, and its id, if it has one.
    public let element: String
    /// The attribute.
    public let attribute: String
    /// The old number.
    public let old: Double
    /// The new number.
    public let new: Double

    /// One line, `path:line: element: attribute old -> new`.
    public var description: String {
      "\(path):\(line): \(element): \(attribute) \(old.text) -> \(new.text)"
    }
  }

  /// Scales the lengths of a document.
  ///
  /// A document whose canvas has the width stays, unless ``reference`` is another one.
  ///
  /// - Throws: ``EditingError`` for a document without a phone's canvas, a width that no canvas
  ///   has, and a result that is not the adapted document;
  ///   ``/AutoScaleInterfaceBuilder/InterfaceBuilderError`` for an invalid document.
  public func rebase(_ text: DocumentText) throws -> Outcome {
    let old = try canvas(of: text.document(), path: text.path)
    let device = try device(like: old, path: text.path)
    // The design is drawn on the short side, also on a canvas in landscape.
    let reference = reference ?? min(old.width, old.height)
    if device == old, reference == width { return try unchanged(text, on: old) }
    let scaling = try scaling(from: reference, to: device)
    let plan = try RebasePlan(
      text, for: device, scaling, adaptation(scaling),
      RuntimeLengths(keyPaths: runtimeLengths))
    return try RebasedDocument(text, plan).outcome
  }

  private func unchanged(_ text: DocumentText, on device: InterfaceDevice) throws -> Outcome {
    Outcome(
      edited: try EditedDocument(text, []), device: device.id, hasWidth: true, changes: [],
      kept: [], conflicts: [], matchedClasses: [], matchedKeyPaths: [])
  }

  /// Returns the phone of a document's canvas.
  private func canvas(
    of document: InterfaceDocument, path: String
  ) throws(EditingError) -> InterfaceDevice {
    let problem: String
    switch document.device {
    case nil: problem = "it names no known device for its canvas"
    case let device? where device.idiom != .phone:
      problem = "its canvas is that of a \(device.idiom.rawValue)"
    case let device? where !device.isFullScreen: problem = "its canvas is a part of a screen"
    case let device?: return device
    }
    throw EditingError(
      .unproven(
        "\(problem), and only designs for phones are rebased; choose a phone for it in Xcode"),
      path: path)
  }

  private func device(
    like old: InterfaceDevice, path: String
  ) throws(EditingError) -> InterfaceDevice {
    if let phone {
      let device = phone.canvasID.flatMap { InterfaceDevice(id: $0, orientation: old.orientation) }
      if let device, device.idiom == .phone { return device }
      throw EditingError(
        .unproven("Xcode's canvas has no \(phone.name); choose a phone with a canvas id"),
        path: path)
    }
    if let device = InterfaceDevice(width: width, like: old) { return device }
    let widths = InterfaceDevice.phoneWidths.map(\.text).joined(separator: ", ")
    throw EditingError(
      .unproven(
        "no phone of Xcode's canvas is \(width.text) points wide; write one of \(widths)"),
      path: path)
  }

  private func scaling(
    from reference: Double, to device: InterfaceDevice
  ) throws(InvalidParameterError) -> LengthScaling {
    // Without rounding, lengths skip the one-pixel minimum, so that the way back restores the
    // numbers.
    let screen = try Screen(
      width: device.width, height: device.height,
      pixelsPerPoint: rounding == .none ? 1e9 : device.pixelsPerPoint, idiom: .phone)
    let rule = try ScalingRule(referenceWidth: reference, rounding: rounding)
    return LengthScaling(reference: reference, width: width, screen: screen, rule: rule)
  }

  private func adaptation(_ scaling: LengthScaling) -> DocumentAdaptation {
    DocumentAdaptation(
      to: scaling.screen, rule: scaling.rule, type: type, exceptedClasses: exceptedClasses,
      reference: .given)
  }
}
