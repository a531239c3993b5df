import AutoScalePages
import Foundation

/// An installed program that converts SVG to PNG.
struct PictureConverter: Sendable {
  private let program: URL
  private let arguments: @Sendable (_ picture: DocumentPictures.Picture, _ file: URL) -> [String]

  /// Finds an installed program, or throws an error that names the programs to install.
  static let shared: Result<PictureConverter, OutputError> = {
    if let program = InstalledProgram.url(named: ["rsvg-convert"]) {
      return .success(
        PictureConverter(program: program) { picture, file in
          ["--zoom", "2", "--output", file.path]
        })
    }
    if let program = InstalledProgram.url(named: ["chromium", "chromium-browser", "google-chrome"])
    {
      // Chromium refuses its sandbox to root, the user of most containers.
      return .success(
        PictureConverter(program: program) { picture, file in
          [
            "--headless", "--no-sandbox", "--hide-scrollbars", "--force-device-scale-factor=2",
            "--window-size=\(Int(picture.width.rounded(.up))),\(Int(picture.height.rounded(.up)))",
            "--screenshot=\(file.path)",
          ]
        })
    }
    return .failure(
      OutputError(
        description: "error: --format png needs rsvg-convert (Debian: librsvg2-bin, Homebrew: "
          + "librsvg) or Chromium, and neither is installed; --format svg needs nothing"))
  }()

  /// Writes a picture as PNG, with two pixels a point.
  func convert(_ picture: DocumentPictures.Picture, to file: URL) throws(OutputError) {
    // The programs write files; the result is then put in its place as a whole.
    let folder = FileManager.default.temporaryDirectory
    let svg = folder.appending(path: "autoscale-\(UUID().uuidString).svg")
    let png = folder.appending(path: "autoscale-\(UUID().uuidString).png")
    try Data(picture.svg.utf8).write(asWholeFileAt: svg)
    do {
      defer {
        for url in [svg, png] {
          do { try FileManager.default.removeItem(at: url) } catch {
            // A temporary file may stay.
          }
        }
      }
      let process = Process()
      process.executableURL = program
      process.arguments = arguments(picture, png) + [svg.path]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        throw OutputError(
          description: "\(program.lastPathComponent) ended with \(process.terminationStatus)")
      }
      try Data(contentsOf: png).write(asWholeFileAt: file)
    } catch {
      throw OutputError(
        description: "\(file.relativePath): error: cannot be converted: \(error)")
    }
  }
}
