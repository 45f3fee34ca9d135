// Core Graphics for code that imports it by its own name: what Foundation does not have on this system. Beside
// Foundation's own `CGFloat`, `CGPoint`, `CGSize` and `CGRect` there is nothing that could clash.

@_exported public import Foundation
@_exported public import class UIKit.CGColor
@_exported public import class UIKit.CGImage
@_exported public import class UIKit.CGMutablePath
@_exported public import class UIKit.CGPath
@_exported public import enum UIKit.CGPathFillRule
@_exported public import struct UIKit.CGAffineTransform
@_exported public import struct UIKit.CGVector
