import TestSupport
@_spi(Headless) import UIKit

@testable import ScreenTransitions

extension TransitionFixture {
    static let leavingColor = UIColor(red: 0.5, green: 0.7, blue: 0.9, alpha: 1)
    static let arrivingColor = UIColor(red: 0.9, green: 0.6, blue: 0.2, alpha: 1)

    /// A fixture whose screens have colours of their own.
    static func colored(_ layout: UIUserInterfaceLayoutDirection = .leftToRight) -> TransitionFixture {
        let fixture = TransitionFixture(direction: layout)
        fixture.device.perform {
            fixture.leaving.view.backgroundColor = leavingColor
            fixture.arriving.view.backgroundColor = arrivingColor
        }
        return fixture
    }

    /// The views of the layers, from back to front; none when no transition is running.
    var layerViews: [TransitionLayerView] {
        container.subviews.compactMap { $0 as? TransitionRootView }.flatMap(\.subviews)
            .map { $0 is TransitionEyeView ? $0.subviews[0] : $0 }.compactMap { $0 as? TransitionLayerView }
    }

    /// Whether the views of the transition are gone.
    var isCleanedUp: Bool { !container.subviews.contains { $0 is TransitionRootView } }
}

extension TransitionLayerView {
    /// The pose that is shown, with every animation.
    var shownPose: TransitionPose {
        var pose = TransitionPose()
        pose.transform = layer.shownLayer.transform
        if let eye = superview as? TransitionEyeView {
            let center = eye.layer.shownLayer.position
            pose = pose.translated(x: center.x - eye.bounds.midX, y: center.y - eye.bounds.midY)
        }
        pose.opacity = CGFloat(layer.shownLayer.opacity)
        pose.dimming = CGFloat(shade?.layer.shownLayer.opacity ?? 0)
        pose.shadow = CGFloat(shadow?.layer.shownLayer.opacity ?? 0)
        pose.cornerRadius = clip.layer.shownLayer.cornerRadius
        if let disc = clip.mask, disc.backgroundColor?.cgColor.alpha == 1 {
            let shown = disc.layer.shownLayer
            pose.maskCircle = TransitionPose.Circle(
                center: shown.position, radius: max(0, shown.transform.m11) * disc.bounds.width / 2)
        }
        return pose
    }
}

extension CALayer {
    fileprivate var shownLayer: CALayer { presentation() ?? self }
}
