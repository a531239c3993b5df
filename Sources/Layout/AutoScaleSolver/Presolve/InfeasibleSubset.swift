/// Required rows and bounds, given as sources, that cannot hold together.
///
/// A source is a row of the store, or the complement of a variable's index for its lower bound. The set may
/// contain sources that the infeasibility does not need.
struct InfeasibleSubset {
  var sources: [Int32]
  /// Only definitions before this time were used to rewrite the sources.
  var time: Int32 = .max
}
