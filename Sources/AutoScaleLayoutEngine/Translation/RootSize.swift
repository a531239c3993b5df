/// The size of a root; a missing length is as small as the constraints allow.
struct RootSize {
  var width: Double?
  var height: Double?

  /// Whether the content decides a length.
  var isFitting: Bool { width == nil || height == nil }
}
