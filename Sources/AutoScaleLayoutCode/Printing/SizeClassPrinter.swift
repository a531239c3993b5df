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

  private func functionName(_ condition: SizeClassCondition) -> String {
    "make\(condition.name.capitalizedFirst)Constraints"
  }

  private func makeSet(
    _ set: (condition: SizeClassCondition, parts: [ConstraintPart])
  ) -> ScreenCode.Function {
    let type = isSnapKit ? "SnapKit.Constraint" : "NSLayoutConstraint"
    var body: [Statement] = isSnapKit ? ["var constraints: [SnapKit.Constraint] = []"] : []
    var list: [Expression] = []
    for part in set.parts {
      switch part {
      case .local(let statement), .statement(let statement): body.append(statement)
      case .listed(let expression): list.append(expression)
      }
    }
    if isSnapKit {
      body.append("return constraints")
    } else if body.isEmpty {
      body.append(.expression(list.count == 1 ? .list(list) : .column(list)))
    } else {
      body.append(.returned(list.count == 1 ? .list(list) : .column(list)))
    }
    return .init(
      head: "private func \(functionName(set.condition))() -> [\(type)]", body: body)
  }

  private func update(_ code: SizeClassCode) -> ScreenCode.Function {
    let parts = SizeClassCondition.Part.allCases.filter(code.conditions.contains)
    var body = parts.map(\.declaration)
    if !code.sets.isEmpty {
      let list = code.sets.map { set in
        Expression.call(
          "",
          [
            .init(nil, .text("\(set.condition.name)Constraints")),
            .init(nil, .text(set.condition.expression)),
          ])
      }
      body.append(.assignment("let sets", .column(list)))
      body.append(
        .block(
          "for (constraints, isActive) in sets where !isActive {", [change(false)]))
      body.append(
        .block("for (constraints, isActive) in sets where isActive {", [change(true)]))
    }
    return .init(
      head: "private func updateForSizeClasses()", name: "updateForSizeClasses",
      body: body + code.statements)
  }

  private func change(_ activates: Bool) -> Statement {
    let name = activates ? "activate" : "deactivate"
    return isSnapKit
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
