// Core Animation for code that imports it by its own name. The model has everything in one module; this one hands on
// what Apple's module of this name declares. `_exported`: there is no other way to hand on what another module
// declares.

@_exported public import Foundation
@_exported public import class UIKit.CAAnimation
@_exported public import class UIKit.CAAnimationGroup
@_exported public import class UIKit.CABasicAnimation
@_exported public import class UIKit.CADisplayLink
@_exported public import class UIKit.CAGradientLayer
@_exported public import class UIKit.CAKeyframeAnimation
@_exported public import class UIKit.CALayer
@_exported public import class UIKit.CAMediaTimingFunction
@_exported public import class UIKit.CAPropertyAnimation
@_exported public import class UIKit.CAShapeLayer
@_exported public import class UIKit.CASpringAnimation
@_exported public import class UIKit.CATransaction
@_exported public import class UIKit.CATransition
@_exported public import func UIKit.CACurrentMediaTime
@_exported public import func UIKit.CATransform3DConcat
@_exported public import func UIKit.CATransform3DEqualToTransform
@_exported public import func UIKit.CATransform3DGetAffineTransform
@_exported public import func UIKit.CATransform3DInvert
@_exported public import func UIKit.CATransform3DIsAffine
@_exported public import func UIKit.CATransform3DIsIdentity
@_exported public import func UIKit.CATransform3DMakeAffineTransform
@_exported public import func UIKit.CATransform3DMakeRotation
@_exported public import func UIKit.CATransform3DMakeScale
@_exported public import func UIKit.CATransform3DMakeTranslation
@_exported public import func UIKit.CATransform3DRotate
@_exported public import func UIKit.CATransform3DScale
@_exported public import func UIKit.CATransform3DTranslate
@_exported public import let UIKit.CATransform3DIdentity
@_exported public import protocol UIKit.CAAction
@_exported public import protocol UIKit.CAAnimationDelegate
@_exported public import protocol UIKit.CALayerDelegate
@_exported public import protocol UIKit.CAMediaTiming
@_exported public import struct UIKit.CAAnimationCalculationMode
@_exported public import struct UIKit.CACornerMask
@_exported public import struct UIKit.CAFrameRateRange
@_exported public import struct UIKit.CAGradientLayerType
@_exported public import struct UIKit.CALayerContentsGravity
@_exported public import struct UIKit.CALayerCornerCurve
@_exported public import struct UIKit.CAMediaTimingFillMode
@_exported public import struct UIKit.CAMediaTimingFunctionName
@_exported public import struct UIKit.CAShapeLayerFillRule
@_exported public import struct UIKit.CAShapeLayerLineCap
@_exported public import struct UIKit.CAShapeLayerLineJoin
@_exported public import struct UIKit.CATransform3D
@_exported public import struct UIKit.CATransitionSubtype
@_exported public import struct UIKit.CATransitionType
