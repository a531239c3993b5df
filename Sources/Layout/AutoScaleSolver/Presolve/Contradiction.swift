/// Required rows and bounds, given as sources, that cannot hold together.
///
/// A source is a row of the store, or for the lower bound of a variable the complement of its index. The
/// set may still contain sources that have nothing to do with the contradiction.
struct Contradiction {
  var sources: [Int32]
  /// The sources were rewritten by definitions before this one only.
  var time: Int32 = .max
}
