import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct SheetTests {
    let fixture = LoggingNavigation(["A"])
    let sheet = LoggingScreen("sheet")

    init() {
        fixture.screens[0].present(sheet, animated: true)
        fixture.device.settle()
    }

    private var isPresented: Bool { fixture.navigation.presentedViewController != nil }

    private func swipe(down distance: CGFloat) {
        fixture.device.finger().down(at: CGPoint(x: 195, y: 200)).move(by: 0, distance, over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
    }

    @Test("G2 the style of a screen that has chosen none reads as a page sheet, from iOS 18 on as a form sheet")
    func automaticStyle() {
        for (system, style) in [(17, UIModalPresentationStyle.pageSheet), (18, .formSheet), (26, .formSheet)] {
            let device = HeadlessDevice(profile: BehaviourProfile(system: .init(rawValue: system) ?? .iOS18))
            let screen = UIViewController()
            device.perform {
                #expect(screen.modalPresentationStyle == style)
                screen.modalPresentationStyle = .fullScreen
                #expect(screen.modalPresentationStyle == .fullScreen)
                screen.modalPresentationStyle = .automatic
                #expect(screen.modalPresentationStyle == style)
            }
        }
    }

    @Test("G2 a sheet that is swiped down goes, one that is swiped a little stays")
    func swipeToDismiss() {
        #expect(sheet.view.frame == CGRect(x: 0, y: 10, width: 390, height: 834))
        swipe(down: 200)
        #expect(isPresented)
        #expect(sheet.view.frame == CGRect(x: 0, y: 10, width: 390, height: 834))
        swipe(down: 600)
        #expect(!isPresented)
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when a sheet that is gone keeps its swipe on the view.
    @Test("G2 a screen that is presented again as a sheet can be swiped down again", arguments: [true, false])
    func presentedAgain(isSwipedAway: Bool) {
        for _ in 0..<2 {
            if isSwipedAway {
                swipe(down: 600)
            } else {
                fixture.device.perform { fixture.screens[0].dismiss(animated: true) }
                fixture.device.settle()
            }
            #expect(!isPresented)
            fixture.device.perform { fixture.screens[0].present(sheet, animated: true) }
            fixture.device.settle()
        }
        swipe(down: 600)
        #expect(!isPresented)
        #expect(sheet.view.gestureRecognizers?.isEmpty != false)
    }

    @Test("I13 up to its largest undimmed detent a sheet dims nothing, and touches beside it reach what is below")
    func undimmed() throws {
        let presentation = try #require(sheet.sheetPresentationController)
        let place = CGPoint(x: 195, y: 100)
        let shade = try #require(presentation.containerView?.subviews.first)
        fixture.device.perform { presentation.detents = [.medium(), .large()] }
        #expect(shade.alpha > 0)
        fixture.device.perform { presentation.largestUndimmedDetentIdentifier = .medium }
        #expect(shade.alpha == 0)
        #expect(fixture.device.window.hitTest(place, with: nil)?.isDescendant(of: fixture.screens[0].view) == true)
        #expect(
            fixture.device.window.hitTest(CGPoint(x: 195, y: 800), with: nil)?.isDescendant(of: sheet.view) == true)
        fixture.device.perform { presentation.selectedDetentIdentifier = .large }
        #expect(shade.alpha > 0)
        #expect(fixture.device.window.hitTest(CGPoint(x: 195, y: 5), with: nil) === shade)
    }

    @Test("G2 a modal sheet follows only a little, stays, and tells its delegate")
    func modalInPresentation() throws {
        let delegate = SheetDelegate()
        sheet.presentationController?.delegate = delegate
        sheet.isModalInPresentation = true
        let finger = fixture.device.finger()
        finger.down(at: CGPoint(x: 195, y: 200)).move(by: 0, 410, over: 0.3)
        #expect(abs(sheet.view.transform.ty - 40) < 0.01)
        finger.up()
        fixture.device.settle()
        #expect(isPresented)
        #expect(sheet.view.transform == .identity)
        #expect(delegate.calls == ["didAttempt"])
        sheet.isModalInPresentation = false
        swipe(down: 600)
        #expect(delegate.calls == ["didAttempt", "shouldDismiss", "willDismiss", "didDismiss"])
    }

    @Test("G2 a scroll view in a sheet scrolls back to its top before the sheet moves")
    func scrollView() {
        let scrollView = UIScrollView(frame: sheet.view.bounds)
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        sheet.view.addSubview(scrollView)
        scrollView.contentOffset.y = 700
        fixture.device.advance(by: 0.1)
        swipe(down: 600)
        #expect(isPresented)
        #expect(scrollView.contentOffset.y < 700)
        scrollView.contentOffset.y = 0
        fixture.device.settle()
        swipe(down: 600)
        #expect(!isPresented)
    }
    @Test(
        "I5 a list that a finger scrolls to its top leaves the finger to the sheet, or keeps it",
        arguments: [true, false])
    func listReachesTop(takesOver: Bool) {
        var profile = BehaviourProfile()
        profile.transitions.sheetsTakeOverFromLists = takesOver
        let fixture = LoggingNavigation(["A"], profile: profile)
        let sheet = LoggingScreen("sheet")
        fixture.screens[0].present(sheet, animated: true)
        fixture.device.settle()
        let scrollView = UIScrollView(frame: sheet.view.bounds)
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        sheet.view.addSubview(scrollView)
        scrollView.contentOffset.y = 100
        let finger = fixture.device.finger()
        finger.down(at: CGPoint(x: 195, y: 150)).move(by: 0, 60, over: 0.1)
        #expect(sheet.view.layer.presentation()?.frame.minY == 10)
        #expect(scrollView.contentOffset.y == 50)
        finger.move(by: 0, 500, over: 0.3).hold(for: 0.1)
        #expect(scrollView.contentOffset.y <= 0)
        finger.up()
        fixture.device.settle()
        #expect((sheet.presentingViewController == nil) == takesOver)
        #expect(scrollView.contentOffset.y == 0)
        #expect(fixture.device.faults.isEmpty)
    }
}

/// A sheet with the medium and the large detent.
@MainActor
struct SheetDetentTests {
    let fixture: LoggingNavigation
    let sheet = LoggingScreen("sheet")
    let presentation: UISheetPresentationController

    init() throws {
        fixture = LoggingNavigation(["A"])
        presentation = try #require(sheet.sheetPresentationController)
        presentation.detents = [.medium(), .large()]
        fixture.screens[0].present(sheet, animated: true)
        fixture.device.settle()
    }

    private var isPresented: Bool { sheet.presentingViewController != nil }
    private let medium = CGRect(x: 0, y: 422, width: 390, height: 422)
    private let large = CGRect(x: 0, y: 10, width: 390, height: 834)

    private func drag(from y: CGFloat, by distance: CGFloat) {
        fixture.device.finger().down(at: CGPoint(x: 195, y: y)).move(by: 0, distance, over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
    }

    @Test("I1 without a selected detent a sheet rests at the lowest, otherwise at that one")
    func selected() {
        #expect(sheet.view.frame == medium)
        presentation.selectedDetentIdentifier = .large
        fixture.device.settle()
        #expect(sheet.view.frame == large)
        presentation.detents = [.medium()]
        fixture.device.settle()
        #expect(sheet.view.frame == medium)
    }

    @Test("I1 changes of detents can be animated")
    func animated() {
        fixture.device.perform { presentation.animateChanges { presentation.selectedDetentIdentifier = .large } }
        fixture.device.advance(by: 0.2)
        let y = sheet.view.layer.presentation()?.frame.minY ?? 0
        #expect(y > 10 && y < 422)
        fixture.device.settle()
        #expect(sheet.view.frame == large)
    }

    @Test("I2 where the height is compact, there is no medium detent")
    func compactHeight() {
        fixture.device.rotate(to: CGSize(width: 844, height: 390))
        fixture.device.settle()
        #expect(sheet.view.frame == CGRect(x: 0, y: 10, width: 844, height: 380))
    }

    @Test("I3 a drag takes a sheet to the nearest detent, and below the lowest one away")
    func dragged() {
        let finger = fixture.device.finger()
        finger.down(at: CGPoint(x: 195, y: 500)).move(by: 0, -110, over: 0.2)
        #expect(sheet.view.frame == CGRect(x: 0, y: 322, width: 390, height: 522))
        finger.move(by: 0, -190, over: 0.2).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(sheet.view.frame == large)
        #expect(presentation.selectedDetentIdentifier == .large)
        drag(from: 100, by: 300)
        #expect(sheet.view.frame == medium)
        drag(from: 500, by: -100)
        #expect(sheet.view.frame == medium)
        drag(from: 500, by: 300)
        #expect(!isPresented)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("I3 a drag from the highest detent dismisses as well, and one that is taken away leaves the sheet")
    func throughAll() {
        presentation.selectedDetentIdentifier = .large
        fixture.device.settle()
        let finger = fixture.device.finger()
        finger.down(at: CGPoint(x: 195, y: 100)).move(by: 0, 600, over: 0.3).cancel()
        fixture.device.settle()
        #expect(isPresented && sheet.view.frame == medium)
        presentation.selectedDetentIdentifier = .large
        fixture.device.settle()
        drag(from: 100, by: 700)
        #expect(!isPresented)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("I3 a modal sheet is resized by a drag, and not taken away")
    func modal() {
        sheet.isModalInPresentation = true
        drag(from: 500, by: -300)
        #expect(sheet.view.frame == large)
        drag(from: 100, by: 700)
        #expect(isPresented && sheet.view.frame == medium && sheet.view.transform == .identity)
    }

    @Test("I4 a drag up in a list at its top makes the sheet larger first, unless the app has it scroll")
    func scrollingExpands() {
        let list = UIScrollView(frame: sheet.view.bounds)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: 390, height: 3000)
        sheet.view.addSubview(list)
        presentation.prefersScrollingExpandsWhenScrolledToEdge = false
        drag(from: 800, by: -300)
        #expect(sheet.view.frame == medium && list.contentOffset.y > 200)
        list.contentOffset.y = 0
        presentation.prefersScrollingExpandsWhenScrolledToEdge = true
        drag(from: 800, by: -300)
        #expect(sheet.view.frame == large && list.contentOffset.y == 0)
        drag(from: 800, by: -300)
        #expect(sheet.view.frame == large && list.contentOffset.y > 200)
    }

    @Test("I6 on a larger screen sheets lie in the middle, a form sheet as large as its screen wants to be")
    func largerScreen() {
        for (style, preferred, frame) in [
            (UIModalPresentationStyle.pageSheet, CGSize.zero, CGRect(x: 160, y: 203, width: 704, height: 960)),
            (.formSheet, .zero, CGRect(x: 242, y: 373, width: 540, height: 620)),
            (.formSheet, CGSize(width: 400, height: 300), CGRect(x: 312, y: 533, width: 400, height: 300)),
        ] {
            let device = HeadlessDevice(size: CGSize(width: 1024, height: 1366))
            let (presenter, sheet) = (LoggingScreen("A"), LoggingScreen("sheet"))
            device.perform {
                device.window.rootViewController = presenter
                sheet.modalPresentationStyle = style
                sheet.preferredContentSize = preferred
                sheet.sheetPresentationController?.detents = [.medium(), .large()]
            }
            device.settle()
            device.perform { presenter.present(sheet, animated: true) }
            device.settle()
            #expect(sheet.view.frame == frame)
            device.finger().down(at: CGPoint(x: 512, y: 600)).move(by: 0, 600, over: 0.3).up()
            device.settle()
            #expect(sheet.presentingViewController == nil)
        }
    }
}

private final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var calls: [String] = []

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        calls.append("shouldDismiss")
        return true
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        calls.append("willDismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        calls.append("didDismiss")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("didAttempt")
    }
}
