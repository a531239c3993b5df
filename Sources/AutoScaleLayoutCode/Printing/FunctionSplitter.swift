/// Splits the statements of a class into functions that are not too long.
struct FunctionSplitter {
  /// The longest body of a function, in lines, unless one view has more.
  private static let longestBody = 48

  let screen: ScreenCode

  /// Returns functions with the statements in their order; one alone has no view in its name.
  func functions(_ statements: [ViewStatement], name: String) -> [ScreenCode.Function] {
    pieces(of: statements).enumerated().map { index, piece in
      ScreenCode.Function(
        name: index == 0 ? name : self.name(name, piece), body: piece.map(\.statement))
    }
  }

  private func name(_ name: String, _ piece: [ViewStatement]) -> String {
    guard let first = piece.first else { return name }
    let view = screen.views[first.view].name.split(separator: ".").map {
      String($0).capitalizedFirst
    }
    return name + "From" + view.joined()
  }

  /// Runs of statements that end between two views.
  private func pieces(of statements: [ViewStatement]) -> [[ViewStatement]] {
    var pieces: [[ViewStatement]] = []
    var length = 0
    var start = statements.startIndex
    while start < statements.endIndex {
      let view = statements[start].view
      let end = statements[start...].firstIndex { $0.view != view } ?? statements.endIndex
      let group = Array(statements[start..<end])
      let lines = group.reduce(0) { $0 + $1.statement.lines(indent: 6).count }
      if pieces.isEmpty || length + lines > Self.longestBody {
        pieces.append(group)
        length = lines
      } else {
        pieces[pieces.count - 1] += group
        length += lines
      }
      start = end
    }
    return pieces
  }

  /// Returns the functions that make the constraints.
  func constraintFunctions(_ style: CodeStyle) -> [ScreenCode.Function] {
    let pieces = pieces(of: screen.constraints)
    var functions = pieces.enumerated().map { index, piece in
      ScreenCode.Function(
        name: index == 0 ? "activateConstraints" : name("activateConstraints", piece),
        body: style == .anchors ? Self.activation(of: piece) : piece.map(\.statement),
        canThrow: style == .autoscale)
    }
    if !screen.constrainedViews.isEmpty {
      functions.insert(
        ScreenCode.Function(name: "disableAutoresizingMasks", body: masks), at: 0)
    }
    return functions
  }

  private var masks: [Statement] {
    [
      .list("let views: [UIView] = ", screen.constrainedViews, tail: ""),
      .line("for view in views { view.translatesAutoresizingMaskIntoConstraints = false }"),
    ]
  }

  /// The named constraints, and then the activation of all.
  private static func activation(of piece: [ViewStatement]) -> [Statement] {
    let isNamed: (ViewStatement) -> Bool = { entry in
      switch entry.statement {
      case .assignment: true
      case .line(let text): text.contains(" = ")
      default: false
      }
    }
    let named = piece.filter(isNamed).map(\.statement)
    let listed = piece.filter { !isNamed($0) }.map(\.statement)
    return named + [.lines("NSLayoutConstraint.activate(", listed, tail: ")")]
  }
}
