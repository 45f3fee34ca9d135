import Testing
@_spi(Headless) import UIKit

@testable import FullScreenPop
@testable import ScreenTransitions

@Suite("Trap 8: a screen that was never removed is neither added nor removed") @MainActor
struct PresenterTests {
    /// A theatre in which the arriving screen is there all the time, as a presenter under a sheet is, and UIKit does not
    /// lend its view.
    private func theatreWithPresenter() -> (Theatre, home: UIView) {
        let theatre = Theatre()
        let home = UIView(frame: theatre.container.bounds)
        theatre.device.perform {
            theatre.device.window.insertSubview(home, at: 0)
            home.addSubview(theatre.arriving.view)
        }
        theatre.context.lendsArriving = false
        return (theatre, home)
    }

    // Fails when `TransitionHierarchy.init` takes `viewController(forKey: .to)?.view` where `view(forKey: .to)` is nil.
    @Test(
        "Trap 8: where UIKit does not lend a presenter's view, it stays where it is, dismissed or cancelled",
        arguments: Ending.allCases)
    func notLent(ending: Ending) {
        for transition in [ScreenTransition.drop, .slide, .doors] {
            let (theatre, home) = theatreWithPresenter()
            theatre.context.willComplete = { #expect(theatre.arriving.view.superview === home) }
            theatre.run(transition, .backward, ending: ending)
            #expect(theatre.arriving.view.superview === home)
            #expect(theatre.arriving.view.frame == home.bounds)
            #expect((theatre.leaving.view.superview == nil) == ending.arrives)
        }
    }

    // Fails when `arrivingPlace?.restore(arriving) == nil` is taken out of `TransitionHierarchy.strike(completed:)`.
    @Test("Trap 8: a screen that was in the container before is there after a cancel, below its neighbours as before")
    func wasThere() {
        for ending in [Ending.cancelled, .finished] {
            let theatre = Theatre()
            theatre.device.perform { theatre.container.insertSubview(theatre.arriving.view, at: 0) }
            theatre.run(.slide, .backward, ending: ending)
            let stays: [UIView?] = ending.arrives ? [] : [theatre.leaving.view]
            #expect(theatre.container.subviews == [theatre.arriving.view] + stays.compactMap(\.self))
        }
    }
}
