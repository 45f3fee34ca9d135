import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import ScreenTransitions

// UIKit draws the screen when it takes a picture "after screen updates". The model can't show that frame, so the places
// are looked at where what arrives is inserted.
@Suite("What arrives is not seen before the transition begins") @MainActor
struct FirstFrameTests {
    /// Notes what covers it when it is inserted for the first time.
    private final class ArrivingView: UIView {
        private(set) var covers: [UIView]?

        override func didMoveToSuperview() {
            super.didMoveToSuperview()
            guard covers == nil, let superview, let index = superview.subviews.firstIndex(of: self) else { return }
            let above = superview.subviews[(index + 1)...].flatMap { [$0] + $0.subviews }
            covers = above.filter { !($0 is TransitionRootView) && $0.bounds.size == bounds.size }
        }
    }

    private func fixture() -> (TransitionFixture, ArrivingView) {
        let fixture = TransitionFixture()
        let view = ArrivingView(frame: fixture.container.bounds)
        fixture.arriving.view = view
        return (fixture, view)
    }

    // Fails when `TransitionHierarchy` inserts the arriving screen above the leaving one before pictures are taken.
    @Test("a screen that is about to arrive is inserted below the one that leaves")
    func belowLeaving() {
        let (fixture, view) = fixture()
        fixture.play(.doors, .backward)
        #expect(view.covers?.count == 1 && view.covers?.first === fixture.leaving.view)
        fixture.device.settle()
        #expect(view.superview === fixture.container)
        #expect(fixture.container.subviews.count == 1)
    }

    // Fails when `TransitionHierarchy` does not cover a presenter that stays.
    @Test("a screen that is about to be presented is inserted below a picture of a presenter that stays")
    func belowPresenter() throws {
        let (fixture, view) = fixture()
        fixture.device.perform {
            fixture.leaving.view.removeFromSuperview()
            fixture.container.superview?.insertSubview(fixture.leaving.view, belowSubview: fixture.container)
        }
        fixture.context.providesLeaving = false
        fixture.play(.doors, .backward)
        let cover = try #require(view.covers?.first)
        #expect(view.covers?.count == 1 && cover.superview == nil)
        fixture.device.settle()
        #expect(fixture.container.subviews == [view])
        #expect(fixture.leaving.view.superview != nil)
    }
}
