/// A view whose solved frame is not the stored one.
struct FrameMiss: Encodable {
  /// Why the frames differ.
  enum Cause: String, CaseIterable, Encodable {
    case misplaced, rounded, content, conflict, open, consequence, unexplained
  }

  let id: String?
  let `class`: String
  /// What people call the view, or the id where nobody named it.
  let name: String
  /// The line of the file at which the view begins.
  let line: Int
  /// x, y, width and height in the coordinates of the superview, in points.
  let stored, solved: [Double]
  let cause: Cause
  /// What it is in this case.
  let reason: String
}

extension FrameMiss: CustomStringConvertible {
  var description: String { "\(self.class) \(name): \(reason)" }
}

extension FrameMiss.Cause {
  /// What people read of a cause.
  var heading: String {
    switch self {
    case .misplaced: "the stored frame contradicts the view's own constraints"
    case .rounded: "the stored frame is on whole points, at most one off its constraints"
    case .content: "a text, a baseline or an image is measured otherwise"
    case .conflict: "required constraints contradict each other"
    case .open: "the constraints leave the frame open"
    case .consequence: "another view is elsewhere"
    case .unexplained: "no cause is known"
    }
  }
}
