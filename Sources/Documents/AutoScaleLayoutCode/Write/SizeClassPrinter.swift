/// Prints the functions that follow size classes.
struct SizeClassPrinter {
  let screen: ScreenCode
  let options: CodeOptions

  /// The functions: the sets of constraints, the update, and what calls it when traits change.
  func functions() -> [ScreenCode.Function] {
    let code = screen.sizeClasses
    guard !code.isEmpty else { return [] }
    return code.sets.map(makeSet) + [update(code), follow, didChange]
  }

  private var isSnapKit: Bool { options.style == .snapkit }

  private func makeSet(
    _ set: (condition: SizeClassCondition, parts: [ConstraintPart])
  ) -> ScreenCode.Function {
    let type = isSnapKit ? "SnapKit.Constraint" : "NSLayoutConstraint"
    var body = set.parts.statements
    if isSnapKit {
      body = ["var constraints: [SnapKit.Constraint] = []"] + body + ["return constraints"]
    } else {
      let list = set.parts.list ?? "[]"
      body.append(body.isEmpty ? .expression(list) : .returned(list))
    }
    let name = "make\(set.condition.name.capitalizedFirst)Constraints"
    return .init(head: "private func \(name)() -> [\(type)]", body: body)
  }

  private func update(_ code: SizeClassCode) -> ScreenCode.Function {
    let parts = SizeClassCondition.Part.allCases.filter(code.conditions.contains)
    var body = parts.map(\.declaration)
    if !code.sets.isEmpty {
      let list = code.sets.map { set in
        Expression.call("", texts: ["\(set.condition.name)Constraints", set.condition.expression])
      }
      body.append(.assignment("let sets", .column(list)))
      body.append(
        .block("for (constraints, isActive) in sets where !isActive {", [change("deactivate")]))
      body.append(
        .block("for (constraints, isActive) in sets where isActive {", [change("activate")]))
    }
    return .init(
      head: "private func updateForSizeClasses()", name: "updateForSizeClasses",
      body: body + code.statements)
  }

  private func change(_ name: String) -> Statement {
    isSnapKit
      ? .block("for constraint in constraints {", ["constraint.\(name)()"])
      : "NSLayoutConstraint.\(name)(constraints)"
  }

  private var follow: ScreenCode.Function {
    .init(
      head: "private func followSizeClasses()", name: "followSizeClasses",
      body: [
        .block(
          "if #available(iOS 17, *) {",
          [
            .blocks([
              .init(
                head:
                  "registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {",
                body: ["(view: Self, _) in view.updateForSizeClasses()"])
            ])
          ])
      ])
  }

  private var didChange: ScreenCode.Function {
    .init(
      head:
        "override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)",
      body: [
        "super.traitCollectionDidChange(previousTraitCollection)",
        .block("if #unavailable(iOS 17) {", ["updateForSizeClasses()"]),
      ])
  }
}
