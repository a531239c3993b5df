#if canImport(SwiftUI) && canImport(UIKit)
  import AutoScaleSwiftUI
  import AutoScaleUIKit
  import AutoScaleUISnapshots
  import SwiftUI
  import Testing
  import UIKit

  @Suite struct NameTests {
    /// Names of SwiftUI that this package must not have: they would be ambiguous in every file of an app
    /// that imports both.
    @Test func `types of SwiftUI are known by their names`() {
      #expect(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).leading == 2)
      #expect(LayoutDirection.leftToRight != .rightToLeft)
      #expect(TextAlignment.leading != .center)
      #expect(ContentMode.fit != .fill)
    }
  }
#endif
