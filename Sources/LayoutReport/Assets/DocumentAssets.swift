import Synchronization
import ViewTree

/// The images and colors of one document: each is read once, and an image stands once in a page.
///
/// A class, since all pictures of a document share what was read.
final class DocumentAssets: PictureImageSource {
  private let source: any PictureImageSource
  private let known = Mutex(Known())

  private struct Known {
    var images: [ImageKey: PictureImage?] = [:]
    var colors: [String: ViewColor?] = [:]
    var listed: [PictureImage] = []
    var places: [PictureImage: Int] = [:]
  }

  private struct ImageKey: Hashable {
    let name: String
    let appearance: PictureOptions.Appearance
  }

  init(_ source: any PictureImageSource) { self.source = source }

  func image(named name: String, appearance: PictureOptions.Appearance) -> PictureImage? {
    let key = ImageKey(name: name, appearance: appearance)
    if let image = known.withLock({ $0.images[key] }) { return image }
    let image = source.image(named: name, appearance: appearance)
    known.withLock { $0.images[key] = .some(image) }
    return image
  }

  func color(named name: String) -> ViewColor? {
    if let color = known.withLock({ $0.colors[name] }) { return color }
    let color = source.color(named: name)
    known.withLock { $0.colors[name] = .some(color) }
    return color
  }

  /// What stands in a page for an image, until the page puts the image in its place.
  func reference(to image: PictureImage) -> String {
    let place = known.withLock { known in
      if let place = known.places[image] { return place }
      known.places[image] = known.listed.count
      known.listed.append(image)
      return known.listed.count - 1
    }
    return "\u{10FFFA}\(place);"
  }

  /// The images to which there are references, in the order of their places.
  var images: [PictureImage] { known.withLock { $0.listed } }
}
