extension Array where Element: AnyObject {
  /// Calls a function with each element, without retaining it.
  ///
  /// The array keeps its elements alive during the calls. Retaining each would take a third of the
  /// time of a walk or a layout.
  @inlinable
  @inline(__always)
  package func forEachUnretained(_ body: (Element) -> Void) {
    withUnsafeBufferPointer { elements in
      for index in elements.indices {
        Unmanaged.passUnretained(elements[index]).withoutCounting(body)
      }
    }
  }
}
