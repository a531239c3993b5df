// README shows these lines.
#if canImport(SwiftUI) && os(Linux)
  import AutoScaleSwiftUI
  import SwiftUI

  struct ProfileScreen: View {
    @AutoScaled private var spacing = 12

    var body: some View {
      VStack(spacing: spacing) {
        Text("Jane Appleseed").autoFont(size: 24, weight: .bold)
        Text("Edit").autoFrame(width: 120, height: 44).autoCornerRadius(8)
      }
      .autoPadding(16)
    }
  }

  struct ProfileRoot: View {
    var body: some View { ProfileScreen().autoScaleContainer() }
  }
#endif
