/// A part of the profiles of a source.
enum ProfilePart: Hashable, Sendable {
  case everything
  case container(String)
  case view(ProfileCatalog.Key)

  /// Whether some of the part is in a container.
  func isOf(_ name: String) -> Bool {
    switch self {
    case .everything: true
    case .container(let container): container == name
    case .view(let key): key.container == name
    }
  }

  /// Whether a view is in the part.
  func contains(_ key: ProfileCatalog.Key) -> Bool {
    if case .view(let own) = self { own == key } else { isOf(key.container) }
  }
}
