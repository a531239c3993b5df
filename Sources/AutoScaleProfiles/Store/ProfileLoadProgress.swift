/// How far a load has come.
public struct ProfileLoadProgress: Hashable, Sendable {
  /// The number of files that were read.
  public let filesRead: Int

  /// The number of all files.
  public let fileCount: Int

  /// The part that is done, from 0 to 1; 1 where there is no file.
  public var fraction: Double { fileCount == 0 ? 1 : Double(filesRead) / Double(fileCount) }
}
