#if canImport(SwiftUI)
  import AutoScaleTrees
  import SwiftUI

  extension View {
    /// Places this view in a ``ConstraintLayout`` by constraints.
    ///
    ///     Text("Price").constraints("price") { [isWide] make in
    ///       make.leading.equalTo("title", .trailing).offset(auto: isWide ? 24 : 8)
    ///       make.firstBaseline.equalTo("title")
    ///     }
    ///
    /// `make` is a `ConstraintMaker`, as in `makeConstraints` for trees.
    ///
    /// - Parameters:
    ///   - name: The name by which other views relate to this one; unique in its container.
    ///   - fileID: The file of the call.
    ///   - line: The line of the call.
    ///   - build: Writes the constraints. SwiftUI may lay out views on any thread, so that the closure captures values,
    ///     such as `[isWide]`, and not the view.
    /// - Returns: The view with its constraints, which count directly in a ``ConstraintLayout`` only.
    public func constraints(
      _ name: String? = nil, fileID: String = #fileID, line: Int = #line,
      @ConstraintBuilder _ build: @escaping @Sendable (ConstraintMaker) -> Void
    ) -> some View {
      layoutValue(
        key: WrittenConstraints.self,
        value: WrittenConstraints(
          name: name, place: ConstraintSource(fileID: fileID, line: line), build: build))
    }

    /// Sets how strongly this view resists becoming larger than its content in a ``ConstraintLayout``.
    ///
    ///     Text("Name").contentHugging(ContentPriority(horizontal: 251, vertical: 250))
    public func contentHugging(_ priority: ContentPriority) -> some View {
      layoutValue(key: Hugging.self, value: priority)
    }

    /// Sets how strongly this view resists becoming smaller than its content in a ``ConstraintLayout``.
    public func contentCompressionResistance(_ priority: ContentPriority) -> some View {
      layoutValue(key: CompressionResistance.self, value: priority)
    }
  }

  /// A rectangle without content in a ``ConstraintLayout``, to which views relate by its name; it is as small as its
  /// constraints allow.
  ///
  ///     ConstraintGuide("labels") { make in
  ///       make.leading.equalToSuperview()
  ///       make.trailing.greaterThanOrEqualTo("name")
  ///       make.trailing.greaterThanOrEqualTo("street")
  ///     }
  public struct ConstraintGuide: View {
    private let constraints: WrittenConstraints

    /// Makes a guide with its name and its constraints.
    public init(
      _ name: String, fileID: String = #fileID, line: Int = #line,
      @ConstraintBuilder _ build: @escaping @Sendable (ConstraintMaker) -> Void
    ) {
      constraints = WrittenConstraints(
        name: name, place: ConstraintSource(fileID: fileID, line: line), build: build)
    }

    /// A view that shows nothing and takes no touches.
    public var body: some View {
      Color.clear.allowsHitTesting(false).accessibilityHidden(true)
        .frame(
          minWidth: 0, idealWidth: 0, maxWidth: .infinity, minHeight: 0, idealHeight: 0,
          maxHeight: .infinity
        )
        // Above views of any size, so that a guide is as small as those that hold it allow.
        .contentHugging(ContentPriority(60))
        .layoutValue(key: WrittenConstraints.self, value: constraints)
    }
  }

  /// The constraints that a view states, which its container makes.
  struct WrittenConstraints: LayoutValueKey, Sendable {
    static var defaultValue: WrittenConstraints? { nil }

    let name: String?
    let place: ConstraintSource
    let build: @Sendable (ConstraintMaker) -> Void
  }

  enum Hugging: LayoutValueKey {
    static var defaultValue: ContentPriority? { nil }
  }

  enum CompressionResistance: LayoutValueKey {
    static var defaultValue: ContentPriority? { nil }
  }
#endif
