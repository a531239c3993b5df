import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleInterfaceBuilder

/// Compares the runtime attributes of the reader with the properties that UIKit sets by name.
///
/// Setting values by key needs the runtime of Objective-C, which Linux lacks, so the names are read in
/// the source.
@Suite struct NibAttributeNameTests {
  /// The Objective-C names of the properties in a source file.
  private static func names(in file: String) throws -> [String] {
    let url = Corpus.package.appending(path: "Sources/App/AutoScaleUIKit/Adaptation/\(file)")
    let pattern = #/@(?:objc|IBInspectable)(?:\((\w+)\))?\s*#endif\s*(?:public )?var (\w+)/#
    return try String(contentsOf: url, encoding: .utf8).matches(of: pattern)
      .map { String($0.output.1 ?? $0.output.2) }
  }

  @Test func `an attribute that the reader knows is a property of a view or a constraint`() throws {
    let properties =
      try Self.names(in: "NibAttributes.swift") + Self.names(in: "NibAttributes+AutoInch.swift")
    let radii = ScalingAttribute.cornerRadii.filter { $0.hasPrefix("auto") }
    let attributes = ScalingAttribute.constraints.union(ScalingAttribute.fonts)
      .union(ScalingAttribute.others.keys).union(radii)
    #expect(Set(properties) == attributes)
  }
}
