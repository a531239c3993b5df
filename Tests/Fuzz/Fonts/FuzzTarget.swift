import AutoScaleLayoutEngine
import Foundation

/// Reads the bytes as a font file, and asks the fonts that come of it for widths and kerning.
///
/// A file of any content gives fonts with finite numbers, or an error.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // Invariant: the fuzzer keeps the bytes alive and unchanged until this function returns.
  let data = Data(UnsafeRawBufferPointer(start: start, count: count))
  do {
    for face in try FontFile(data).faces.prefix(4) {
      precondition((face.ascender + face.descender + face.lineGap).isFinite)
      let scalars = Array("AVTo ,é中\u{1F600}\u{F041}".unicodeScalars)
      let glyphs = scalars.compactMap { face.glyph(of: $0) }
      for (first, second) in zip(glyphs, glyphs.dropFirst()) {
        precondition((face.advance(of: first) + face.kerning(between: first, and: second)).isFinite)
      }
    }
  } catch {
    precondition(!"\(error)".isEmpty)
  }
  return 0
}
