extension Screen {
  /// The rows of the catalog: points upright, pixels per point, inches, year, and, if known, safe
  /// areas in both orientations, the size with Display Zoom on, and the device's id in Xcode's
  /// canvas.
  ///
  /// Sources: Apple's Human Interface Guidelines, Layout, and technical specifications; for old
  /// models and diagonals the tables of the device libraries DeviceKit and GBDeviceInfo.
  static let catalog: [Screen] = [
    row(
      "iPhone", .phone, 320, 480, 1, inches: 3.5, 2007,
      [20, 0, 0, 0], [0, 0, 0, 0]),
    row(
      "iPhone 3G", .phone, 320, 480, 1, inches: 3.5, 2008,
      [20, 0, 0, 0], [0, 0, 0, 0]),
    row(
      "iPhone 3GS", .phone, 320, 480, 1, inches: 3.5, 2009,
      [20, 0, 0, 0], [0, 0, 0, 0]),
    row(
      "iPhone 4", .phone, 320, 480, 2, inches: 3.5, 2010,
      [20, 0, 0, 0], [0, 0, 0, 0], canvas: "retina3_5"),
    row(
      "iPhone 4s", .phone, 320, 480, 2, inches: 3.5, 2011,
      [20, 0, 0, 0], [0, 0, 0, 0], canvas: "retina3_5"),
    row(
      "iPhone 5", .phone, 320, 568, 2, inches: 4, 2012,
      [20, 0, 0, 0], [0, 0, 0, 0], canvas: "retina4_0"),
    row(
      "iPhone 5c", .phone, 320, 568, 2, inches: 4, 2013,
      [20, 0, 0, 0], [0, 0, 0, 0], canvas: "retina4_0"),
    row(
      "iPhone 5s", .phone, 320, 568, 2, inches: 4, 2013,
      [20, 0, 0, 0], [0, 0, 0, 0], canvas: "retina4_0"),
    row(
      "iPhone 6", .phone, 375, 667, 2, inches: 4.7, 2014,
      [20, 0, 0, 0], [0, 0, 0, 0], zoomed: [320, 568], canvas: "retina4_7"),
    row(
      "iPhone 6s", .phone, 375, 667, 2, inches: 4.7, 2015,
      [20, 0, 0, 0], [0, 0, 0, 0], zoomed: [320, 568], canvas: "retina4_7"),
    row(
      "iPhone 7", .phone, 375, 667, 2, inches: 4.7, 2016,
      [20, 0, 0, 0], [0, 0, 0, 0], zoomed: [320, 568], canvas: "retina4_7"),
    row(
      "iPhone 8", .phone, 375, 667, 2, inches: 4.7, 2017,
      [20, 0, 0, 0], [0, 0, 0, 0], zoomed: [320, 568], canvas: "retina4_7"),
    row(
      "iPhone 6 Plus", .phone, 414, 736, 3, inches: 5.5, 2014,
      [20, 0, 0, 0], [0, 0, 0, 0], zoomed: [375, 667], canvas: "retina5_5"),
    row(
      "iPhone 6s Plus", .phone, 414, 736, 3, inches: 5.5, 2015,
      [20, 0, 0, 0], [0, 0, 0, 0], zoomed: [375, 667], canvas: "retina5_5"),
    row(
      "iPhone 7 Plus", .phone, 414, 736, 3, inches: 5.5, 2016,
      [20, 0, 0, 0], [0, 0, 0, 0], zoomed: [375, 667], canvas: "retina5_5"),
    row(
      "iPhone 8 Plus", .phone, 414, 736, 3, inches: 5.5, 2017,
      [20, 0, 0, 0], [0, 0, 0, 0], zoomed: [375, 667], canvas: "retina5_5"),
    row(
      "iPhone SE (1st generation)", .phone, 320, 568, 2, inches: 4, 2016,
      [20, 0, 0, 0], [0, 0, 0, 0], canvas: "retina4_0"),
    row(
      "iPhone X", .phone, 375, 812, 3, inches: 5.8, 2017,
      [44, 0, 34, 0], [0, 44, 21, 44], zoomed: [320, 693], canvas: "retina5_9"),
    row(
      "iPhone XS", .phone, 375, 812, 3, inches: 5.8, 2018,
      [44, 0, 34, 0], [0, 44, 21, 44], zoomed: [320, 693], canvas: "retina5_9"),
    row(
      "iPhone XS Max", .phone, 414, 896, 3, inches: 6.5, 2018,
      [44, 0, 34, 0], [0, 44, 21, 44], zoomed: [375, 812], canvas: "retina6_5"),
    row(
      "iPhone XR", .phone, 414, 896, 2, inches: 6.1, 2018,
      [48, 0, 34, 0], [0, 48, 21, 48], zoomed: [375, 812], canvas: "retina6_1"),
    row(
      "iPhone 11", .phone, 414, 896, 2, inches: 6.1, 2019,
      [48, 0, 34, 0], [0, 48, 21, 48], zoomed: [375, 812], canvas: "retina6_1"),
    row(
      "iPhone 11 Pro", .phone, 375, 812, 3, inches: 5.8, 2019,
      [44, 0, 34, 0], [0, 44, 21, 44], zoomed: [320, 693], canvas: "retina5_9"),
    row(
      "iPhone 11 Pro Max", .phone, 414, 896, 3, inches: 6.5, 2019,
      [44, 0, 34, 0], [0, 44, 21, 44], zoomed: [375, 812], canvas: "retina6_5"),
    row(
      "iPhone SE (2nd generation)", .phone, 375, 667, 2, inches: 4.7, 2020,
      [20, 0, 0, 0], [0, 0, 0, 0], zoomed: [320, 568], canvas: "retina4_7"),
    row(
      "iPhone 12 mini", .phone, 375, 812, 3, inches: 5.4, 2020,
      [50, 0, 34, 0], [0, 50, 21, 50], zoomed: [320, 693], canvas: "retina5_4"),
    row(
      "iPhone 12", .phone, 390, 844, 3, inches: 6.1, 2020,
      [47, 0, 34, 0], [0, 47, 21, 47], zoomed: [320, 693], canvas: "retina6_0"),
    row(
      "iPhone 12 Pro", .phone, 390, 844, 3, inches: 6.1, 2020,
      [47, 0, 34, 0], [0, 47, 21, 47], zoomed: [320, 693], canvas: "retina6_0"),
    row(
      "iPhone 12 Pro Max", .phone, 428, 926, 3, inches: 6.7, 2020,
      [47, 0, 34, 0], [0, 47, 21, 47], zoomed: [375, 812], canvas: "retina6_7"),
    row(
      "iPhone 13 mini", .phone, 375, 812, 3, inches: 5.4, 2021,
      [50, 0, 34, 0], [0, 50, 21, 50], zoomed: [320, 693], canvas: "retina5_4"),
    row(
      "iPhone 13", .phone, 390, 844, 3, inches: 6.1, 2021,
      [47, 0, 34, 0], [0, 47, 21, 47], zoomed: [320, 693], canvas: "retina6_0"),
    row(
      "iPhone 13 Pro", .phone, 390, 844, 3, inches: 6.1, 2021,
      [47, 0, 34, 0], [0, 47, 21, 47], zoomed: [320, 693], canvas: "retina6_0"),
    row(
      "iPhone 13 Pro Max", .phone, 428, 926, 3, inches: 6.7, 2021,
      [47, 0, 34, 0], [0, 47, 21, 47], zoomed: [375, 812], canvas: "retina6_7"),
    row(
      "iPhone SE (3rd generation)", .phone, 375, 667, 2, inches: 4.7, 2022,
      [20, 0, 0, 0], [0, 0, 0, 0], zoomed: [320, 568], canvas: "retina4_7"),
    row(
      "iPhone 14", .phone, 390, 844, 3, inches: 6.1, 2022,
      [47, 0, 34, 0], [0, 47, 21, 47], zoomed: [320, 693], canvas: "retina6_0"),
    row(
      "iPhone 14 Plus", .phone, 428, 926, 3, inches: 6.7, 2022,
      [47, 0, 34, 0], [0, 47, 21, 47], zoomed: [375, 812], canvas: "retina6_7"),
    row(
      "iPhone 14 Pro", .phone, 393, 852, 3, inches: 6.1, 2022,
      [59, 0, 34, 0], [0, 59, 21, 59], zoomed: [320, 693], canvas: "retina6_12"),
    row(
      "iPhone 14 Pro Max", .phone, 430, 932, 3, inches: 6.7, 2022,
      [59, 0, 34, 0], [0, 59, 21, 59], zoomed: [375, 812], canvas: "retina6_72"),
    row(
      "iPhone 15", .phone, 393, 852, 3, inches: 6.1, 2023,
      [59, 0, 34, 0], [0, 59, 21, 59], zoomed: [320, 693], canvas: "retina6_12"),
    row(
      "iPhone 15 Pro", .phone, 393, 852, 3, inches: 6.1, 2023,
      [59, 0, 34, 0], [0, 59, 21, 59], zoomed: [320, 693], canvas: "retina6_12"),
    row(
      "iPhone 15 Plus", .phone, 430, 932, 3, inches: 6.7, 2023,
      [59, 0, 34, 0], [0, 59, 21, 59], zoomed: [375, 812], canvas: "retina6_72"),
    row(
      "iPhone 15 Pro Max", .phone, 430, 932, 3, inches: 6.7, 2023,
      [59, 0, 34, 0], [0, 59, 21, 59], zoomed: [375, 812], canvas: "retina6_72"),
    row(
      "iPhone 16", .phone, 393, 852, 3, inches: 6.1, 2024,
      [59, 0, 34, 0], [0, 59, 21, 59], zoomed: [320, 693], canvas: "retina6_12"),
    row(
      "iPhone 16 Plus", .phone, 430, 932, 3, inches: 6.7, 2024,
      [59, 0, 34, 0], [0, 59, 21, 59], zoomed: [375, 812], canvas: "retina6_72"),
    row(
      "iPhone 16 Pro", .phone, 402, 874, 3, inches: 6.3, 2024,
      [62, 0, 34, 0], [0, 62, 21, 62], canvas: "retina6_3"),
    row(
      "iPhone 16 Pro Max", .phone, 440, 956, 3, inches: 6.9, 2024,
      [62, 0, 34, 0], [0, 62, 21, 62], canvas: "retina6_9"),
    row(
      "iPhone 16e", .phone, 390, 844, 3, inches: 6.1, 2025,
      [47, 0, 34, 0], [0, 47, 21, 47], zoomed: [320, 693], canvas: "retina6_0"),
    row(
      "iPhone 17", .phone, 402, 874, 3, inches: 6.3, 2025,
      [62, 0, 34, 0], [0, 62, 21, 62], canvas: "retina6_3"),
    row(
      "iPhone 17 Pro", .phone, 402, 874, 3, inches: 6.3, 2025,
      [62, 0, 34, 0], [0, 62, 21, 62], canvas: "retina6_3"),
    row(
      "iPhone 17 Pro Max", .phone, 440, 956, 3, inches: 6.9, 2025,
      [62, 0, 34, 0], [0, 62, 21, 62], canvas: "retina6_9"),
    row(
      "iPhone Air", .phone, 420, 912, 3, inches: 6.5, 2025,
      [68, 0, 34, 0], [0, 68, 21, 68], canvas: "retina6_54"),
    row(
      "iPhone 17e", .phone, 390, 844, 3, inches: 6.1, 2026,
      [47, 0, 34, 0], [0, 47, 21, 47], zoomed: [320, 693], canvas: "retina6_0"),
    row(
      "iPhone 18 Pro", .phone, 402, 874, 3, inches: 6.3, 2026,
      [62, 0, 34, 0], [0, 62, 21, 62], canvas: "retina6_3"),
    row(
      "iPhone 18 Pro Max", .phone, 440, 956, 3, inches: 6.9, 2026,
      [62, 0, 34, 0], [0, 62, 21, 62], canvas: "retina6_9"),
    row(
      "iPhone Duo (outer display)", .phone, 466, 678, 3, inches: 5.4, 2026,
      [0, 0, 34, 84], nil),
    row(
      "iPhone Duo (inner display, portrait)", .phone, 669, 951, 3, inches: 7.6, 2026,
      [82, 0, 34, 0], [0, 0, 34, 84]),
    row(
      "iPod touch (1st-3rd generation)", .phone, 320, 480, 1, inches: 3.5, 2007,
      [20, 0, 0, 0], [0, 0, 0, 0]),
    row(
      "iPod touch (4th generation)", .phone, 320, 480, 2, inches: 3.5, 2010,
      [20, 0, 0, 0], [0, 0, 0, 0], canvas: "retina3_5"),
    row(
      "iPod touch (5th generation)", .phone, 320, 568, 2, inches: 4, 2012,
      [20, 0, 0, 0], [0, 0, 0, 0], canvas: "retina4_0"),
    row(
      "iPod touch (6th generation)", .phone, 320, 568, 2, inches: 4, 2015,
      [20, 0, 0, 0], [0, 0, 0, 0], canvas: "retina4_0"),
    row(
      "iPod touch (7th generation)", .phone, 320, 568, 2, inches: 4, 2019,
      [20, 0, 0, 0], [0, 0, 0, 0], canvas: "retina4_0"),
    row(
      "iPad (1st generation)", .pad, 768, 1024, 1, inches: 9.7, 2010,
      [20, 0, 0, 0], [20, 0, 0, 0]),
    row(
      "iPad 2", .pad, 768, 1024, 1, inches: 9.7, 2011,
      [20, 0, 0, 0], [20, 0, 0, 0]),
    row(
      "iPad (3rd generation)", .pad, 768, 1024, 2, inches: 9.7, 2012,
      [20, 0, 0, 0], [20, 0, 0, 0], canvas: "ipad9_7"),
    row(
      "iPad (4th generation)", .pad, 768, 1024, 2, inches: 9.7, 2012,
      [20, 0, 0, 0], [20, 0, 0, 0], canvas: "ipad9_7"),
    row(
      "iPad Air", .pad, 768, 1024, 2, inches: 9.7, 2013,
      [20, 0, 0, 0], [20, 0, 0, 0], canvas: "ipad9_7"),
    row(
      "iPad Air 2", .pad, 768, 1024, 2, inches: 9.7, 2014,
      [20, 0, 0, 0], [20, 0, 0, 0], canvas: "ipad9_7"),
    row(
      "iPad (5th generation)", .pad, 768, 1024, 2, inches: 9.7, 2017,
      [20, 0, 0, 0], [20, 0, 0, 0], canvas: "ipad9_7"),
    row(
      "iPad (6th generation)", .pad, 768, 1024, 2, inches: 9.7, 2018,
      [20, 0, 0, 0], [20, 0, 0, 0], canvas: "ipad9_7"),
    row(
      "iPad Pro (9.7-inch)", .pad, 768, 1024, 2, inches: 9.7, 2016,
      [20, 0, 0, 0], [20, 0, 0, 0], canvas: "ipad9_7"),
    row(
      "iPad mini", .pad, 768, 1024, 1, inches: 7.9, 2012,
      [20, 0, 0, 0], [20, 0, 0, 0]),
    row(
      "iPad mini 2", .pad, 768, 1024, 2, inches: 7.9, 2013,
      [20, 0, 0, 0], [20, 0, 0, 0], canvas: "ipad7_9"),
    row(
      "iPad mini 3", .pad, 768, 1024, 2, inches: 7.9, 2014,
      [20, 0, 0, 0], [20, 0, 0, 0], canvas: "ipad7_9"),
    row(
      "iPad mini 4", .pad, 768, 1024, 2, inches: 7.9, 2015,
      [20, 0, 0, 0], [20, 0, 0, 0], canvas: "ipad7_9"),
    row(
      "iPad mini (5th generation)", .pad, 768, 1024, 2, inches: 7.9, 2019,
      [20, 0, 0, 0], [20, 0, 0, 0], canvas: "ipad7_9"),
    row(
      "iPad mini (6th generation)", .pad, 744, 1133, 2, inches: 8.3, 2021,
      [24, 0, 20, 0], [24, 0, 20, 0], canvas: "ipad8_3"),
    row(
      "iPad mini (A17 Pro)", .pad, 744, 1133, 2, inches: 8.3, 2024,
      [24, 0, 20, 0], [24, 0, 20, 0], canvas: "ipad8_3"),
    row(
      "iPad (7th generation)", .pad, 810, 1080, 2, inches: 10.2, 2019,
      [20, 0, 0, 0], [20, 0, 0, 0], canvas: "ipad10_2"),
    row(
      "iPad (8th generation)", .pad, 810, 1080, 2, inches: 10.2, 2020,
      [20, 0, 0, 0], [20, 0, 0, 0], canvas: "ipad10_2"),
    row(
      "iPad (9th generation)", .pad, 810, 1080, 2, inches: 10.2, 2021,
      [20, 0, 0, 0], [20, 0, 0, 0], canvas: "ipad10_2"),
    row(
      "iPad (10th generation)", .pad, 820, 1180, 2, inches: 10.9, 2022,
      [24, 0, 20, 0], [24, 0, 20, 0], canvas: "ipad10_9"),
    row(
      "iPad (A16)", .pad, 820, 1180, 2, inches: 10.9, 2025,
      [24, 0, 20, 0], [24, 0, 20, 0], canvas: "ipad10_9"),
    row(
      "iPad Air (3rd generation)", .pad, 834, 1112, 2, inches: 10.5, 2019,
      [20, 0, 0, 0], [20, 0, 0, 0], canvas: "ipad10_5"),
    row(
      "iPad Pro (10.5-inch)", .pad, 834, 1112, 2, inches: 10.5, 2017,
      [20, 0, 0, 0], [20, 0, 0, 0], canvas: "ipad10_5"),
    row(
      "iPad Air (4th generation)", .pad, 820, 1180, 2, inches: 10.9, 2020,
      [24, 0, 20, 0], [24, 0, 20, 0], canvas: "ipad10_9"),
    row(
      "iPad Air (5th generation)", .pad, 820, 1180, 2, inches: 10.9, 2022,
      [24, 0, 20, 0], [24, 0, 20, 0], canvas: "ipad10_9"),
    row(
      "iPad Air 11-inch (M2)", .pad, 820, 1180, 2, inches: 10.9, 2024,
      [24, 0, 20, 0], [24, 0, 20, 0], canvas: "ipad10_9"),
    row(
      "iPad Air 11-inch (M3)", .pad, 820, 1180, 2, inches: 10.9, 2025,
      [24, 0, 20, 0], [24, 0, 20, 0], canvas: "ipad10_9"),
    row(
      "iPad Air 11-inch (M4)", .pad, 820, 1180, 2, inches: 10.9, 2026,
      [24, 0, 20, 0], [24, 0, 20, 0], canvas: "ipad10_9"),
    row(
      "iPad Air 13-inch (M2)", .pad, 1024, 1366, 2, inches: 12.9, 2024,
      [24, 0, 20, 0], [24, 0, 20, 0], canvas: "ipad12_9"),
    row(
      "iPad Air 13-inch (M3)", .pad, 1024, 1366, 2, inches: 12.9, 2025,
      [24, 0, 20, 0], [24, 0, 20, 0], canvas: "ipad12_9"),
    row(
      "iPad Air 13-inch (M4)", .pad, 1024, 1366, 2, inches: 12.9, 2026,
      [24, 0, 20, 0], [24, 0, 20, 0], canvas: "ipad12_9"),
    row(
      "iPad Pro 11-inch (1st generation)", .pad, 834, 1194, 2, inches: 11, 2018,
      [24, 0, 20, 0], [24, 0, 20, 0], canvas: "ipad11_0"),
    row(
      "iPad Pro 11-inch (2nd generation)", .pad, 834, 1194, 2, inches: 11, 2020,
      [24, 0, 20, 0], [24, 0, 20, 0], canvas: "ipad11_0"),
    row(
      "iPad Pro 11-inch (3rd generation)", .pad, 834, 1194, 2, inches: 11, 2021,
      [24, 0, 20, 0], [24, 0, 20, 0], canvas: "ipad11_0"),
    row(
      "iPad Pro 11-inch (4th generation)", .pad, 834, 1194, 2, inches: 11, 2022,
      [24, 0, 20, 0], [24, 0, 20, 0], canvas: "ipad11_0"),
    row(
      "iPad Pro 11-inch (M4)", .pad, 834, 1210, 2, inches: 11, 2024,
      [24, 0, 20, 0], [24, 0, 20, 0], canvas: "ipad11_1"),
    row(
      "iPad Pro 11-inch (M5)", .pad, 834, 1210, 2, inches: 11, 2025,
      [24, 0, 20, 0], [24, 0, 20, 0], canvas: "ipad11_1"),
    row(
      "iPad Pro 12.9-inch (1st generation)", .pad, 1024, 1366, 2, inches: 12.9, 2015,
      [20, 0, 0, 0], [20, 0, 0, 0], canvas: "ipad12_9"),
    row(
      "iPad Pro 12.9-inch (2nd generation)", .pad, 1024, 1366, 2, inches: 12.9, 2017,
      [20, 0, 0, 0], [20, 0, 0, 0], canvas: "ipad12_9"),
    row(
      "iPad Pro 12.9-inch (3rd generation)", .pad, 1024, 1366, 2, inches: 12.9, 2018,
      [24, 0, 20, 0], [24, 0, 20, 0], canvas: "ipad12_9"),
    row(
      "iPad Pro 12.9-inch (4th generation)", .pad, 1024, 1366, 2, inches: 12.9, 2020,
      [24, 0, 20, 0], [24, 0, 20, 0], canvas: "ipad12_9"),
    row(
      "iPad Pro 12.9-inch (5th generation)", .pad, 1024, 1366, 2, inches: 12.9, 2021,
      [24, 0, 20, 0], [24, 0, 20, 0], canvas: "ipad12_9"),
    row(
      "iPad Pro 12.9-inch (6th generation)", .pad, 1024, 1366, 2, inches: 12.9, 2022,
      [24, 0, 20, 0], [24, 0, 20, 0], canvas: "ipad12_9"),
    row(
      "iPad Pro 13-inch (M4)", .pad, 1032, 1376, 2, inches: 13, 2024,
      [24, 0, 20, 0], [24, 0, 20, 0], canvas: "ipad13_0"),
    row(
      "iPad Pro 13-inch (M5)", .pad, 1032, 1376, 2, inches: 13, 2025,
      [24, 0, 20, 0], [24, 0, 20, 0], canvas: "ipad13_0"),
  ]

  /// The screen that Xcode's canvas has besides those of the catalog; it is never upright.
  static let television = Screen(
    validName: "Apple TV", idiom: .tv, width: 1920, height: 1080, pixelsPerPoint: 1,
    canvasID: "appleTV")

  /// A row of the catalog; insets are top, left, bottom, right.
  private static func row(
    _ name: String, _ idiom: Idiom, _ width: Double, _ height: Double, _ pixelsPerPoint: Double,
    inches: Double, _ year: Int, _ safeArea: [Double]?, _ turned: [Double]?,
    zoomed: [Double]? = nil,
    canvas: String? = nil
  ) -> Screen {
    Screen(
      validName: name, idiom: idiom, width: width, height: height, pixelsPerPoint: pixelsPerPoint,
      diagonal: inches, year: year, safeArea: safeArea.map(insets),
      turnedSafeArea: turned.map(insets),
      zoomedSize: zoomed.map { ZoomedSize(width: $0[0], height: $0[1]) }, canvasID: canvas)
  }

  private static func insets(_ edges: [Double]) -> LayoutInsets {
    LayoutInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
  }
}
