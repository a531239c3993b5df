import AutoScale
import AutoScaleSourceText

extension ProfileCatalog {
  /// Returns the winning entry for a view on a screen.
  func match(
    _ key: Key, ranking: DeviceRanking, languages: LanguageChoice, in context: ScreenContext
  ) -> ProfileMatch? {
    guard let variants = variants[key] else { return nil }
    for choice in ranking.choices {
      let candidates = variants.filter { $0.device == choice.index }
      // A class that has the id for other languages only gives way to the next one.
      guard let winner = languages.winner(among: candidates.map(\.entry.mark)) else { continue }
      let variant = candidates[winner.index]
      let device = devices[choice.index]
      let scaled = choice.fit == .exact ? nil : context.designed(for: device)
      return ProfileMatch(
        id: key.id, container: key.container, file: files[variant.file].path,
        entry: variant.entry.key, device: device, deviceFit: choice.fit,
        languageReason: winner.reason, factor: scaled?.factor ?? 1,
        values: scaled.map { variant.entry.values.mapLengths($0.scaled) } ?? variant.entry.values)
    }
    return nil
  }

  /// Returns the reason why a view has no entry: no container, no id, or none for the languages.
  func lookupError(
    _ key: Key, preferred: [String], developmentRegion: String?
  ) -> ProfileLookupError {
    if variants[key] != nil {
      return .noSuitableLanguage(
        key.id, container: key.container, preferred: preferred,
        developmentRegion: developmentRegion)
    }
    guard let ids = identifiers[key.container] else { return unknownContainer(key.container) }
    return .unknownIdentifier(
      key.id, container: key.container, nearest: nearestSpelling(to: key.id, in: ids))
  }

  /// Returns the error for an unknown container.
  func unknownContainer(_ container: String) -> ProfileLookupError {
    let containers = identifiers.keys.sorted()
    return .unknownContainer(container, nearest: nearestSpelling(to: container, in: containers))
  }
}
