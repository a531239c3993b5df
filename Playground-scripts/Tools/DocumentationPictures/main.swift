// The pictures of the documentation, each made by the package.
//
//     swift run AutoScaleDocumentationPictures FOLDER
//
// `.ci/pictures` compares them with those of the articles.

import AutoScale
import AutoScaleLayout
import AutoScalePages
import AutoScaleProfiles
import Foundation

let screens = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../../Screens").standardized
let login = screens.appending(path: "Login.xib")
let leaving = screens.deletingLastPathComponent()
  .appending(path: "ArticleScreens/leaving-interface-builder")

let pictures: [(name: String, svg: String)] = [
  ("scaling", try ScalingPicture(of: login).svg),
  ("slider", try SliderPicture(of: login).svg),
  ("finding", try FindingPicture(of: login).svg),
  ("column", try ColumnPicture().svg),
  ("difference", try DifferencePicture(of: login).svg),
  ("profiles", try ProfilePicture().svg),
  ("numbers", try NumbersPicture().svg),
  ("fonts", try FontsPicture().svg),
  ("rules", try RulesPicture().svg),
  ("rounding", try RoundingPicture().svg),
  ("pads", try PadsPicture(of: login).svg),
  ("exceptions", try ExceptionsPicture().svg),
  ("text-sizes", try TextSizePicture().svg),
  ("windows", try WindowPicture().svg),
  ("views", try ViewsPicture(of: login).svg),
  ("objections", try ObjectionsPicture().svg),
  ("app-finding", try AppFindingPicture().svg),
  ("overlays", try OverlaysPicture(of: login).svg),
  ("swiftui", try SwiftUIPicture(ofDocumentsIn: leaving).svg),
]

guard let folder = CommandLine.arguments.dropFirst().first else {
  for picture in pictures { print("\(picture.name).svg: \(picture.svg.utf8.count) bytes") }
  exit(0)
}
for picture in pictures {
  let file = URL(filePath: folder).appending(path: picture.name + ".svg")
  try Data(picture.svg.utf8).write(to: file)
  print(file.relativePath)
}
