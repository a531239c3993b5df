import AutoScaleAudit

/// The frames of a view that differ between two documents.
package struct FrameChange: Hashable, Sendable {
  /// A change in one direction, with its screens.
  package struct Part: Hashable, Sendable {
    /// The change of the frame in words, such as `4 pt lower`.
    package let change: String
    /// The changes of x, y, width and height on each screen, in points.
    package let amounts: [[Double]]
    /// The screens.
    package let screens: FrameScreens
  }

  /// The object id of the view.
  package let identifier: String

  /// The name of the view in the new document.
  package let name: String

  /// Whether the frame differs only if it is read from right to left.
  package let isRightToLeft: Bool

  /// The changes, in the order of their first screens.
  package let parts: [Part]
}

extension FrameChange.Part: CustomStringConvertible {
  /// The change with its screens, such as `4 pt lower on 320…374 pt (iPhone SE)`.
  package var description: String { "\(change) \(screens.description)" }
}

extension FrameChange {
  /// The changes in words, without the name of the view.
  package var words: String {
    // The names of the views come before the words in the same line.
    DifferenceSection.list(parts.map(\.description), after: "", separator: "; ", room: 120)
      + (isRightToLeft ? ", read from right to left" : "")
  }
}

/// A difference that moves or resizes views, with these views.
package struct FrameCause: Hashable, Sendable {
  /// The object ids of the views and constraints that differ; empty if none is known.
  package let identifiers: [String]

  /// The difference in words, such as `Title.top = screen.top + 24 differs`.
  package let words: String

  /// The views in the order of the tree.
  package let views: [FrameChange]
}
