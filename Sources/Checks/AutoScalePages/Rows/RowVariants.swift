import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees
import Foundation

/// The conditions in which the outermost views of a document look different.
struct RowVariants {
  /// The properties of a condition and a document that change the pictures of a view.
  private struct Key: Equatable {
    let file: Int
    let texts: [String: String]
    /// The text size, if a font follows it.
    let textSize: TextSizeCategory?
    let direction: InterfaceDirection
    let textLength: Double
  }

  private var files: [Data] = []

  /// The keys of each view, by variant.
  private var keys: [[Key]] = []

  /// Finds the variants of views in another condition.
  ///
  /// - Parameters:
  ///   - views: The outermost views.
  ///   - painter: The painter of the document in the condition.
  /// - Returns: The variant of each view, and the indices of the views for which it is new.
  mutating func add(_ views: [ViewNode], by painter: PreviewPainter) -> (chosen: [Int], new: [Int])
  {
    keys += Array(repeating: [], count: max(0, views.count - keys.count))
    var (chosen, new): ([Int], [Int]) = ([], [])
    for (index, key) in self.keys(of: views, by: painter).enumerated() {
      if let known = keys[index].firstIndex(of: key) {
        chosen.append(known)
      } else {
        chosen.append(keys[index].count)
        new.append(index)
        keys[index].append(key)
      }
    }
    return (chosen, new)
  }

  private mutating func keys(of views: [ViewNode], by painter: PreviewPainter) -> [Key] {
    let (document, condition) = (painter.document, painter.condition)
    // Languages may have documents of their own, which are compared as files.
    let file = files.firstIndex(of: document.data) ?? files.count
    if file == files.count { files.append(document.data) }
    let translations = document.translations
    return views.map { view in
      Key(
        file: file, texts: translations.texts(of: view),
        textSize: painter.followsTextSize(view) ? condition.textSize : nil,
        direction: condition.direction, textLength: condition.textLength)
    }
  }
}
