import AutoScale
import Foundation

/// Threads that change the values of an array at the same time.
package enum Workers {
  /// Changes each value once, on a number of threads, and returns when all are done.
  ///
  /// The values are taken in order. Two calls of the body may run at the same time, so each call must change
  /// nothing but its value and objects that no other call reads.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - threads: The number of threads, the caller's included.
  ///   - body: Changes a value; it takes the index too.
  package static func forEach<Value>(
    in values: inout [Value], on threads: Int, _ body: (inout Value, Int) -> Void
  ) {
    let count = min(threads, values.count)
    guard count > 1 else {
      for index in values.indices { body(&values[index], index) }
      return
    }
    values.withUnsafeMutableBufferPointer { buffer in
      // Each index is taken once, so threads share no element.
      nonisolated(unsafe) let (buffer, body) = (buffer, body)
      let next = Guarded(0)
      DispatchQueue.concurrentPerform(iterations: count) { _ in
        while true {
          let index = next.withLock { next in
            defer { next += 1 }
            return next
          }
          guard index < buffer.count else { break }
          body(&buffer[index], index)
        }
      }
    }
  }
}
