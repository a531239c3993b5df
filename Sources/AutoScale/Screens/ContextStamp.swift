import Synchronization

/// A number that copies of a context share and no other context has, so that what is remembered of
/// a context is found without comparing all of it.
///
/// It is no part of the context's value: any two are equal.
package struct ContextStamp: Hashable, Sendable {
  package let number: UInt64

  init() { number = lastStamp.add(1, ordering: .relaxed).newValue }

  package static func == (first: ContextStamp, second: ContextStamp) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}

private let lastStamp = Atomic<UInt64>(0)
