import FullScreenPop
import ScreenTransitions
import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import DemoApp

@MainActor
@Suite("The demo's album")
struct AlbumTests {
    private func album(
        openingRow row: Int
    ) throws -> (device: HeadlessDevice, navigation: FullScreenPopNavigationController) {
        let device = HeadlessDevice(safeAreaInsets: .notched)
        let list = AlbumViewController()
        let navigation = FullScreenPopNavigationController(rootViewController: list)
        device.perform { device.window.rootViewController = navigation }
        device.settle()
        let picture = try picture(of: Photo.all[row], in: list)
        device.finger().down(at: picture.convert(CGPoint(x: 150, y: 30), to: nil)).hold(for: 0.1).up()
        return (device, navigation)
    }

    private func picture(of photo: Photo, in screen: UIViewController) throws -> UIView {
        try #require(screen.view.firstSubview(of: UIView.self) { $0.sharedElementName == photo.pictureName })
    }

    @Test("an album's picture leaves its row for its screen, and is back when the screen has gone")
    func travels() throws {
        let (device, navigation) = try album(openingRow: 2)
        let photo = Photo.all[2]
        let list = try #require(navigation.viewControllers.first)
        let inRow = try picture(of: photo, in: list)
        device.advance(by: 0.2)
        #expect(navigation.viewControllers.count == 2 && inRow.alpha == 0)
        device.settle()
        let screen = try #require(navigation.topViewController)
        let large = try picture(of: photo, in: screen)
        #expect(inRow.alpha == 1 && large.alpha == 1 && large.bounds.width == 350)
        device.finger().down(at: CGPoint(x: 60, y: 700)).move(by: 250, over: 0.3).hold(for: 0.1).up()
        device.settle()
        #expect(navigation.viewControllers.count == 1 && inRow.alpha == 1)
        #expect(device.faults.isEmpty)
    }
}
