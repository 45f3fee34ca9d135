import Testing

@testable @_spi(Headless) import UIKit

@MainActor
@Suite("Other choices of scroll views")
struct ScrollChoiceTests {
    let device = HeadlessDevice(size: CGSize(width: 400, height: 800))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    init() {
        device.window.addSubview(scrollView)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 1200, height: 1600)
        device.advance(by: 0.1)
    }

    @Test(
        "D10 a page that is let go at rest starts slowly, or at once",
        arguments: [(BehaviourProfile.Scrolling.Snap.spring, 0.85...0.95), (.decay, 0.5...0.65)])
    func snap(choice: BehaviourProfile.Scrolling.Snap, left: ClosedRange<Double>) {
        device.runtime.profile.scrolling.snap = choice
        scrollView.isPagingEnabled = true
        device.finger().down(at: CGPoint(x: 350, y: 400)).move(by: -250, over: 0.5).hold(for: 0.3).up()
        let start = scrollView.contentOffset.x
        device.advance(by: 2.0 / 60 + 1e-6)
        #expect(left.contains((400 - scrollView.contentOffset.x) / (400 - start)))
        device.settle()
        #expect(scrollView.contentOffset.x == 400)
    }

    @Test("D10 content bounces back by a spring, however it snaps")
    func bounce() {
        device.runtime.profile.scrolling.snap = .decay
        device.finger().down(at: CGPoint(x: 200, y: 200)).move(by: 0, 300, over: 0.5).hold(for: 0.3).up()
        let start = scrollView.contentOffset.y
        #expect(start < -80)
        device.advance(by: 2.0 / 60 + 1e-6)
        #expect(scrollView.contentOffset.y / start > 0.93)
        device.settle()
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test("D7 content at rest follows contentInset, or waits for a finger", arguments: [true, false])
    func inset(follows: Bool) {
        device.runtime.profile.scrolling.contentFollowsInset = follows
        scrollView.contentInset.top = 40
        #expect(scrollView.contentOffset.y == (follows ? -40 : 0))
        scrollView.contentInset.top = 0
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test("D7 content at rest follows the safe area, whether it follows contentInset or not", arguments: [true, false])
    func safeArea(follows: Bool) {
        device.runtime.profile.scrolling.contentFollowsInset = follows
        let screen = UIViewController()
        device.window.rootViewController = screen
        scrollView.contentInsetAdjustmentBehavior = .always
        screen.view.addSubview(scrollView)
        device.advance(by: 0.1)
        screen.additionalSafeAreaInsets.top = 60
        device.advance(by: 0.1)
        #expect(scrollView.contentOffset.y == -60)
    }

    @Test("D10 pages that leave the screen begin to turn, or do not", arguments: [true, false])
    func pages(turn: Bool) {
        device.runtime.profile.scrolling.pagesTurnWhileTheyComeOrGo = turn
        for finishes in [true, false] {
            let book = Book(["1", "2", "3"])
            let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pager.dataSource = book
            pager.delegate = book
            pager.setViewControllers([book.pages[0]], direction: .forward, animated: false)
            let navigation = UINavigationController(rootViewController: UIViewController())
            let delegate = AnimatingNavigationDelegate()
            let interaction = UIPercentDrivenInteractiveTransition()
            delegate.animator = LoggingAnimator()
            delegate.interaction = interaction
            device.perform {
                device.window.rootViewController = navigation
                navigation.pushViewController(pager, animated: false)
            }
            device.advance(by: 0.1)
            navigation.delegate = delegate
            device.perform { _ = navigation.popViewController(animated: true) }
            interaction.update(0.3)
            book.log.clear()
            device.perform { pager.pages.scrollView.contentOffset.x += 100 }
            #expect(book.log.entries.contains("willTransitionTo 2") == turn)
            if finishes { interaction.finish() } else { interaction.cancel() }
            device.settle()
            #expect(navigation.viewControllers.count == (finishes ? 1 : 2))
            #expect(device.faults.isEmpty)
        }
    }
}
