import AutoScale
import Dispatch

/// Makes values on all cores, and returns them in order.
package func concurrentMap<Value: Sendable>(_ count: Int, _ make: @Sendable (Int) -> Value)
  -> [Value]
{
  let values = Guarded([Value?](repeating: nil, count: count))
  DispatchQueue.concurrentPerform(iterations: count) { index in
    let value = make(index)
    values.withLock { $0[index] = value }
  }
  return values.withLock { $0 }.compactMap(\.self)
}
