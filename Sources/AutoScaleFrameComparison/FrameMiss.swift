/// A view whose solved frame is not the stored one.
public struct FrameMiss: Encodable {
  /// Why the frames differ; the list may grow in any minor release.
  @nonexhaustive public enum Cause: String, CaseIterable, Sendable, Encodable {
    /// The stored frame contradicts the view's own constraints.
    case misplaced
    /// The stored frame is on whole points, at most one off its constraints.
    case rounded
    /// A margin or an inset of the safe area differs that neither the document nor a frame states.
    case inset
    /// A text, a baseline or an image is measured otherwise.
    case content
    /// Required constraints contradict each other.
    case conflict
    /// The constraints leave the frame open.
    case open
    /// Another view is elsewhere.
    case consequence
    /// No cause is known.
    case unexplained
  }

  /// The object id of the view.
  public let id: String?

  /// The class of the view.
  public let `class`: String

  /// What people call the view, or the id where nobody named it.
  public let name: String

  /// The line of the file at which the view begins, from 1.
  public let line: Int

  /// The stored x, y, width and height in the coordinates of the superview, in points.
  public let stored: [Double]

  /// The solved x, y, width and height in the coordinates of the superview, in points.
  public let solved: [Double]

  /// Why the frames differ.
  public let cause: Cause

  /// What the document does not state and the frame depends on, which is then out of reach; nil
  /// where it states all.
  public let unstated: UnstatedContent?

  /// What the cause is in this case, in words.
  public let reason: String
}

extension FrameMiss: CustomStringConvertible {
  /// The class and the name of the view, and the reason.
  public var description: String { "\(self.class) \(name): \(reason)" }
}

extension FrameMiss.Cause {
  /// What people read of a cause, without a full stop.
  public var heading: String {
    switch self {
    case .misplaced: "the stored frame contradicts the view's own constraints"
    case .rounded: "the stored frame is on whole points, at most one off its constraints"
    case .inset: "a margin or a safe area is another one than the system's that was guessed"
    case .content: "a text, a baseline or an image is measured otherwise"
    case .conflict: "required constraints contradict each other"
    case .open: "the constraints leave the frame open"
    case .consequence: "another view is elsewhere"
    case .unexplained: "no cause is known"
    }
  }
}
