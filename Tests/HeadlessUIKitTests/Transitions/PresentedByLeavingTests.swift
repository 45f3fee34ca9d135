import Testing

@testable @_spi(Headless) import UIKit

@MainActor
@Suite("A screen that presents while it is dismissed")
struct PresentedByLeavingTests {
    let fixture = LoggingNavigation(["A"])

    @Test(
        "G4 takes along what it presents",
        arguments: [UIModalPresentationStyle.overFullScreen, .pageSheet], [true, false])
    func takenAlong(style: UIModalPresentationStyle, animated: Bool) {
        weak var (leaving, late): (UIViewController?, UIViewController?)
        do {
            let modal = LoggingScreen("M", fixture.log)
            let top = LoggingScreen("T", fixture.log)
            modal.modalPresentationStyle = style
            top.modalPresentationStyle = style
            fixture.device.perform { fixture.screens[0].present(modal, animated: false) }
            fixture.device.perform { modal.dismiss(animated: true) }
            fixture.device.advance(by: 0.2)
            fixture.device.perform { modal.present(top, animated: animated) }
            fixture.device.settle()
            #expect(top.viewIfLoaded?.window == nil)
            #expect(top.presentingViewController == nil)
            (leaving, late) = (modal, top)
        }
        fixture.device.settle()
        #expect(leaving == nil)
        #expect(late == nil)
        #expect(fixture.screens[0].presentedViewController == nil)
        #expect(fixture.navigation.view.superview === fixture.device.window)
        #expect(fixture.log.entries.filter { $0 == "T.didDisappear" }.count == 1)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("G4 takes along what still comes when it is dismissed at once")
    func stillComing() {
        let modal = LoggingScreen("M", fixture.log)
        let top = LoggingScreen("T", fixture.log)
        modal.modalPresentationStyle = .overFullScreen
        top.modalPresentationStyle = .overFullScreen
        fixture.device.perform { fixture.screens[0].present(modal, animated: false) }
        fixture.device.perform { modal.present(top, animated: true) }
        fixture.device.advance(by: 0.2)
        fixture.device.perform { fixture.screens[0].dismiss(animated: false) }
        fixture.device.settle()
        #expect(top.viewIfLoaded?.window == nil)
        #expect(modal.viewIfLoaded?.window == nil)
        #expect(fixture.screens[0].presentedViewController == nil)
        #expect(fixture.log.entries.filter { $0 == "T.didDisappear" }.count == 1)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("G4 keeps what it presents if its dismissal is cancelled")
    func kept() {
        let modal = LoggingScreen("M")
        let top = LoggingScreen("T")
        let side = Side()
        let interaction = UIPercentDrivenInteractiveTransition()
        side.interaction = interaction
        modal.transitioningDelegate = side
        modal.modalPresentationStyle = .custom
        fixture.device.perform { fixture.screens[0].present(modal, animated: true) }
        fixture.device.settle()
        fixture.device.perform { modal.dismiss(animated: true) }
        interaction.update(0.4)
        fixture.device.perform { modal.present(top, animated: true) }
        interaction.cancel()
        fixture.device.settle()
        #expect(modal.presentedViewController === top)
        #expect(top.view.window != nil)
        #expect(fixture.device.faults.isEmpty)
    }
}
