import AutoScale
import AutoScaleAudit
import AutoScaleInterfaceBuilder

/// The differences between two versions of a document, by object id.
///
///     let difference = try DocumentDifference(from: old, to: new, by: Audit())
///     print(DifferenceText(difference).lines.joined(separator: "\n"))
///
/// The order of attributes and constraints, white space, and the form of numbers are no difference.
package struct DocumentDifference: Sendable {
  /// The properties of the document itself that differ.
  package let document: [PropertyChange]

  /// The objects that differ, in the order of the new document, with removed ones at the end.
  package let objects: [ObjectChange]

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
  ///   - audit: The audit whose screens and directions of reading apply.
  ///   - findings: Returns the findings of a version; without it findings are not compared.
  /// - Throws: ``/AutoScaleInterfaceBuilder/InterfaceBuilderError`` if a document cannot be read again, and
  ///   ``/AutoScale/InvalidParameterError`` for a screen with an invalid safe area.
  /// - Complexity: O(*n*) in the size of the files, and the layouts and audits of both if they differ.
  package init(
    from old: InterfaceDocument?, to new: InterfaceDocument?, by audit: Audit,
    findings: ((InterfaceDocument) throws -> [Finding])? = nil
  ) throws {
    let sides = (try DocumentSide(old), try DocumentSide(new))
    let structure = StructureDifference(from: sides.0, to: sides.1)
    document = structure.document
    objects = structure.objects
    storedFrames = structure.storedFrames.map(sides.1.names.name)
    let isSame = document.isEmpty && objects.isEmpty && storedFrames.isEmpty
    if isSame {
      (frames, newFindings, goneFindings) = ([], [], [])
      return
    }
    if let old, let new {
      let views = try FrameDifference(from: old, to: new, by: audit).views
      frames = FrameCauses(views, of: objects, from: sides.0, to: sides.1)
        .grouped(otherwise: "the document is changed")
    } else {
      frames = []
    }
    guard let findings else {
      (newFindings, goneFindings) = ([], [])
      return
    }
    let found = (try old.map(findings) ?? [], try new.map(findings) ?? [])
    newFindings = Self.findings(found.1, missingIn: found.0)
    goneFindings = Self.findings(found.0, missingIn: found.1)
  }

  /// Whether nothing differs.
  package var isEmpty: Bool { document.isEmpty && objects.isEmpty && storedFrames.isEmpty }

  /// Returns the findings whose fingerprints a list does not have as often.
  private static func findings(_ findings: [Finding], missingIn others: [Finding]) -> [Finding] {
    var known = others.reduce(into: [:]) { $0[$1.contentFingerprint, default: 0] += 1 }
    return findings.filter { finding in
      guard let count = known[finding.contentFingerprint], count > 0 else { return true }
      known[finding.contentFingerprint] = count - 1
      return false
    }
  }
}
