import AutoScale
import AutoScaleAudit
import AutoScaleEditing
import AutoScaleInterfaceBuilder

/// The differences between two versions of a document, by object id.
///
///     let difference = try DocumentDifference(from: old, to: new, by: Audit())
///     print(DifferenceText(difference).lines.joined(separator: "\n"))
///
/// The order of attributes and constraints, white space, and the form of numbers do not count.
package struct DocumentDifference: Sendable {
  /// The properties of the document itself that differ.
  package let document: [PropertyChange]

  /// The objects that differ, in the order of the new document, with removed ones at the end.
  package let objects: [ObjectChange]

  /// The objects that have another id and are otherwise the same objects, by name.
  package let renewed: [RenewedObject]

  /// The names of views whose stored frames differ, although constraints decide them.
  package let storedFrames: [String]

  /// The differences that change frames, with the views.
  package let frames: [FrameCause]

  /// The findings that only the new document has.
  package let newFindings: [Finding]

  /// The findings that only the old document has.
  package let goneFindings: [Finding]

  /// Compares two versions of a document.
  ///
  /// Frames and findings are compared only if something else differs.
  ///
  /// - Parameters:
  ///   - old: The old version, or `nil` if there was no document.
  ///   - new: The new version, or `nil` if there is no document any more.
  ///   - audit: The audit whose widths, devices and directions of reading apply.
  ///   - contexts: The ways in which screens show the app; by default all without a keyboard.
  ///   - findings: Returns the findings in some outermost views of a version, by their indices; without
  ///     it findings are not compared.
  /// - Throws: ``/AutoScaleInterfaceBuilder/InterfaceBuilderError`` if a document cannot be read again, and
  ///   ``/AutoScale/InvalidParameterError`` for a screen with an invalid safe area.
  /// - Complexity: O(*n*) in the size of the files, the layouts of both if they differ, and audits of the
  ///   outermost views that differ.
  package init(
    from old: InterfaceDocument?, to new: InterfaceDocument?, by audit: Audit,
    in contexts: [AuditContext] = usualContexts,
    findings: (@Sendable (InterfaceDocument, Set<Int>) throws -> [Finding])? = nil
  ) throws {
    // First, so that every comparison below finds an object of another id by its new one.
    let before = try Self.renaming(old, to: new)
    let sides = (try DocumentSide(before.document), try DocumentSide(new))
    let structure = StructureDifference(from: sides.0, to: sides.1)
    renewed = before.identifiers.map { old, new in
      RenewedObject(old: old, new: new, name: sides.1.names.name(of: new))
    }.sorted { $0.name < $1.name }
    whole = old == nil && new != nil ? .added : old != nil && new == nil ? .removed : nil
    document = structure.document
    objects = structure.objects
    storedFrames = structure.storedFrames.map(sides.1.names.name)
    // Layouts of two equal documents are equal: only a difference is worth the time.
    let isSame = document.isEmpty && objects.isEmpty && storedFrames.isEmpty
    if isSame {
      (frames, newFindings, goneFindings) = ([], [], [])
      return
    }
    if let old = before.document, let new {
      frames = try Self.frames(
        of: structure, from: (old, sides.0), to: (new, sides.1), by: audit, in: contexts)
    } else {
      frames = []
    }
    guard let findings else {
      (newFindings, goneFindings) = ([], [])
      return
    }
    let found = try Self.findings(
      in: [old, new], Self.differingRoots(of: before.document, new), findings)
    newFindings = Self.findings(found[1], missingIn: found[0])
    goneFindings = Self.findings(found[0], missingIn: found[1])
  }

  /// The contexts that are compared if no settings state others.
  package static let usualContexts: [AuditContext] = [.portrait, .landscape, .pad, .split]

  /// Whether nothing differs.
  package var isEmpty: Bool {
    whole == nil && document.isEmpty && renewed.isEmpty && objects.isEmpty && storedFrames.isEmpty
  }

  /// Whether the whole document is added or removed; `nil` if there are two.
  package let whole: ObjectChange.Change?

  /// An object with another id.
  package struct RenewedObject: Hashable, Sendable, Encodable {
    /// The old id and the new one.
    package let old, new: String
    /// The name of the object, or the meaning of a constraint or a connection.
    package let name: String
  }

  /// Returns the old document with the new ids of objects that are otherwise the same.
  private static func renaming(
    _ old: InterfaceDocument?, to new: InterfaceDocument?
  ) throws -> (document: InterfaceDocument?, identifiers: [String: String]) {
    guard let old, let new else { return (old, [:]) }
    let identifiers = RenewedObjects(
      from: try DocumentOutline(of: old), to: try DocumentOutline(of: new)
    ).identifiers
    if identifiers.isEmpty { return (old, [:]) }
    let text = try DocumentText(data: old.data, path: old.path).renaming(identifiers)
    return (try text.document(), identifiers)
  }

  /// Returns the causes of frames that differ.
  private static func frames(
    of structure: StructureDifference, from old: (document: InterfaceDocument, side: DocumentSide),
    to new: (document: InterfaceDocument, side: DocumentSide), by audit: Audit,
    in contexts: [AuditContext]
  ) throws -> [FrameCause] {
    let views = try FrameDifference(from: old.document, to: new.document, by: audit, in: contexts)
      .views
    if views.isEmpty { return [] }
    var sources: [FrameSource] = []
    var causes: [FrameStep: Set<Int>] = [:]
    do {
      let trials = try FrameTrials(from: old.document, to: new.document, by: audit, in: contexts)
      sources =
        FrameSources(
          structure.objects, document: structure.document, keys: try trials.differingKeys(),
          from: old.side, to: new.side
        ).all
      causes = try trials.causes(of: views, among: sources)
    } catch is EditingError {
      // An object id of several elements leaves the causes open.
    }
    return FrameCauses(of: views, among: sources, causes: causes, names: new.side.names).grouped
  }

  /// Audits both documents at the same time.
  private static func findings(
    in documents: [InterfaceDocument?], _ roots: [Set<Int>],
    _ findings: @Sendable (InterfaceDocument, Set<Int>) throws -> [Finding]
  ) throws -> [[Finding]] {
    // A document holds trees, which only one thread at a time may use.
    let documents = documents.map(Guarded.init)
    return try concurrentMap(documents.count) { side in
      documents[side].withLock { document in
        Result { try document.map { try findings($0, roots[side]) } ?? [] }
      }
    }.map { try $0.get() }
  }

  /// Returns the indices of the outermost views that differ; the findings of equal ones are the same.
  private static func differingRoots(
    of old: InterfaceDocument?, _ new: InterfaceDocument?
  ) throws -> [Set<Int>] {
    let documents = [old, new]
    let digests = try documents.map { try $0.map(SceneDigests.init) }
    return documents.indices.map { side in
      let views = documents[side]?.views ?? []
      // A difference outside the scenes may concern every view.
      guard let digest = digests[side], let other = digests[1 - side],
        let ids = digest.differences(from: other)
      else { return Set(views.indices) }
      return Set(views.indices.filter { views[$0].identifier.map(ids.contains) ?? true })
    }
  }

  /// Returns the findings whose fingerprints a list does not have as often.
  private static func findings(_ findings: [Finding], missingIn others: [Finding]) -> [Finding] {
    // Both versions may be at other paths, so the fingerprint leaves the path out.
    var known = others.reduce(into: [:]) { $0[$1.contentFingerprint, default: 0] += 1 }
    return findings.filter { finding in
      guard let count = known[finding.contentFingerprint], count > 0 else { return true }
      known[finding.contentFingerprint] = count - 1
      return false
    }
  }
}
