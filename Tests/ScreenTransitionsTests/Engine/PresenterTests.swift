import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import ScreenTransitions

@Suite("a screen that was never removed is neither added nor removed") @MainActor
struct PresenterTests {
    /// A fixture in which the arriving screen is there all the time, as a presenter under a sheet is, and not in the
    /// context.
    private func fixtureWithPresenter() -> (TransitionFixture, home: UIView) {
        let fixture = TransitionFixture()
        let home = UIView(frame: fixture.container.bounds)
        fixture.device.perform {
            fixture.device.window.insertSubview(home, at: 0)
            home.addSubview(fixture.arriving.view)
        }
        fixture.context.providesArriving = false
        return (fixture, home)
    }

    // Fails when `TransitionHierarchy.init` takes `viewController(forKey: .to)?.view` where `view(forKey: .to)` is nil.
    @Test(
        "a presenter's view that is not in the context stays where it is, however the dismissal ends",
        arguments: Ending.allCases)
    func notLent(ending: Ending) {
        for transition in [ScreenTransition.drop, .slide, .doors] {
            let (fixture, home) = fixtureWithPresenter()
            fixture.context.willComplete = { #expect(fixture.arriving.view.superview === home) }
            fixture.run(transition, .backward, ending: ending)
            #expect(fixture.arriving.view.superview === home)
            #expect(fixture.arriving.view.frame == home.bounds)
            #expect((fixture.leaving.view.superview == nil) == ending.arrives)
        }
    }

    // Fails when `arrivingPlace?.restore(arriving) == nil` is taken out of
    // `TransitionHierarchy.restoreScreens(completed:)`.
    @Test("a screen that was in the container before is there after a cancel, below its neighbours as before")
    func wasThere() {
        for ending in [Ending.cancelled, .finished] {
            let fixture = TransitionFixture()
            fixture.device.perform { fixture.container.insertSubview(fixture.arriving.view, at: 0) }
            fixture.run(.slide, .backward, ending: ending)
            let stays: [UIView?] = ending.arrives ? [] : [fixture.leaving.view]
            #expect(fixture.container.subviews == [fixture.arriving.view] + stays.compactMap(\.self))
        }
    }
}
