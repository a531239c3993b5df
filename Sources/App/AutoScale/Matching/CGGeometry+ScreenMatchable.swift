import Foundation

extension CGFloat: ScreenMatchable {}
extension CGPoint: ScreenMatchable {}
extension CGSize: ScreenMatchable {}
extension CGRect: ScreenMatchable {}
