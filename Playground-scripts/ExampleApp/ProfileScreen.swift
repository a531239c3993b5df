#if canImport(SwiftUI)
  import AutoScaleSwiftUI
  import SwiftUI

  /// The same in SwiftUI: lengths of the design, scaled by the container around them.
  struct ProfileScreen: View {
    @AutoScaled private var spacing = 12

    var body: some View {
      VStack(spacing: spacing) {
        Text("Jane Appleseed").autoFont(size: 24, weight: .bold)
        Text("Edit")
          .autoFont(size: 16, following: .body)
          .autoFrame(width: 120, height: 44)
          .autoCornerRadius(8)
      }
      .autoPadding(16)
    }
  }

  /// What is known of a person, as a table.
  struct ProfileTable: View {
    var body: some View {
      AutoGrid(horizontalSpacing: 16, verticalSpacing: 8) {
        GridRow {
          Text("Email")
          Text("jane@example.com")
        }
      }
    }
  }

  /// Friends, as many in a row as fit.
  struct Friends: View {
    let names: [String]
    @AutoScaled private var spacing = 8
    @Environment(\.screenContext) private var screen

    private let columns = [GridItem(.adaptive(minimum: 80), spacing: 8)]

    var body: some View {
      LazyVGrid(columns: columns.map { $0.auto(in: screen) }, spacing: spacing) {
        ForEach(names, id: \.self) { Text($0) }
      }
    }
  }

  /// The root view of a window, or of a column of it.
  struct ProfileRoot: View {
    var body: some View {
      ProfileScreen().autoScaleContainer()
    }
  }

  /// The screen as a preview shows it, on every phone.
  struct ProfilePreview: View {
    var body: some View {
      ProfileScreen().autoScalePreview(on: Screen.phones)
    }
  }
#endif
