import AutoScale

/// Type names as used in file names, cached because making them is slow.
enum TypeNames {
  /// Returns the name of a type, without its module and its generic arguments.
  static func name(of type: Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let name = names.withLock({ $0[key] }) { return name }
    let name = String(String(describing: type).prefix { $0 != "<" })
    names.withLock { $0[key] = name }
    return name
  }

  private static let names = Guarded<[ObjectIdentifier: String]>([:])
}
