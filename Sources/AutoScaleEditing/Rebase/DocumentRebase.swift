import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// Converts a document to a design of another width.
///
///     let text = try DocumentText(data: data, path: "Login.xib")
///     let outcome = try DocumentRebase(to: 393).rebase(text)
///     outcome.changes.first?.description  // "Login.xib:31: constraint b1: constant 16 -> 16.768"
///
/// Each length that ``/AutoScaleXcodeCanvas/DocumentAdaptation`` scales gets its scaled value in
/// the document, for all size classes. The canvas becomes a device of the new width, with the
/// frames of the rebased document. A length that the document does not state, such as the size of a
/// text style, stays and is listed.
public struct DocumentRebase: Sendable {
  /// The rounding of scaled lengths.
  public enum Rounding: String, CaseIterable, Hashable, Sendable {
    /// To whole pixels of the new device.
    case pixel
    /// To whole points.
    case point
    /// None: converting there and back gives the same numbers.
    case none
  }

  /// The new width of the design, in points.
  public var width: Double

  /// The present width of the design, in points; `nil` means the canvas of each document.
  public var reference: Double?

  /// The kinds of lengths to scale.
  public var type = AdaptScreenWidthType.all

  /// The classes of views to leave alone, including subclasses and descendants.
  public var exceptedClasses: [String] = []

  /// The rounding of scaled lengths.
  public var rounding = Rounding.none

  /// Makes a conversion that scales all lengths without rounding.
  public init(to width: Double, from reference: Double? = nil) {
    self.width = width
    self.reference = reference
  }

  /// A rebased document and its changes.
  public struct Outcome: Sendable {
    /// The document with the new lengths and frames.
    public let edited: EditedDocument
    /// The changed lengths, in document order.
    public let changes: [LengthChange]
    /// The lengths that stay because the document does not state them, one line each.
    public let kept: [String]
    /// The excepted classes that match a view.
    public let matchedClasses: Set<String>
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
  /// Returns a document that already has the width without changes.
  ///
  /// - Throws: ``EditingError`` for a document without a phone's canvas, a width that no canvas
  ///   has, and a result that fails its check; ``/AutoScaleInterfaceBuilder/InterfaceBuilderError``
  ///   for an invalid document.
  public func rebase(_ text: DocumentText) throws -> Outcome {
    let document = try text.document()
    guard let old = document.device, old.idiom == .phone, old.isFullScreen else {
      throw EditingError(.unproven("it names no phone for its canvas"), path: text.path)
    }
    if document.designWidth == width {
      return Outcome(
        edited: try EditedDocument(text, []), changes: [], kept: [], matchedClasses: [])
    }
    guard let device = InterfaceDevice(width: width, like: old) else {
      let widths = InterfaceDevice.phoneWidths.map(\.text).joined(separator: ", ")
      throw EditingError(
        .unproven(
          "no phone of Xcode's canvas is \(width.text) points wide; write one of \(widths)"),
        path: text.path)
    }
    var lengths = try RebasedLengths(of: text, by: adaptation(from: old, to: device))
    lengths.setDevice(device)
    let resized = try EditedDocument(text, lengths.editor.edits)
    let frames = try RebasedFrames(
      of: resized.text, replacing: document, on: device, textScale: lengths.fontFactors)
    let edited = try settled(
      EditedDocument(text, frames.edits(besides: lengths.editor)), lengths, on: device)
    try prove(edited, lengths)
    return Outcome(
      edited: edited, changes: lengths.changes, kept: lengths.kept,
      matchedClasses: lengths.matchedClasses)
  }

  /// Lays out the new document until its stored frames are those of its layout.
  private func settled(
    _ edited: EditedDocument, _ lengths: RebasedLengths, on device: InterfaceDevice
  ) throws -> EditedDocument {
    var edited = edited
    for _ in 0..<Self.passLimit {
      let frames = try RebasedFrames(
        of: edited.text, replacing: edited.text.document(), on: device, textScale: [:])
      let next = try EditedDocument(edited.original, frames.edits(besides: lengths.editor))
      if next.text.data == edited.text.data { break }
      edited = next
    }
    return edited
  }

  /// As many layouts follow from each other; more only where frames chase each other.
  private static let passLimit = 4

  private func adaptation(
    from old: InterfaceDevice, to device: InterfaceDevice
  ) throws(InvalidParameterError) -> DocumentAdaptation {
    // Without rounding, lengths skip the one-pixel minimum, so that the way back restores the
    // numbers.
    let (rule, scale): (PixelRounding, Double) =
      switch rounding {
      case .none: (.none, 1e9)
      case .pixel: (.nearestPixel, device.pixelsPerPoint)
      case .point: (.nearestPixel, 1)
      }
    let screen = try Screen(
      width: device.width, height: device.height, pixelsPerPoint: scale, idiom: .phone)
    return DocumentAdaptation(
      to: screen,
      rule: try ScalingRule(
        referenceWidth: reference ?? min(old.width, old.height), rounding: rule),
      type: type, exceptedClasses: exceptedClasses, reference: .given)
  }

  /// Reads the edited document again, and checks it against the planned values.
  private func prove(_ edited: EditedDocument, _ lengths: RebasedLengths) throws {
    let document = try edited.text.document()
    guard document.designWidth == width else {
      throw EditingError(
        .unproven("the canvas would not be \(width.text) points wide"), path: edited.text.path)
    }
    if let difference = lengths.difference(to: document) {
      throw EditingError(.unproven(difference), path: edited.text.path)
    }
  }
}

extension InterfaceDevice {
  /// Finds the phone of Xcode's canvas with a width, in the orientation of another device.
  ///
  /// It depends only on the width, so that the way back leads to the same device.
  init?(width: Double, like old: InterfaceDevice) {
    let ids = Screen.all.filter { $0.idiom == .phone && $0.portrait.width == width }
      .compactMap(\.canvasID)
    guard let id = Self.usualPhones[width] ?? ids.last else { return nil }
    self.init(id: id, isLandscape: old.isLandscape)
  }

  /// The most common phone of a width, if there are several.
  ///
  /// Source: the devices of 1,982 documents of 128 public repositories.
  private static let usualPhones = [320.0: "retina4_0", 375: "retina4_7", 414: "retina6_1"]

  /// The widths of the phones of Xcode's canvas, in points, the smallest first.
  static var phoneWidths: [Double] {
    Set(Screen.all.filter { $0.idiom == .phone && $0.canvasID != nil }.map(\.portrait.width))
      .sorted()
  }
}
