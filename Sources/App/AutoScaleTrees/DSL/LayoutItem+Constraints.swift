extension LayoutItem {
  /// Makes constraints of this item, and activates them.
  ///
  ///     try title.makeConstraints { make in
  ///       make.top.equalToSuperview().offset(24)
  ///       make.left.right.equalToSuperview().inset(auto: 16)
  ///       make.height.greaterThanOrEqualTo(44).priority(.high)
  ///     }
  ///
  /// Each constraint is added to the nearest common ancestor of its items, as in UIKit; one with a
  /// single item is added to that item. Attributes without a relation do not compile.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - build: Writes the constraints.
  /// - Returns: The constraints in the order in which they were written, to keep and change later.
  /// - Throws: ``ConstraintError`` with every defect, or the closure's error; nothing is added
  ///   then.
  /// - Complexity: O(1) for each constraint, plus the depth of its items.
  @discardableResult
  public func makeConstraints(
    fileID: String = #fileID, line: Int = #line,
    @ConstraintBuilder _ build: (ConstraintMaker) throws -> Void
  ) throws -> [LayoutConstraint] {
    try [self].makeConstraints(fileID: fileID, line: line, build)
  }

  /// Removes the constraints that were made for this item, and makes new ones.
  ///
  /// - Returns: The new constraints in the order in which they were written.
  /// - Throws: ``ConstraintError`` with every defect, or the closure's error; the old constraints
  ///   stay then.
  @discardableResult
  public func remakeConstraints(
    fileID: String = #fileID, line: Int = #line,
    @ConstraintBuilder _ build: (ConstraintMaker) throws -> Void
  ) throws -> [LayoutConstraint] {
    try [self].remakeConstraints(fileID: fileID, line: line, build)
  }

  /// Changes the constants of constraints that were made for this item.
  ///
  ///     try title.updateConstraints { $0.top.equalToSuperview().offset(32) }
  ///
  /// Each written constraint must match one or more made before, active or not, in everything but
  /// its constant: attributes, relation, items, factor and priority. The new constant is a design
  /// value that the next walk scales; with `equalTo(auto:)` and the like it is scaled already and
  /// knows its design value.
  ///
  /// - Returns: The constraints whose constants were set.
  /// - Throws: ``ConstraintError`` with every defect, including constraints that match none, or the
  ///   closure's error; nothing is changed then.
  /// - Complexity: O(*n* · *m*) for *n* constraints written and *m* made before.
  @discardableResult
  public func updateConstraints(
    fileID: String = #fileID, line: Int = #line,
    @ConstraintBuilder _ build: (ConstraintMaker) throws -> Void
  ) throws -> [LayoutConstraint] {
    try [self].updateConstraints(fileID: fileID, line: line, build)
  }

  /// Makes constraints of this item, and stops the program if they cannot be made.
  ///
  ///     final class CardNode: ViewNode {
  ///       override init(_ identifier: String? = nil) {
  ///         super.init(identifier)
  ///         constrain { $0.height.equalTo(120) }
  ///       }
  ///     }
  ///
  /// Use it in initializers that cannot throw; elsewhere use ``makeConstraints(fileID:line:_:)``.
  ///
  /// - Returns: The constraints in the order in which they were written.
  /// - Precondition: The constraints can be made. The program stops at the line of the call, with a
  ///   message that lists each defect and its line.
  @discardableResult
  public func constrain(
    file: StaticString = #fileID, line: UInt = #line,
    @ConstraintBuilder _ build: (ConstraintMaker) -> Void
  ) -> [LayoutConstraint] {
    do {
      return try makeConstraints(fileID: "\(file)", line: Int(line), build)
    } catch {
      // The message has the lines of the defects; the place is the line of the call.
      fatalError("\(error)", file: file, line: line)
    }
  }

  /// Removes all constraints that were made for this item, including inactive ones.
  public func removeConstraints() {
    madeConstraints.deactivate()
    madeConstraints = []
  }
}
