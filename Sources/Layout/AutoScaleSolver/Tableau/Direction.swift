/// A direction in which a nonbasic column or row can move.
struct Direction: BitwiseCopyable {
  var column: Int
  var isUpward: Bool
  /// The reduced cost: the change of the level's cost for each unit, negative for an improvement.
  var slope = SlopeSum()
}
