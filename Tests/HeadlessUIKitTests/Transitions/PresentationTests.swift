import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct PresentationTests {
    let fixture = LoggingNavigation(["A", "B"])
    let modal: LoggingScreen

    init() {
        modal = LoggingScreen("M", fixture.log)
    }

    private func present(_ style: UIModalPresentationStyle, animated: Bool = true) {
        modal.modalPresentationStyle = style
        fixture.screens[1].present(modal, animated: animated)
        fixture.device.settle()
    }

    private func dismiss(animated: Bool = true) {
        modal.dismiss(animated: animated)
        fixture.device.settle()
    }

    @Test("G4 over the full screen the presenter leaves the window and comes back")
    func fullScreen() {
        for animated in [true, false] {
            fixture.log.clear()
            present(.fullScreen, animated: animated)
            #expect(fixture.log.entries == ["B.willDisappear", "M.willAppear", "M.didAppear", "B.didDisappear"])
            #expect(fixture.navigation.view.window == nil)
            #expect(modal.presentingViewController === fixture.navigation)
            #expect(fixture.screens[1].presentedViewController === modal)
            fixture.log.clear()
            dismiss(animated: animated)
            #expect(fixture.log.entries == ["M.willDisappear", "B.willAppear", "B.didAppear", "M.didDisappear"])
            #expect(fixture.navigation.view.superview === fixture.device.window)
            #expect(fixture.navigation.view.frame == fixture.device.window.bounds)
            #expect(modal.presentingViewController == nil)
            #expect(fixture.navigation.presentedViewController == nil)
        }
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("G4 a screen that has been dismissed is told so when nobody presents it any more")
    func partedBeforeTold() {
        final class AskingScreen: UIViewController {
            var answers: [String] = []
            override func viewDidDisappear(_ animated: Bool) {
                answers.append("\(presentingViewController == nil) \(isBeingDismissed)")
            }
        }
        let kinds: [(UIModalPresentationStyle, Bool)] = [(.fullScreen, true), (.pageSheet, true), (.fullScreen, false)]
        for (style, animated) in kinds {
            let screen = AskingScreen()
            screen.modalPresentationStyle = style
            fixture.screens[1].present(screen, animated: animated)
            fixture.device.settle()
            screen.dismiss(animated: animated)
            fixture.device.settle()
            #expect(screen.answers == ["true true"])
        }
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("G4 a dismissal from below animates the topmost screen; those in between just go")
    func dismissedFromBelow() throws {
        for (lower, upper) in [
            (UIModalPresentationStyle.fullScreen, UIModalPresentationStyle.fullScreen), (.pageSheet, .fullScreen),
            (.fullScreen, .overFullScreen), (.overFullScreen, .pageSheet),
        ] {
            let top = LoggingScreen("T", fixture.log)
            top.modalPresentationStyle = upper
            present(lower)
            modal.present(top, animated: true)
            fixture.device.settle()
            fixture.log.clear()
            fixture.screens[1].dismiss(animated: true)
            #expect(modal.viewIfLoaded?.window == nil)
            #expect(modal.presentingViewController == nil)
            fixture.device.advance(by: 0.2)
            #expect(top.isBeingDismissed)
            #expect(try #require(top.view.layer.presentation()).position.y > top.view.center.y / 4)
            fixture.device.settle()
            #expect(top.view.window == nil && top.presentingViewController == nil)
            #expect(fixture.navigation.presentedViewController == nil)
            #expect(fixture.navigation.view.superview === fixture.device.window)
            #expect(fixture.navigation.view.frame == fixture.device.window.bounds)
            #expect(fixture.log.entries.contains("B.didAppear") == (lower == .fullScreen))
            #expect(fixture.log.entries.contains("M.didDisappear") == (upper != .fullScreen))
            #expect(fixture.log.entries.contains("T.didDisappear"))
        }
        fixture.device.checkScreens()
        #expect(fixture.device.faults.filter { $0 != .leakedScreen("M") } == [])
    }

    @Test("G4 over part of the screen the presenter stays and hears nothing")
    func over() {
        for style in [UIModalPresentationStyle.overFullScreen, .custom, .automatic, .pageSheet] {
            fixture.log.clear()
            present(style)
            dismiss()
            #expect(
                fixture.log.entries == ["M.willAppear", "M.didAppear", "M.willDisappear", "M.didDisappear"],
                "\(style)")
            #expect(fixture.navigation.view.window != nil)
        }
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("G1 the system's own styles come up from the bottom, out of nothing, or turned about the vertical axis")
    func systemStyles() throws {
        func shown(_ style: UIModalTransitionStyle, at time: TimeInterval) throws -> CALayer {
            modal.modalPresentationStyle = .fullScreen
            modal.modalTransitionStyle = style
            fixture.screens[1].present(modal, animated: true)
            fixture.device.advance(by: time)
            return try #require(modal.view.layer.presentation())
        }
        #expect(abs(try shown(.coverVertical, at: 0).position.y - (422 + 844)) < 1e-6)
        fixture.device.settle()
        dismiss()
        #expect(try shown(.crossDissolve, at: 0).opacity == 0)
        fixture.device.settle()
        #expect(modal.view.alpha == 1)
        dismiss()
        let edgeOn = try shown(.flipHorizontal, at: 0.2)
        #expect(abs(edgeOn.transform.m11) < 1e-6)
        #expect(abs(try #require(fixture.navigation.view.layer.presentation()).transform.m11) < 1e-6)
        fixture.device.settle()
        #expect(CATransform3DIsIdentity(modal.view.transform3D))
        dismiss()
        #expect(CATransform3DIsIdentity(fixture.navigation.view.transform3D))
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("G1 a custom presentation and its dismissal take each step in its order")
    func customOrder() {
        let delegate = RecordingTransitioningDelegate(fixture.log)
        modal.transitioningDelegate = delegate
        present(.custom)
        #expect(
            fixture.log.entries == [
                "presentationController", "animationController forPresented", "interactionControllerForPresentation",
                "M.willAppear", "presentationTransitionWillBegin", "transitionDuration", "animateTransition",
                "completeTransition", "M.didAppear", "presentationTransitionDidEnd true", "animationEnded true",
            ])
        #expect(modal.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
        fixture.log.clear()
        dismiss()
        #expect(
            fixture.log.entries == [
                "animationController forDismissed", "interactionControllerForDismissal", "M.willDisappear",
                "dismissalTransitionWillBegin", "transitionDuration", "animateTransition", "completeTransition",
                "M.didDisappear", "dismissalTransitionDidEnd true", "animationEnded true",
            ])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("G2 an interactive dismissal can be cancelled; the screen stays and appears again")
    func cancelledDismissal() {
        let delegate = RecordingTransitioningDelegate(fixture.log)
        modal.transitioningDelegate = delegate
        present(.custom)
        fixture.log.clear()
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        modal.dismiss(animated: true)
        #expect(modal.isBeingDismissed)
        interaction.update(0.4)
        interaction.cancel()
        fixture.device.settle()
        #expect(!modal.isBeingDismissed)
        #expect(modal.presentingViewController === fixture.navigation)
        #expect(modal.view.window != nil)
        #expect(fixture.log.entries.contains("dismissalTransitionDidEnd false"))
        #expect(fixture.log.entries.suffix(3).contains("animationEnded false"))
        delegate.interaction = nil
        dismiss()
        #expect(modal.view.window == nil)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("F7 presenting from a screen that presents already is recorded and ignored")
    func presentedTwice() {
        present(.overFullScreen)
        fixture.screens[1].present(LoggingScreen("N"), animated: true)
        #expect(fixture.device.faults == [.presentedTwice(screen: "N")])
        #expect(fixture.navigation.presentedViewController === modal)
    }

    @Test("F7 presenting from a screen that is in no window is recorded and ignored")
    func presentedOffScreen() {
        LoggingScreen("off").present(LoggingScreen("N"), animated: true)
        #expect(fixture.device.faults == [.presentedOffScreen(screen: "N")])
    }

    @Test("G1 completion blocks are called when presentation and dismissal are over")
    func completions() {
        var calls: [String] = []
        fixture.screens[1].present(modal, animated: true) { calls.append("presented") }
        #expect(calls.isEmpty)
        fixture.device.settle()
        fixture.screens[1].dismiss(animated: true) { calls.append("dismissed") }
        #expect(calls == ["presented"])
        fixture.device.settle()
        #expect(calls == ["presented", "dismissed"])
    }

    @Test("G3 a dismissed screen and its presentation controller are let go")
    func release() {
        weak var screen: UIViewController?
        weak var presentation: UIPresentationController?
        do {
            let presented = LoggingScreen("N")
            screen = presented
            presentation = presented.presentationController
            fixture.screens[1].present(presented, animated: true)
            fixture.device.settle()
            fixture.screens[1].dismiss(animated: true)
            fixture.device.settle()
        }
        #expect(screen == nil)
        #expect(presentation == nil)
        fixture.device.checkScreens()
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("G3 touches do not reach the presenter while a screen arrives, nor beside it later")
    func touches() {
        modal.modalPresentationStyle = .pageSheet
        fixture.screens[1].present(modal, animated: true)
        fixture.device.advance(by: 0.1)
        let beside = fixture.device.window.hitTest(CGPoint(x: 100, y: 5), with: nil)
        #expect(
            beside === modal.presentationController?.containerView || beside?.superview is PresentationContainerView)
        fixture.device.settle()
        #expect(fixture.device.window.hitTest(CGPoint(x: 100, y: 400), with: nil) === modal.view)
    }

    /// Fails when the end of the transition switches interaction back on.
    @Test("G3 interaction that the app switches off while a screen arrives stays off")
    func interactionSwitchedOff() {
        fixture.screens[1].present(modal, animated: true)
        fixture.device.advance(by: 0.1)
        #expect(modal.view.isUserInteractionEnabled)
        modal.view.isUserInteractionEnabled = false
        fixture.device.settle()
        #expect(!modal.view.isUserInteractionEnabled)
    }
}

final class RecordingTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    let log: CallLog
    var interaction: (any UIViewControllerInteractiveTransitioning)?

    init(_ log: CallLog) {
        self.log = log
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("animationController forPresented")
        return LoggingAnimator(log)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("animationController forDismissed")
        return LoggingAnimator(log)
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.add("interactionControllerForPresentation")
        return interaction
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.add("interactionControllerForDismissal")
        return interaction
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        log.add("presentationController")
        let presentation = HalfPresentation(presentedViewController: presented, presenting: presenting)
        presentation.log = log
        return presentation
    }
}

/// The lower half of the screen.
final class HalfPresentation: UIPresentationController {
    var log: CallLog?

    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }

    override func presentationTransitionWillBegin() { log?.add("presentationTransitionWillBegin") }
    override func presentationTransitionDidEnd(_ completed: Bool) {
        log?.add("presentationTransitionDidEnd \(completed)")
    }
    override func dismissalTransitionWillBegin() { log?.add("dismissalTransitionWillBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log?.add("dismissalTransitionDidEnd \(completed)") }
}
