@testable @_spi(Headless) import UIKit

/// A device of time alone, and a layer tree that has been shown once.
@MainActor
struct LayerFixture {
    let runtime: HeadlessRuntime
    let root = CALayer()
    let layer = CALayer()

    /// The clock starts past 0, so that no test passes because two times are both 0.
    init(frameRate: Double = 60) {
        runtime = HeadlessRuntime(frameRate: frameRate)
        runtime.makeCurrent()
        root.addSublayer(layer)
        CATransaction.flush()
        CATransaction.setDisableActions(true)
        root.bounds = CGRect(x: 0, y: 0, width: 400, height: 400)
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        CATransaction.flush()
        advance(1)
        commit()
    }

    func commit() {
        runtime.turn {
            AnimationEngine.current.arrangeCommit()
        }
    }

    func advance(_ interval: TimeInterval) {
        runtime.makeCurrent()
        runtime.turn {}
        runtime.clock.advance(by: interval)
    }

    /// A plain animation of the position from (0, 0) to (100, 0), linear, one second long.
    func move(_ layer: CALayer? = nil, duration: TimeInterval = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position")
        animation.fromValue = CGPoint.zero
        animation.toValue = CGPoint(x: 100, y: 0)
        animation.duration = duration
        return animation
    }

    /// Where the screen shows the layer.
    func x(_ layer: CALayer? = nil) -> CGFloat {
        (layer ?? self.layer).presentation()?.position.x ?? .nan
    }
}

/// Writes down what an animation's delegate hears.
final class AnimationLog: NSObject, CAAnimationDelegate {
    private(set) var events: [String] = []

    func animationDidStart(_ anim: CAAnimation) { events.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
}

func isClose(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
    abs(a - b) <= tolerance
}

func isClose(_ a: CATransform3D, _ b: CATransform3D, within tolerance: Double = 1e-9) -> Bool {
    let (p, q) = (a.rows, b.rows)
    let rows = [p.0 - q.0, p.1 - q.1, p.2 - q.2, p.3 - q.3]
    return rows.allSatisfy { ($0 * $0).sum() <= tolerance * tolerance }
}
