/// A closure about a screen; it equals only itself.
final class ScreenPredicate: Sendable {
  let holds: @Sendable (ScreenContext) -> Bool

  init(_ holds: @escaping @Sendable (ScreenContext) -> Bool) { self.holds = holds }
}

extension ScreenPredicate: Hashable {
  static func == (first: ScreenPredicate, second: ScreenPredicate) -> Bool { first === second }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
