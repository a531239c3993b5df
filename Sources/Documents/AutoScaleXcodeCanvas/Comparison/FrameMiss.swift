/// A view whose solved frame differs from the stored one.
public struct FrameMiss: Encodable {
  /// The cause of a difference; the list may grow in any minor release.
  #if compiler(>=6.3)
    @nonexhaustive
  #endif
  public enum Cause: String, CaseIterable, Sendable, Encodable {
    /// The stored frame contradicts the view's own constraints.
    case misplaced
    /// The stored frame is on whole points, at most one off its constraints.
    case rounded
    /// A margin or a safe area inset is unconfirmed by the document and its frames.
    case inset
    /// The measured size of a text, a baseline or an image differs.
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

  /// The name of the view, or its id if it has no name.
  public let name: String

  /// The line of the file at which the view begins, from 1.
  public let line: Int

  /// The stored x, y, width and height in the coordinates of the superview, in points.
  public let stored: [Double]

  /// The solved x, y, width and height in the coordinates of the superview, in points.
  public let solved: [Double]

  /// The cause of the difference.
  public let cause: Cause

  /// A fact outside the document on which the frame depends, if there is one.
  public let unstated: UnstatedContent?

  /// The details of the cause, in words.
  public let reason: String
}

extension FrameMiss: CustomStringConvertible {
  /// The class and the name of the view, and the reason.
  public var description: String { "\(self.class) \(name): \(reason)" }
}

extension FrameMiss.Cause {
  /// The description of a cause, without a full stop.
  public var heading: String {
    switch self {
    case .misplaced: "the stored frame contradicts the view's own constraints"
    case .rounded: "the stored frame is on whole points, at most one off its constraints"
    case .inset: "a margin or a safe area differs from the system's default"
    case .content: "a text, a baseline or an image has another measured size"
    case .conflict: "required constraints contradict each other"
    case .open: "the constraints leave the frame open"
    case .consequence: "another view has moved"
    case .unexplained: "the cause is unknown"
    }
  }
}
