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

/// Writes the code of one document, its proof, and a line about it.
func write(
  _ name: String, of corpus: URL, number: Int, style: CodeStyle, into folder: URL
) throws {
  let document = try InterfaceDocument(contentsOf: corpus.appending(path: name))
  var options = CodeOptions(style: style)
  options.typePrefix = "D\(number)"
  options.scalesLengths = CommandLine.arguments.contains("auto")
  let code = LayoutCode(of: document, options: options)
  var text = code.files.map(\.text).joined(separator: "\n")
  for (name, superclass) in code.customClasses.sorted(by: { $0.key < $1.key }) {
    text += "\nclass \(name): \(superclass) {}\n"
  }
  try Data(text.utf8).write(to: folder.appending(path: "D\(number).swift"))
  let isThrowing = style == .autoscale ? "try " : ""
  let make = code.makers.map { makers in
    let closures = makers.map { "{ \(isThrowing)\($0) }" }.joined(separator: ", ")
    return "[\(closures)]"
  }
  let list = make.joined(separator: ", ")
  let path = corpus.appending(path: name).path
  let lines =
    "let proof\(number) = Proof(\n  path: \(String(reflecting: path)), roots: [\(list)])\n"
  try Data(lines.utf8).write(to: folder.appending(path: "P\(number).swift"))
  print("D\(number)\t\(name)\t\(code.unsaid.count)")
}

let words = Array(CommandLine.arguments.dropFirst())
let corpus = URL(
  filePath: words.first ?? "Playground-scripts/Screens", directoryHint: .isDirectory)
let folder =
  words.count > 1
  ? URL(filePath: words[1], directoryHint: .isDirectory)
  : FileManager.default.temporaryDirectory.appending(path: "code-proof")
guard let style = CodeStyle(rawValue: words.count > 2 ? words[2] : "anchors"),
  let count = Int(words.count > 3 ? words[3] : "100")
else {
  print("usage: AutoScaleCodeProof [CORPUS FOLDER anchors|snapkit|autoscale COUNT [auto]]")
  exit(2)
}
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let names = FileManager.default.enumerator(atPath: corpus.path)?.compactMap { $0 as? String } ?? []
let documents = names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
let chosen = documents.sorted { ($0.stableHash, $0) < ($1.stableHash, $1) }.prefix(count)
for (number, name) in chosen.enumerated() {
  do {
    try write(name, of: corpus, number: number, style: style, into: folder)
  } catch {
    print("unreadable\t\(name)\t\(error)")
  }
}
