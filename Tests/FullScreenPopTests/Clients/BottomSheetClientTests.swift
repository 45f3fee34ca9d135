import ForeignClients
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("A bottom sheet of a library")
struct BottomSheetClientTests {
    private let presenter = BottomSheetPresenter()
    private let content = Screen("Content")

    private func show(_ configuration: ClientConfiguration) throws -> (fixture: ClientFixture, sheet: BottomSheet) {
        let fixture = ClientFixture(configuration)
        content.modalPresentationStyle = .custom
        content.transitioningDelegate = presenter
        fixture.device.perform { fixture.top.present(content, animated: true) }
        fixture.device.settle()
        return (fixture, try #require(content.presentationController as? BottomSheet))
    }

    @Test("a sheet stays where its animator has put it, and comes back to there", arguments: ClientConfiguration.all)
    func place(configuration: ClientConfiguration) throws {
        let (fixture, sheet) = try show(configuration)
        #expect(sheet.presentedView?.frame.minY == 510)
        #expect(content.view.convert(CGPoint.zero, to: nil).y == 510)
        fixture.drag(from: CGPoint(x: 195, y: 700), by: 0, 60)
        #expect(sheet.presentedView?.frame.minY == 510)
        fixture.drag(from: CGPoint(x: 195, y: 700), by: 0, -90)
        #expect(sheet.presentedView?.frame.minY == 510)
        #expect(content.presentingViewController != nil)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a sheet that is drawn down goes, and the stack is as it was", arguments: ClientConfiguration.all)
    func dismissed(configuration: ClientConfiguration) throws {
        let (fixture, _) = try show(configuration)
        fixture.flick(from: CGPoint(x: 195, y: 600), by: 0, 180)
        #expect(fixture.navigation.presentedViewController == nil)
        #expect(content.viewIfLoaded?.window == nil)
        #expect(content.appearances == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
        #expect(fixture.depth == 2)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a swipe over a sheet leaves the stack under it alone", arguments: ClientConfiguration.all)
    func swipe(configuration: ClientConfiguration) throws {
        let (fixture, _) = try show(configuration)
        fixture.drag(from: CGPoint(x: 4, y: 300), by: 280)
        fixture.drag(from: CGPoint(x: 100, y: 700), by: 250)
        #expect(fixture.depth == 2)
        #expect(content.presentingViewController != nil)
    }
}
