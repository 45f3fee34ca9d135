import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct TurnedUnderModalTests {
    let fixture = LoggingNavigation(["A", "B"])
    let modal = LoggingScreen("M")
    private let landscape = CGRect(x: 0, y: 0, width: 844, height: 390)

    nonisolated static let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .pageSheet]

    private func turn() {
        fixture.device.rotate(to: landscape.size)
    }

    private func expectSizes() {
        #expect(fixture.navigation.view.frame == landscape)
        #expect(fixture.screens[1].view.frame == landscape)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("G4 a screen that was turned under a modal comes back in its new size", arguments: styles)
    func under(style: UIModalPresentationStyle) {
        modal.modalPresentationStyle = style
        fixture.screens[1].present(modal, animated: true)
        fixture.device.settle()
        turn()
        fixture.device.settle()
        if style != .pageSheet { #expect(modal.view.frame == landscape) }
        #expect(modal.view.frame.width == 844)
        modal.dismiss(animated: true)
        fixture.device.advance(by: 0.1)
        expectSizes()
        fixture.device.settle()
        expectSizes()
    }

    @Test("G4 a modal that comes or goes while the device is turned ends in the new size", arguments: styles)
    func during(style: UIModalPresentationStyle) {
        modal.modalPresentationStyle = style
        fixture.screens[1].present(modal, animated: true)
        fixture.device.advance(by: 0.1)
        turn()
        fixture.device.settle()
        if style != .pageSheet { #expect(modal.view.frame == landscape) }
        #expect(modal.view.frame.width == 844)
        #expect(modal.view.frame.maxY == 390)
        modal.dismiss(animated: true)
        fixture.device.advance(by: 0.1)
        fixture.device.rotate(to: CGSize(width: 390, height: 844))
        fixture.device.settle()
        #expect(fixture.navigation.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(fixture.screens[1].view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("G4 a modal that came without an animation turns with the device, also when another one has covered it")
    func atOnce() {
        let cover = LoggingScreen("Cover")
        for screen in [modal, cover] { screen.modalPresentationStyle = .fullScreen }
        fixture.screens[1].present(modal, animated: false)
        fixture.device.settle()
        modal.present(cover, animated: false)
        fixture.device.settle()
        modal.dismiss(animated: true)
        fixture.device.settle()
        turn()
        fixture.device.settle()
        #expect(modal.view.frame == landscape)
        modal.dismiss(animated: true)
        fixture.device.settle()
        expectSizes()
    }
}
