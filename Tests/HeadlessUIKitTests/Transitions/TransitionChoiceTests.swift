import Testing

@testable @_spi(Headless) import UIKit

@MainActor
@Suite("Other choices of transitions")
struct TransitionChoiceTests {
    private typealias Choices = BehaviourProfile.Transitions

    private func fixture(_ choose: (inout BehaviourProfile.Transitions) -> Void) -> LoggingNavigation {
        var profile = BehaviourProfile()
        choose(&profile.transitions)
        return LoggingNavigation(["A"], profile: profile)
    }

    @Test(
        "G2 a cancelled dismissal leaves the view where it was, where the animator left it, or where it is presented",
        arguments: BehaviourProfile.Transitions.CancelledDismissal.allCases)
    func cancelledDismissal(choice: BehaviourProfile.Transitions.CancelledDismissal) {
        let fixture = fixture { $0.cancelledDismissal = choice }
        let (drawer, side) = (LoggingScreen("D"), Side())
        drawer.transitioningDelegate = side
        drawer.modalPresentationStyle = .custom
        fixture.device.perform { fixture.screens[0].present(drawer, animated: true) }
        fixture.device.settle()
        let interaction = UIPercentDrivenInteractiveTransition()
        side.interaction = interaction
        fixture.device.perform { drawer.dismiss(animated: true) }
        interaction.update(0.4)
        interaction.cancel()
        fixture.device.settle()
        let expected: CGRect =
            switch choice {
            case .whereItWas: Side.open
            case .whereTheAnimatorLeftIt: Side.open.offsetBy(dx: -240, dy: 0)
            case .inThePresentationsFrame: CGRect(x: 0, y: 0, width: 390, height: 844)
            }
        #expect(drawer.view.frame == expected)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "G1 a screen that is dismissed lets touches through to the one below, or keeps them", arguments: [true, false])
    func leavingScreen(keeps: Bool) {
        for style in [UIModalPresentationStyle.overFullScreen, .fullScreen] {
            let fixture = fixture { $0.leavingScreensKeepTouches = keeps }
            let modal = LoggingScreen("M")
            modal.modalPresentationStyle = style
            fixture.screens[0].present(modal, animated: false)
            fixture.device.settle()
            fixture.device.perform { modal.dismiss(animated: true) }
            fixture.device.advance(by: 0.1)
            let hit = fixture.device.window.hitTest(CGPoint(x: 195, y: 422), with: nil)
            let reachesPresenter = hit?.isDescendant(of: fixture.navigation.view) == true
            #expect(reachesPresenter == (!keeps && style == .overFullScreen))
            fixture.device.settle()
            #expect(fixture.device.faults.isEmpty)
        }
    }

    @Test(
        "G2 the container of a driven transition that can be interrupted takes touches, or not",
        arguments: [true, false])
    func interruptible(takesTouches: Bool) {
        var profile = BehaviourProfile()
        profile.transitions.interruptibleTransitionsTakeTouches = takesTouches
        let fixture = LoggingNavigation(["A", "B"], profile: profile)
        let delegate = AnimatingNavigationDelegate()
        delegate.animator = InterruptibleAnimator()
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        fixture.navigation.delegate = delegate
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        interaction.update(0.4)
        let hit = fixture.device.window.hitTest(CGPoint(x: 195, y: 422), with: nil)
        #expect(hit?.isDescendant(of: fixture.navigation.container) == takesTouches)
        interaction.cancel()
        fixture.device.settle()
        #expect(fixture.device.window.hitTest(CGPoint(x: 195, y: 422), with: nil) === fixture.screens[1].view)
    }

    @Test(
        "G2 a slow swipe down dismisses a sheet if the velocity alone decides, and a quick short one less often",
        arguments: [
            (BehaviourProfile.Navigation.PopCompletion.projected(seconds: 0.3), 150.0, 0.2, false),
            (.velocity, 150, 0.2, true), (.projected(seconds: 0.3), 300, 0, true),
            (.projected(seconds: 0.15), 300, 0, false),
        ])
    func sheet(
        completion: BehaviourProfile.Navigation.PopCompletion, distance: CGFloat, rest: TimeInterval, isDismissed: Bool
    ) {
        let fixture = fixture { $0.sheetCompletion = completion }
        let sheet = LoggingScreen("S")
        fixture.screens[0].present(sheet, animated: true)
        fixture.device.settle()
        fixture.device.finger().down(at: CGPoint(x: 195, y: 200)).move(by: 0, distance, over: 0.6).hold(for: rest).up()
        fixture.device.settle()
        #expect((sheet.presentingViewController == nil) == isDismissed)
    }
}
