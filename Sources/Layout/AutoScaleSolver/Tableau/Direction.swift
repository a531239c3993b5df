/// A way in which a nonbasic column or row can move.
struct Direction: BitwiseCopyable {
  var column: Int
  var isUpward: Bool
  /// The change of the level's cost for each unit; less than zero is an improvement.
  var slope = SlopeSum()
}
