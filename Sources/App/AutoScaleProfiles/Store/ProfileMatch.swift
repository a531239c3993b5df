/// The values of a view on a screen, with their entry and the reason for choosing it.
public struct ProfileMatch: Hashable, Sendable {
  /// The requested id.
  public let id: String

  /// The requested container.
  public let container: String

  /// The path of the file, relative as its directory was given.
  public let file: String

  /// The id as in the file, with its language mark.
  public let entry: String

  /// The device class of the file.
  public let device: DeviceClass

  /// The reason for choosing that class for the screen.
  public let deviceFit: DeviceFit

  /// The reason for choosing that entry for the languages.
  public let languageReason: LanguageReason

  /// The scale factor of lengths; 1 if the class is exact.
  public let factor: Double

  /// The values, with lengths in points on the screen.
  public let values: ProfileValues
}
