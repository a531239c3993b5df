/// The progress of a load.
public struct ProfileLoadProgress: Hashable, Sendable {
  /// The number of files that were read.
  public let filesRead: Int

  /// The number of all files.
  public let fileCount: Int

  /// The completed share, from 0 to 1; 1 if there are no files.
  public var fraction: Double { fileCount == 0 ? 1 : Double(filesRead) / Double(fileCount) }
}
