// Traits with a scope are newer than the oldest compiler, which builds no tests.
#if compiler(>=6.2)
  import AutoScale
  import Testing

  /// Keeps the notices to developers out of the log of tests whose input has faults on purpose.
  public struct QuietNotices: SuiteTrait, TestTrait, TestScoping {
    /// Whether a suite passes the trait on to its tests.
    public let isRecursive = true

    /// Runs a test with a receiver of notices that drops them; a receiver of the test comes before it.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await DeveloperNotice.$receiver.withValue({ _ in }) { try await function() }
    }
  }

  extension Trait where Self == QuietNotices {
    /// Drops the notices of a suite or a test.
    public static var quietNotices: QuietNotices { QuietNotices() }
  }
#endif
