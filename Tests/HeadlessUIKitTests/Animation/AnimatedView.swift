@testable @_spi(Headless) import UIKit

/// A view on the screen of a device, at (0, 0, 100, 100), shown before the test begins.
@MainActor
struct AnimatedView {
    let device: HeadlessDevice
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init(profile: BehaviourProfile = BehaviourProfile()) {
        device = HeadlessDevice(profile: profile)
        device.window.addSubview(view)
        device.advance(by: 1)
    }

    /// What the screen shows.
    var shown: CALayer { view.layer.presentation() ?? view.layer }
    var x: CGFloat { shown.position.x - 50 }

    func moveRight() {
        view.center.x = 150
    }

    func linear(_ duration: TimeInterval = 1, completion: ((Bool) -> Void)? = nil, _ animations: @escaping () -> Void) {
        UIView.animate(
            withDuration: duration, delay: 0, options: .curveLinear, animations: animations, completion: completion
        )
    }
}
