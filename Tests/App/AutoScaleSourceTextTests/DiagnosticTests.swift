import Testing

@testable import AutoScaleSourceText

@Suite struct DiagnosticTests {
  @Test func `a diagnostic is one line with place, problem, element and fix`() {
    let position = SourcePosition(line: 4, column: 30)
    let diagnostic = Diagnostic(
      .error, at: SourcePlace(path: "a/V.json", position: position), in: "title",
      problem: "unknown key 'wdth'", fix: "did you mean 'width'?")
    #expect(
      diagnostic.description
        == "a/V.json:4:30: error: unknown key 'wdth' (in 'title'); did you mean 'width'?")
    #expect(diagnostic.message == "unknown key 'wdth' (in 'title'); did you mean 'width'?")
  }

  @Test func `a diagnostic of a whole file has neither line nor element`() {
    let diagnostic = Diagnostic(
      .warning, at: SourcePlace(path: "V.json"), in: nil, problem: "the file is old", fix: "save it"
    )
    #expect(diagnostic.description == "V.json: warning: the file is old; save it")
    #expect(diagnostic.place.line == nil && diagnostic.place.column == nil)
  }

  @Test func `places are in the order of paths, whole files, lines and columns`() {
    func place(_ path: String, _ line: Int, _ column: Int) -> SourcePlace {
      SourcePlace(path: path, position: SourcePosition(line: line, column: column))
    }
    let sorted = [
      SourcePlace(path: "a"), place("a", 1, 2), place("a", 1, 10), place("a", 2, 1),
      SourcePlace(path: "b"), place("b", 1, 1),
    ]
    for (index, first) in sorted.enumerated() {
      for (other, second) in sorted.enumerated() { #expect((first < second) == (index < other)) }
    }
  }
}
