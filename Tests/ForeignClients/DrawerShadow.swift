#if os(Linux)
    import QuartzCore
#else
    // The framework of this name would bring layers that are not the model's.
    import UIKit
#endif

/// The shadow beside a drawer. Code for layers alone, which libraries keep free of UIKit.
enum DrawerShadow {
    static func cast(on layer: CALayer) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 8
        layer.transform = CATransform3DMakeTranslation(0, 0, 1)
        CATransaction.commit()
    }
}
