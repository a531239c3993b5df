// Writes the code of every document of a corpus, for a proof that it gives the frames of the document.
//
//     swift run AutoScaleCodeProof ../shared/corpus FOLDER autoscale 100
//
// Without words it writes the code of the examples into a temporary folder. The folder gets the code of 100
// documents, chosen by the hash of their paths, stand-ins for the classes of their apps, and a list of what is
// to be compared. Tests/Scripts/code_proof.py compiles and runs them.

import AutoScaleLayout
import AutoScaleLayoutCode
import AutoScaleSourceText
import Foundation

/// What the words of the command line ask for.
struct Request {
  let corpus, folder: URL
  let style: CodeStyle
  let count: Int
  let scalesLengths: Bool

  init?(_ words: [String]) {
    let plain = words.filter { $0 != "auto" }
    corpus = URL(
      filePath: plain.first ?? "Playground-scripts/Screens", directoryHint: .isDirectory)
    folder =
      plain.count > 1
      ? URL(filePath: plain[1], directoryHint: .isDirectory)
      : FileManager.default.temporaryDirectory.appending(path: "code-proof")
    guard let style = CodeStyle(rawValue: plain.count > 2 ? plain[2] : "anchors"),
      let count = Int(plain.count > 3 ? plain[3] : "100")
    else { return nil }
    (self.style, self.count) = (style, count)
    scalesLengths = words.contains("auto")
  }

  /// The documents of the corpus, the first ones by the hash of their paths.
  var documents: ArraySlice<String> {
    let names =
      FileManager.default.enumerator(atPath: corpus.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
      .sorted { ($0.stableHash, $0) < ($1.stableHash, $1) }.prefix(count)
  }

  /// Writes the code of one document, its proof, and a line about it.
  func write(_ name: String, number: Int, _ standIns: StandInWriter) throws {
    let path = corpus.appending(path: name)
    let document = try InterfaceDocument(contentsOf: path)
    var options = CodeOptions(style: style)
    options.typePrefix = "D\(number)"
    options.scalesLengths = scalesLengths
    let code = LayoutCode(of: document, options: options)
    let text =
      code.text + "\n// The classes and the properties of the app.\n"
      + standIns.text(for: StandIns(for: code))
    try Data(Self.withoutObjectiveC(text).utf8).write(
      to: folder.appending(path: "D\(number).swift"))
    let roots = zip(code.makers, code.identifiers).map { makers, identifiers in
      let units = zip(makers, identifiers).map { maker, ids in
        "ProofUnit(\(ids)) { \(style == .autoscale ? "try " : "")\(maker) }"
      }
      return "[\(units.joined(separator: ", "))]"
    }
    let lines =
      "let proof\(number) = Proof(\n  path: \(String(reflecting: path.path)), roots: [\(roots.joined(separator: ", "))])\n"
    try Data(lines.utf8).write(to: folder.appending(path: "P\(number).swift"))
    print("D\(number)\t\(name)\t\(code.omitted.count)")
  }

  /// The code as a platform without Objective-C takes it: the compiler still checks that the methods exist.
  private static func withoutObjectiveC(_ text: String) -> String {
    text.replacingOccurrences(of: "@objc ", with: "")
      .replacingOccurrences(of: "#selector(", with: "Selector(to: ")
      .replacingOccurrences(of: "AttributedString()", with: "AttributedString(string: \"\")")
  }
}

guard let request = Request(Array(CommandLine.arguments.dropFirst())) else {
  print("usage: AutoScaleCodeProof [CORPUS FOLDER anchors|snapkit|autoscale|swiftui COUNT [auto]]")
  exit(2)
}
try FileManager.default.createDirectory(at: request.folder, withIntermediateDirectories: true)
let standIns = StandInWriter(stubs: URL(filePath: "Tests/Support/Stubs"))
for (number, name) in request.documents.enumerated() {
  do {
    try request.write(name, number: number, standIns)
  } catch {
    print("unreadable\t\(name)\t\(error)")
  }
}
