/// The missing entries of one id of a container.
package struct ProfileGap: Encodable {
  package let container: String
  package let id: String

  /// The device classes that have a file for some container, but no entry of the id.
  package let missingDevices: [String]

  /// The language marks that the container has, but not the id on each of its devices.
  package let missingLanguages: [String]
}

extension ProfileCatalog {
  /// The ids with a missing device or language, by container and in file order.
  package var gaps: [ProfileGap] {
    identifiers.sorted { $0.key < $1.key }.flatMap { container, ids in
      let languages = languageNames(of: container, ids)
      return ids.compactMap { gap(of: Key(container: container, id: $0), languages: languages) }
    }
  }

  private func gap(of key: Key, languages: [String]) -> ProfileGap? {
    let variants = variants[key] ?? []
    let present = Set(variants.map(\.device))
    let missingDevices = devices.indices.filter { !present.contains($0) }.map { devices[$0].name }
    let missingLanguages = languages.filter { language in
      // A device without the language is a gap, even if another device has it.
      present.contains { device in
        !variants.contains { $0.device == device && $0.entry.languageName == language }
      }
    }
    if missingDevices.isEmpty && missingLanguages.isEmpty { return nil }
    return ProfileGap(
      container: key.container, id: key.id, missingDevices: missingDevices,
      missingLanguages: missingLanguages)
  }

  /// Returns the languages of all entries of the container, sorted.
  private func languageNames(of container: String, _ ids: [String]) -> [String] {
    let names = ids.flatMap { variants[Key(container: container, id: $0)] ?? [] }
      .compactMap(\.entry.languageName)
    return Set(names).sorted()
  }
}

extension ProfileEntry {
  /// The language of the entry as its file marks it, in capital letters, or `nil` for every
  /// language.
  fileprivate var languageName: String? {
    guard case .language = mark else { return nil }
    return String(key.dropFirst(id.count + "_BM_".count)).uppercased()
  }
}
