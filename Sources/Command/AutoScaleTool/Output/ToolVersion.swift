/// The version of the command.
enum ToolVersion {
  /// The version that `--version` prints.
  static let current = "0.1.0-dev"
}
