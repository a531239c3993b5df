extension Workload {
  /// All systems by name; each takes the number of views.
  public static let catalog: [(name: String, make: @Sendable (Int) -> Workload)] = [
    ("flat", { flat($0) }),
    ("nested", { nested($0) }),
    ("row", { row($0) }),
    ("form", { form($0) }),
    ("grid", { grid($0) }),
    ("column", { column($0) }),
    ("squeeze", { squeeze($0) }),
    ("flat-edit", { flat($0, isEdited: true) }),
    ("form-edit", { form($0, isEdited: true) }),
  ]
}
