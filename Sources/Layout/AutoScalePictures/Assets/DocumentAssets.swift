import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The images and colors of one document.
///
/// Each is read once.
///
/// It is a class because all pictures of a document share it.
package final class DocumentAssets: PictureImageSource {
  private let source: any PictureImageSource
  private let known = Guarded(Known())

  private struct Known {
    var images: [ImageKey: PictureImage?] = [:]
    var colors: [String: ViewColor?] = [:]
  }

  private struct ImageKey: Hashable {
    let name: String
    let appearance: ViewingCondition.Appearance
  }

  package init(_ source: any PictureImageSource) { self.source = source }

  package func image(named name: String, appearance: ViewingCondition.Appearance) -> PictureImage? {
    let key = ImageKey(name: name, appearance: appearance)
    // A missing image is remembered too, and looked for only once.
    if let image = known.withLock({ $0.images[key] }) { return image }
    let image = source.image(named: name, appearance: appearance)
    known.withLock { $0.images[key] = .some(image) }
    return image
  }

  package func color(named name: String) -> ViewColor? {
    if let color = known.withLock({ $0.colors[name] }) { return color }
    let color = source.color(named: name)
    known.withLock { $0.colors[name] = .some(color) }
    return color
  }
}
