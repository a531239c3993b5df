/// A part of the profiles of a source.
enum ProfilePart: Hashable, Sendable {
  case everything
  case container(String)
  case view(ProfileCatalog.Key)

  /// Whether the part overlaps a container.
  func isOf(_ name: String) -> Bool {
    switch self {
    case .everything: true
    case .container(let container): container == name
    case .view(let key): key.container == name
    }
  }

  /// Whether the part contains a view.
  func contains(_ key: ProfileCatalog.Key) -> Bool {
    if case .view(let own) = self { own == key } else { isOf(key.container) }
  }
}
