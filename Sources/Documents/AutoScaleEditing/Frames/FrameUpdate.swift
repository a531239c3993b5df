import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleSourceText
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// Updates the stored frames of a document to its constraints, as Xcode's *Update Frames* does.
///
///     let text = try DocumentText(data: data, path: "Login.xib")
///     let outcome = try FrameUpdate().update(text)
///     outcome.updated.count    // 3
///     print(outcome.edited.diff)
///
/// A view gets its solved frame if Xcode marked it as misplaced, or if its stored frame contradicts the
/// constraints by more than a point, and views in it follow by their autoresizing masks. A frame stays, with a reason, if it
/// depends on the measured size of a text, on a guessed margin, or on constraints that are in conflict
/// or ambiguous. Xcode's marks of misplaced and ambiguous views are brought up to date; that of an ambiguous
/// view is set or removed only where the sizes of texts do not matter.
public struct FrameUpdate: Sendable {
  /// Whether to measure texts, images and controls; otherwise their stored sizes are used.
  public var measuresContents: Bool

  /// Whether frames of views that Xcode did not mark change by a point and less too, down to half a point.
  ///
  /// Versions of Xcode round differently, so that such changes come and go in a team.
  public var includesRounding: Bool

  /// The font files for measuring texts in fonts other than the system's.
  public var fonts = FontLibrary()

  /// Makes an update, by default without measuring, and without changes that rounding explains.
  public init(measuresContents: Bool = false, includesRounding: Bool = false) {
    (self.measuresContents, self.includesRounding) = (measuresContents, includesRounding)
  }

  /// The updated frames of a document, and the frames that stay.
  public struct Outcome: Sendable {
    /// The document with the new frames.
    public let edited: EditedDocument

    /// The updated frames, in document order.
    public let updated: [UpdatedFrame]

    /// The same frames, and the removed marks, as changes, view by view.
    public let changes: [DocumentChange]

    /// The views that keep their frames, one line each with the reason.
    public let kept: [String]

    /// The numbers of new and of removed marks.
    public let addedMarks, removedMarks: Int
  }

  /// A view whose stored frame changes.
  public struct UpdatedFrame: Hashable, Sendable {
    /// The object id of the view.
    public let id: String?
    /// The old frame, in the coordinates of the superview, in points, or `nil` if none was stored.
    public let old: LayoutRect?
    /// The new frame.
    public let new: LayoutRect
  }

  /// Updates the frames, and repeats until a layout of the edited document finds no more.
  ///
  /// - Throws: ``EditingError`` if the frames do not settle, and
  ///   ``/AutoScaleInterfaceBuilder/InterfaceBuilderError`` for an invalid document.
  /// - Complexity: A few layouts of the document.
  public func update(_ text: DocumentText) throws -> Outcome {
    var plan = FramePlan(text)
    for _ in 0..<Self.passLimit {
      // A new stored size moves other views, which only another layout finds.
      let edited = try plan.edited()
      let survey = FrameSurvey(of: try edited.text.document(), by: self)
      if plan.add(survey) { continue }
      return Outcome(
        edited: edited, updated: plan.updated, changes: plan.changes, kept: survey.kept,
        addedMarks: plan.markCount(true), removedMarks: plan.markCount(false))
    }
    throw EditingError(.unproven("the frames do not settle"), path: text.path)
  }

  /// The maximum number of layouts; more are needed only if frames alternate.
  private static let passLimit = 8
}
