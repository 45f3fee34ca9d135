import FullScreenPop
import Testing
@_spi(Headless) import UIKit

/// Maps and players keep a sheet at the bottom, and the stack behind it remains in use.
@Suite("A stack beside something that is presented") @MainActor
struct PresentedBesideTests {
    private func fixture(_ configuration: TestConfiguration, undimmed: Bool) -> NavigationFixture {
        let fixture = NavigationFixture(configuration)
        let sheet = Screen("Sheet")
        sheet.modalPresentationStyle = .pageSheet
        sheet.sheetPresentationController?.detents = [.medium()]
        if undimmed { sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium }
        fixture.device.perform { fixture.top.present(sheet, animated: true) }
        fixture.device.settle()
        return fixture
    }

    // Fails when whatever is presented counts.
    @Test(
        "is swiped back above a sheet that does not dim it, and the sheet stays", arguments: TestConfiguration.all,
        [5, 150])
    func undimmed(configuration: TestConfiguration, x: Int) {
        let fixture = fixture(configuration, undimmed: true)
        fixture.swipe(from: CGFloat(x), y: 200)
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.milestones == [.began, .finished])
        #expect(fixture.navigation.presentedViewController?.title == "Sheet")
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("is not swiped back by a finger on the sheet, nor above one that dims it", arguments: TestConfiguration.all)
    func covered(configuration: TestConfiguration) {
        let undimmed = fixture(configuration, undimmed: true)
        undimmed.swipe(y: 700)
        #expect(undimmed.stack.count == 2)
        let dimmed = fixture(configuration, undimmed: false)
        dimmed.swipe(y: 200)
        #expect(dimmed.stack.count == 2)
    }

    // Fails when only what is presented when the finger lands counts.
    @Test("is not swiped back by a finger that has been covered since it landed", arguments: TestConfiguration.all)
    func coveredMeanwhile(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let finger = fixture.finger(at: 150)
        let sheet = Screen("Sheet")
        sheet.modalPresentationStyle = .overFullScreen
        fixture.device.perform { fixture.top.present(sheet, animated: false) }
        finger.move(by: fixture.back(230), over: 0.3).up()
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
    }

    // Fails when it is enough that the finger is in the stack's view: what is presented over the context of a screen is
    // there, too.
    @Test(
        "is not swiped back by a finger on what is presented over the context of its screen",
        arguments: TestConfiguration.all)
    func overContext(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.top.definesPresentationContext = true
        let cover = Screen("Cover")
        cover.modalPresentationStyle = .overCurrentContext
        fixture.device.perform { fixture.top.present(cover, animated: false) }
        fixture.device.settle()
        fixture.swipe()
        #expect(fixture.stack.count == 2)
    }

    @Test(
        "is left by popIfAllowed beside a sheet that does not dim it, and not below one that does",
        arguments: [true, false])
    func popIfAllowed(undimmed: Bool) {
        let fixture = fixture(TestConfiguration(system: .iOS18), undimmed: undimmed)
        fixture.device.perform { _ = fixture.navigation.backSwipe.popIfAllowed() }
        fixture.device.settle()
        #expect(fixture.stack.count == (undimmed ? 1 : 2))
    }

    @Test(
        "is not left by popIfAllowed below a sheet that dims it where it is now, nor below one that stands in for a popover"
    )
    func popIfAllowedBelow() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        let sheet = Screen("Sheet")
        sheet.modalPresentationStyle = .pageSheet
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.sheetPresentationController?.selectedDetentIdentifier = .large
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        let popover = Screen("Tip")
        popover.modalPresentationStyle = .popover
        popover.popoverPresentationController?.sourceView = fixture.top.view
        popover.popoverPresentationController?.passthroughViews = [fixture.navigation.view]
        for screen in [sheet, popover] {
            fixture.device.perform { fixture.top.present(screen, animated: false) }
            fixture.device.perform { #expect(!fixture.navigation.backSwipe.popIfAllowed()) }
            fixture.device.perform { screen.dismiss(animated: false) }
            fixture.device.settle()
        }
        #expect(fixture.stack.count == 2)
    }

    @Test("is swiped back where a popover lets touches pass", arguments: TestConfiguration.leftToRight, [true, false])
    func popover(configuration: TestConfiguration, passes: Bool) {
        let fixture = NavigationFixture(configuration)
        let popover = Screen("Tip")
        popover.modalPresentationStyle = .popover
        popover.preferredContentSize = CGSize(width: 200, height: 100)
        let presentation = popover.popoverPresentationController
        let delegate = StaysPopover()
        presentation?.delegate = delegate
        presentation?.sourceView = fixture.top.view
        presentation?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
        if passes { presentation?.passthroughViews = [fixture.navigation.view] }
        fixture.device.perform { fixture.top.present(popover, animated: false) }
        fixture.device.settle()
        fixture.swipe(y: 600)
        #expect(fixture.stack.count == (passes ? 1 : 2))
        #expect(fixture.device.faults.isEmpty)
    }

    private final class StaysPopover: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }
}
