import FullScreenPop
@_spi(Scenarios) import GestureArbitration
import ScreenTransitions
import UIKit

/// An app with this package: a navigation controller, and options where a screen or a view wants something special.
@MainActor
final class ToolkitContender: Contender {
    var record: (SwipeKind, String) -> Void = { _, _ in }
    /// Whether the app keeps UIKit's navigation controllers and has the back swipe installed on them.
    private let installs: Bool
    private let driver: DriverName
    /// The rule or requirement that every arbiter goes without.
    private let omittedRule: String?
    private let trace = ArbitrationTrace()

    var decisions: [ArbitrationTrace.Entry] { trace.entries }

    init(installs: Bool = false, driver: DriverName, leavingOut omittedRule: String? = nil) {
        self.installs = installs
        self.driver = driver
        self.omittedRule = omittedRule
    }

    func makeNavigationController() -> UINavigationController {
        let navigationController = installs ? UINavigationController() : FullScreenPopNavigationController()
        let backSwipe = BackSwipe.install(on: navigationController)
        backSwipe.driver = PopDriver(driver)
        setUp(backSwipe.arbiter)
        backSwipe.onEvent = { [weak self] event in self?.note(event, of: .pop) }
        setUp(backSwipe.pushSwipe.arbiter)
        backSwipe.pushSwipe.onEvent = { [weak self] event in self?.note(event, of: .push) }
        return navigationController
    }

    /// Plain, unless the scenario is about an option that takes the toolkit's own class.
    func makeScrollView(_ options: ScrollOptions) -> UIScrollView {
        options.controls == nil && options.atLeadingEdge == nil ? UIScrollView() : ArbitratedScrollView()
    }

    func didMake(_ view: UIView, for element: Element) {
        view.sharedElementName = element.sharedElement
        if let backSwipe = element.backSwipe { view.arbitration.backSwipe = .init(backSwipe) }
        guard let scrollView = view as? UIScrollView else { return }
        guard case .scroll(let options) = element.kind else { return }
        if let controls = options.controls { scrollView.arbitration.controlTouches = .init(controls) }
        if let atLeadingEdge = options.atLeadingEdge { scrollView.arbitration.atScrollEdge = .init(atLeadingEdge) }
    }

    func optionsDidChange(of screen: ScreenViewController) {
        screen.fullScreenPop = PopOptions(screen.options)
    }

    func willPresent(_ viewController: UIViewController, _ options: ModalOptions) {
        viewController.modalTransition = ModalTransition(options)
        viewController.modalPresentationStyle = UIModalPresentationStyle(options.style)
        if let arbiter = viewController.interactiveDismissal?.arbiter { setUp(arbiter) }
    }

    func screenDidLoad(_ screen: ScreenViewController) {}

    func addSwipes(to tabBarController: UITabBarController) {
        let tabSwipe = TabSwipe.install(on: tabBarController)
        setUp(tabSwipe.arbiter)
        tabSwipe.onEvent = { [weak self] event in self?.note(event) }
    }

    private func setUp(_ arbiter: GestureArbiter) {
        arbiter.trace = trace
        if let omittedRule { arbiter.leaveOut(omittedRule) }
    }

    /// Screens that do not know who has made their navigation controller install the back swipe on the one they are in.
    func screenWillAppear(_ screen: ScreenViewController, animated: Bool) {
        guard installs, let navigationController = screen.navigationController,
            BackSwipe.installed(on: navigationController) != nil
        else { return }
        BackSwipe.install(on: navigationController)
    }
    func screenDidAppear(_ screen: ScreenViewController) {}
    func screenWillDisappear(_ screen: ScreenViewController) {}

    private func note(_ event: SwipeEvent, of swipe: SwipeKind) {
        switch event {
        case .began: record(swipe, "began")
        case .progress: break
        case .finished: record(swipe, "finished")
        case .cancelled: record(swipe, "cancelled")
        case .refused(let refusal): record(swipe, "refused: \(refusal.reason)")
        }
    }

    private func note(_ event: TabSwipeEvent) {
        switch event {
        case .began: record(.tab, "began")
        case .progress: break
        case .finished: record(.tab, "finished")
        case .cancelled: record(.tab, "cancelled")
        case .refused(let refusal): record(.tab, "refused: \(refusal.reason)")
        }
    }
}
