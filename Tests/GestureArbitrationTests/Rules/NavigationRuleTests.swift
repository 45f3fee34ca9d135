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

    private func refusal(by rule: any ArbitrationRule) -> Reason? {
        guard case .deny(let reason) = rule.shouldBegin(pan) else { return nil }
        return reason
    }

    private func push(animated: Bool = false) {
        navigation.pushViewController(UIViewController(), animated: animated)
    }

    @Test("stack depth: nothing begins on the root, something may above it")
    func stackDepth() {
        arbiter.rules = [.stackDepth]
        device.finger().down(at: CGPoint(x: 100, y: 400)).move(by: 100, over: 0.2).up()
        #expect(actions.states.isEmpty)
        push()
        device.settle()
        device.finger().down(at: CGPoint(x: 100, y: 400)).move(by: 100, over: 0.2).up()
        #expect(actions.states.first == .began)
    }

    @Test("stack depth: it counts screens again after they are replaced")
    func replacedStack() {
        push()
        #expect(refusal(by: .stackDepth) == nil)
        navigation.setViewControllers([UIViewController()], animated: false)
        #expect(refusal(by: .stackDepth) == .nothingToPop)
    }

    @Test("idle: nothing begins while a push or a pop runs")
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

    @Test("idle: a push without animation is no transition")
    func pushWithoutAnimation() {
        push()
        device.settle()
        #expect(refusal(by: .idle) == nil)
    }

    @Test("idle: nothing begins from the presentation to the end of the dismissal")
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

    @Test("the nearest navigation controller is meant, also from a view on one of its screens")
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

    @Test("where there is no navigation controller the rules have no opinion")
    func noNavigationController() {
        let loose = UIPanGestureRecognizer()
        device.window.addGestureRecognizer(loose)
        #expect(StackDepthRule.stackDepth.shouldBegin(loose) == nil)
        #expect(IdleRule.idle.shouldBegin(loose) == nil)
        #expect(StackDepthRule.stackDepth.shouldBegin(UIPanGestureRecognizer()) == nil)
    }
}
