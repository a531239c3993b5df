import AutoScale
import Foundation

@testable import AutoScaleProfiles

/// The calendar day button of the format's description, for four devices.
enum CalendarProfiles {
  static let container = "BMTReportCalendarDayButton"
  static let selected = "bmt_reportCalendarDayButtonId_Selected"
  static let normal = "bmt_reportCalendarDayButtonId_Normal"

  static let files: [String: Data] = [
    "\(container)_iPhone6P_S.json": file(
      selectedLeft: "6.0", top: "0.0", size: "60.0", normalLeft: "-3.0", "40.0", font: "20.0"),
    "\(container)_iPhone6_S.json": file(
      selectedLeft: "4.0", top: "0.0", size: "55.0", normalLeft: "-3.0", "35.0", font: "20.0"),
    "\(container)_iPhone5_S_C_SE.json": file(
      selectedLeft: "2.5", top: "0.5", size: "45.0", normalLeft: "0.0", "30.0", font: "17.0"),
    "\(container)_iPad.json": file(
      selectedLeft: "4.0", top: "0.0", size: "55.0", normalLeft: "62.5", "35.0", font: "20.0"),
  ]

  private static func file(
    selectedLeft: String, top: String, size: String, normalLeft: String, _ normalSize: String,
    font: String
  ) -> Data {
    Data(
      """
      { "BMTReportCalendarDayButton": [
          { "\(selected)":
              { "marginLeft": \(selectedLeft), "marginRight": 0.0, "marginTop": \(top),
                "marginBottom": 0.0, "width": \(size), "height": \(size) } },
          { "\(normal)":
              { "marginLeft": \(normalLeft), "marginRight": 0.0, "marginTop": 0.0,
                "marginBottom": 0.0, "width": \(normalSize), "height": \(normalSize),
                "fontSize": \(font) } } ] }
      """.utf8)
  }
}

extension ProfileStore {
  /// A store of one container `View`, loaded, from the JSON for each device.
  static func loaded(
    _ profiles: [String: String], lookup: LanguageLookup = .baseFirst,
    developmentRegion: String? = "en", devices: [DeviceClass] = DeviceClass.standard
  ) async throws -> ProfileStore {
    let files = Dictionary(
      uniqueKeysWithValues: profiles.map { ("View_\($0.key).json", Data($0.value.utf8)) })
    let store = ProfileStore(
      files: files, devices: devices, lookup: lookup, developmentRegion: developmentRegion)
    try await store.load()
    return store
  }
}
