// Every numeric type through `auto()`, on a screen 430 points wide: 16 becomes 18.346…

import AutoScale
import Foundation

let screen = try Screen(named: "iPhone 15 Pro Max")

ScreenContext.with(screen) {
  print("16.auto() by the type of the number, as Double, Float and Int")
  show(Int(16))
  show(Int8(16))
  show(Int16(16))
  show(Int32(16))
  show(Int64(16))
  if #available(iOS 18, macOS 15, tvOS 18, visionOS 2, *) { show(Int128(16)) }
  show(UInt(16))
  show(UInt8(16))
  show(UInt16(16))
  show(UInt32(16))
  show(UInt64(16))
  if #available(iOS 18, macOS 15, tvOS 18, visionOS 2, *) { show(UInt128(16)) }
  show(Float(16))
  show(Double(16))
  show(CGFloat(16))
  #if !(os(macOS) && arch(x86_64))
    show(Float16(16))
  #endif
  #if arch(x86_64) && !os(Windows) && !os(Android)
    show(Float80(16))
  #endif

  print("\nGeometry")
  print(CGPoint(x: 10, y: 20).auto())
  print(CGSize(width: 100, height: 50).auto())
  print(CGRect(x: 0, y: 0, width: 375, height: 44).auto())
  print(LayoutInsets(top: 8, left: 16, bottom: 8, right: 16).auto())

  print("\nResults are held to the bounds of their type")
  let small: Int8 = 125.auto(rounded: .up)
  let unsigned: UInt8 = (-10).auto(rounded: .up)
  let notANumber: Int = Double.nan.auto(rounded: .up)
  print("Int8 from 125:", small)
  print("UInt8 from -10:", unsigned)
  print("Int from NaN:", notANumber)

  print("\nWhat the compiler infers without a type")
  print("16.auto():", 16.auto())
  print("max(16.auto(), 10):", max(16.auto(), 10))
  print("[16.auto(), 20]:", [16.auto(), 20])
  print("16.auto() + 1:", 16.auto() + 1)
  print("CGPoint(x: 16.auto(), y: 0):", CGPoint(x: 16.auto(), y: 0))

  print("\nA total, shared out in whole pixels")
  print([1, 1, 1].auto(filling: 430))
}

func show(_ number: some BinaryInteger) {
  let double: Double = number.auto()
  let float: Float = number.auto()
  let integer: Int = number.auto(rounded: .toNearestOrAwayFromZero)
  print("\(type(of: number)): \(double), \(float), \(integer)")
}

func show(_ number: some BinaryFloatingPoint) {
  let double: Double = number.auto()
  let float: Float = number.auto()
  let integer: Int = number.auto(rounded: .toNearestOrAwayFromZero)
  print("\(type(of: number)): \(double), \(float), \(integer)")
}
