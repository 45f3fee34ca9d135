import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@MainActor
struct NavigationRuleTests {
    let device = HeadlessDevice()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let pan = UIPanGestureRecognizer()
    let arbiter = GestureArbiter()
    let actions: ActionLog

    init() {
        device.window.rootViewController = navigation
        navigation.view.addGestureRecognizer(pan)
        arbiter.govern(pan)
        actions = ActionLog(of: pan)
        device.settle()
    }

    private func refusal(by rule: any ArbitrationRule) -> ArbitrationReason? {
        guard case .deny(let reason) = rule.shouldBegin(pan) else { return nil }
        return reason
    }

    private func push(animated: Bool = false) {
        navigation.pushViewController(UIViewController(), animated: animated)
    }

    @Test("the stack depth rule refuses swipes on the root, and none above it")
    func stackDepth() {
        arbiter.rules = [.stackDepth]
        device.finger().down(at: CGPoint(x: 100, y: 400)).move(by: 100, over: 0.2).up()
        #expect(actions.states.isEmpty)
        push()
        device.settle()
        device.finger().down(at: CGPoint(x: 100, y: 400)).move(by: 100, over: 0.2).up()
        #expect(actions.states.first == .began)
    }

    @Test("the stack depth rule counts screens again after they are replaced")
    func replacedStack() {
        push()
        #expect(refusal(by: .stackDepth) == nil)
        navigation.setViewControllers([UIViewController()], animated: false)
        #expect(refusal(by: .stackDepth) == .nothingToPop)
    }

    @Test("the idle rule refuses swipes while a push or a pop runs")
    func transition() {
        push(animated: true)
        device.advance(by: 0.1)
        #expect(refusal(by: .idle) == .transitionRunning)
        device.settle()
        #expect(refusal(by: .idle) == nil)
        navigation.popViewController(animated: true)
        device.advance(by: 0.1)
        #expect(refusal(by: .idle) == .transitionRunning)
        device.settle()
        #expect(refusal(by: .idle) == nil)
    }

    @Test("the idle rule takes a push without animation for no transition")
    func pushWithoutAnimation() {
        push()
        device.settle()
        #expect(refusal(by: .idle) == nil)
    }

    @Test("the idle rule refuses swipes from a presentation to the end of its dismissal")
    func presentation() {
        push()
        device.settle()
        #expect(refusal(by: .idle) == nil)
        navigation.topViewController?.present(UIViewController(), animated: true)
        device.advance(by: 0.1)
        #expect(refusal(by: .idle) == .transitionRunning)
        device.settle()
        #expect(refusal(by: .idle) == .presenting)
        navigation.dismiss(animated: true)
        device.advance(by: 0.1)
        #expect(refusal(by: .idle) == .transitionRunning)
        device.settle()
        #expect(refusal(by: .idle) == nil)
    }

    @Test("navigation rules mean the nearest navigation controller, also from a view on one of its screens")
    func nearest() {
        let screen = UIViewController()
        navigation.pushViewController(screen, animated: false)
        device.settle()
        let view = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 200))
        screen.view.addSubview(view)
        let inner = UIPanGestureRecognizer()
        view.addGestureRecognizer(inner)
        #expect(StackDepthRule.stackDepth.shouldBegin(inner) == nil)
        navigation.setViewControllers([screen], animated: false)
        #expect(StackDepthRule.stackDepth.shouldBegin(inner) == .deny(.nothingToPop))
    }

    @Test("navigation rules have no opinion where there is no navigation controller")
    func noNavigationController() {
        let loose = UIPanGestureRecognizer()
        device.window.addGestureRecognizer(loose)
        #expect(StackDepthRule.stackDepth.shouldBegin(loose) == nil)
        #expect(IdleRule.idle.shouldBegin(loose) == nil)
        #expect(StackDepthRule.stackDepth.shouldBegin(UIPanGestureRecognizer()) == nil)
    }
}
