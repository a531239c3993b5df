/// One id of a file with its values.
struct ProfileEntry: Equatable, Sendable {
  /// The id without its mark, as in code.
  let id: String

  /// The id as in the file, with its mark.
  let key: String

  /// The language of the values.
  let mark: LanguageMark

  /// The values.
  var values: ProfileValues
}
