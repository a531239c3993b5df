// The real thing: the stub of SwiftUI has no hosting controllers.
#if canImport(UIKit) && canImport(SwiftUI) && !os(Linux)
  import AutoScaleSwiftUI
  import AutoScaleUIKit
  import SwiftUI
  import Testing
  import UIKit

  private struct Probe: View {
    let see: (ScreenContext) -> Void
    @Environment(\.screenContext) private var context

    var body: some View {
      let _ = see(context)
      Text("")
    }
  }

  @MainActor @Suite struct HostedViewTests {
    @available(iOS 17, tvOS 17, *)
    @Test func `a hosted view has the context of its window`() throws {
      var seen: [ScreenContext] = []
      let context = try ScreenContext(width: 450, height: 800)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 450, height: 800))
      window.traitOverrides[ScreenContextTrait.self] = TraitScreen(context)
      window.rootViewController = UIHostingController(rootView: Probe { seen.append($0) })
      window.isHidden = false
      window.layoutIfNeeded()
      #expect(seen.last == context)
    }
  }
#endif
