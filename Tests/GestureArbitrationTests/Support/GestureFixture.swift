import GestureArbitration
@_spi(Headless) import UIKit
import UIKitSeams

/// A screen with one view on it, and on that view a pan that an arbiter governs.
@MainActor
final class GestureFixture {
    let device: HeadlessDevice
    let view: UIView
    let pan = UIPanGestureRecognizer()
    let arbiter: GestureArbiter
    let trace = ArbitrationTrace()
    /// The states that the pan has sent its action in.
    let actions: ActionLog

    init(
        rules: [any ArbitrationRule] = [], direction: UIUserInterfaceLayoutDirection = .leftToRight,
        system: BehaviourProfile.System = .iOS18
    ) {
        device = HeadlessDevice(profile: BehaviourProfile(system: system), direction: direction)
        view = UIView(frame: device.window.bounds)
        device.window.addSubview(view)
        view.addGestureRecognizer(pan)
        pan.name = "swipe"
        arbiter = GestureArbiter(rules: rules)
        arbiter.trace = trace
        arbiter.govern(pan)
        actions = ActionLog(of: pan)
    }

    /// Whether the pan has begun, now or before.
    var hasBegun: Bool { actions.states.contains(.began) }

    /// Why the pan was last refused: the reason of the newest denial in the trace.
    var refusal: ArbitrationReason? {
        trace.entries.last { $0.outcome == .denied && $0.recognizer == "swipe" }?.reason
    }

    /// A drag of 120 points in a quarter of a second, in the direction that goes back in this interface.
    func swipeBack(from start: CGPoint = CGPoint(x: 195, y: 400), lift: Bool = true) {
        let sign = SwipeDirection.back.sign(in: view.effectiveUserInterfaceLayoutDirection)
        swipe(by: CGVector(dx: 120 * sign, dy: 0), from: start, lift: lift)
    }

    func swipe(by way: CGVector, from start: CGPoint = CGPoint(x: 195, y: 400), lift: Bool = true) {
        let finger = device.finger().down(at: start).move(by: way.dx, way.dy, over: 0.25)
        if lift { finger.up() }
    }
}

/// The states in which a recognizer has sent its action, oldest first.
@MainActor
final class ActionLog {
    private(set) var states: [UIGestureRecognizer.State] = []
    private var target: ActionTarget?

    init(of recognizer: UIGestureRecognizer) {
        target = recognizer.addAction { [unowned self] in states.append($0.state) }
    }
}
