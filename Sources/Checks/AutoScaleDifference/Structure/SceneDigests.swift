import AutoScaleInterfaceBuilder

/// The state of the scenes of a document, from which follow the scenes that differ in another version.
package struct SceneDigests {
  /// The digest of everything outside the outermost views.
  private var common = Hasher()

  /// The digests of the outermost views with all in them, by object id.
  private var scenes: [String: Hasher] = [:]

  /// Reads the objects of a document.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  package init(of document: InterfaceDocument) throws(InterfaceBuilderError) {
    let outline = try DocumentOutline(of: document)
    let roots = Set(document.views.compactMap(\.identifier))
    var owners: [String: String] = [:]
    common.combine(outline.properties)
    for object in outline.objects {
      let id = object.identifier
      // An object outside the views, such as a controller, may concern all of them.
      let owner = roots.contains(id) ? id : object.parent.flatMap { owners[$0] }
      owners[id] = owner
      var digest = owner.map { scenes[$0] ?? Hasher() } ?? common
      digest.combine(id)
      digest.combine(object.element)
      digest.combine(object.slot)
      digest.combine(object.parent)
      digest.combine(object.properties)
      if let owner { scenes[owner] = digest } else { common = digest }
    }
  }

  /// Returns the ids of the outermost views that changed, or `nil` if all of them may have.
  package func changes(since earlier: SceneDigests?) -> Set<String>? {
    guard let changed = earlier.flatMap(differences) else { return nil }
    return changed.isEmpty || changed.count == scenes.count ? nil : changed
  }

  /// Returns the ids of the outermost views that another version does not have or has differently, or `nil`
  /// if something outside them differs.
  func differences(from other: SceneDigests) -> Set<String>? {
    guard other.common.finalize() == common.finalize() else { return nil }
    return Set(
      scenes.filter { id, digest in other.scenes[id]?.finalize() != digest.finalize() }.keys)
  }
}
