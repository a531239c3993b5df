/// The values of a view on a screen, with the entry that they come from and why it won.
public struct ProfileMatch: Hashable, Sendable {
  /// The id that was asked for.
  public let id: String

  /// The container that was asked for.
  public let container: String

  /// The path of the file, as its directory was given.
  public let file: String

  /// The id as it stands in the file, with the mark of its language.
  public let entry: String

  /// The class of devices that the file is for.
  public let device: DeviceClass

  /// Why that class was taken for the screen.
  public let deviceFit: DeviceFit

  /// Why that entry was taken for the languages.
  public let languageReason: LanguageReason

  /// By what lengths were scaled; 1 where the class is exact.
  public let factor: Double

  /// The values, with lengths in points on the screen.
  public let values: ProfileValues
}
