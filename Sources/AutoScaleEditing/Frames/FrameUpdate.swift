import AutoScale
import AutoScaleFrameComparison
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleSourceText
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// Brings the stored frames of a document to what its constraints say, as Xcode's *Update Frames* does.
///
///     let text = try DocumentText(data: data, path: "Login.xib")
///     let outcome = try FrameUpdate().update(text)
///     outcome.updated.count    // 3
///     print(outcome.edited.diff)
///
/// A view gets the solved frame where its stored one contradicts the constraints by more than half a
/// point. Frames that differ because a text is measured otherwise, a margin is guessed, constraints
/// contradict each other or leave the frame open stay, with the reason. Marks of Xcode that are no
/// longer true go.
public struct FrameUpdate: Sendable {
  /// Whether texts, images and controls are measured; otherwise they are as large as they are stored.
  public var measuresContents: Bool

  /// Makes an update, by default one that measures nothing.
  public init(measuresContents: Bool = false) { self.measuresContents = measuresContents }

  /// The frames of a document that are updated, and those that are not.
  public struct Outcome: Sendable {
    /// The document with the new frames.
    public let edited: EditedDocument

    /// The frames that are updated, in the order of the document.
    public let updated: [UpdatedFrame]

    /// The views whose solved frames are not taken, in a line each with the reason.
    public let kept: [String]

    /// The number of marks that are no longer true.
    public let removedMarks: Int
  }

  /// A view whose stored frame is another one now.
  public struct UpdatedFrame: Hashable, Sendable {
    /// The object id of the view.
    public let id: String?
    /// The frame that was stored, in the coordinates of the superview, in points; nil for none.
    public let old: LayoutRect?
    /// The frame that is stored now.
    public let new: LayoutRect
  }

  /// Finds the frames that constraints say, until another layout of the edited document finds no more.
  ///
  /// - Throws: ``EditingError`` where that does not come to an end, and
  ///   ``/AutoScaleInterfaceBuilder/InterfaceBuilderError`` for what is no document.
  /// - Complexity: A few layouts of the document.
  public func update(_ text: DocumentText) throws -> Outcome {
    var plan = FramePlan(text)
    for _ in 0..<Self.passLimit {
      let edited = try plan.edited()
      let survey = FrameSurvey(of: try edited.text.document(), measuresContents: measuresContents)
      if plan.add(survey) { continue }
      return Outcome(
        edited: edited, updated: plan.updated, kept: survey.kept, removedMarks: plan.markCount)
    }
    throw EditingError(.unproven("the frames do not settle"), path: text.path)
  }

  /// As many layouts follow from each other; more only where frames chase each other.
  private static let passLimit = 8
}
