// The calls of the standard library whose names begin with an underscore, and why there are any. No
// other file has one, so that a change of the standard library is a change here.

/// The class that a class inherits from; nil for one that inherits from none.
///
/// `_getSuperclass` is the one way to it on Linux. It takes 12 ns; `is` with a class that is known
/// only at run time answers true for every object when it is optimized.
@inlinable
package func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }

extension Unmanaged {
  /// Calls a function with the object, without counting a reference to it.
  ///
  /// The caller keeps the object alive meanwhile. `takeUnretainedValue()` counts a reference, which
  /// takes a third of the time of a walk over a tree.
  @inlinable
  @inline(__always)
  package func withoutCounting<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}
