import FullScreenPop
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@testable import DemoApp

@MainActor
@Suite("The demo's album")
struct AlbumTests {
    private func album(row: Int = 2) -> (device: HeadlessDevice, navigation: FullScreenPopNavigationController) {
        let device = HeadlessDevice(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        let list = AlbumViewController()
        let navigation = FullScreenPopNavigationController(rootViewController: list)
        device.perform { device.window.rootViewController = navigation }
        device.settle()
        let cell = view(named: Photo.all[row].pictureName, in: list.view)!
        device.finger().down(at: cell.convert(CGPoint(x: 150, y: 30), to: nil)).hold(for: 0.1).up()
        return (device, navigation)
    }

    private func view(named name: String, in view: UIView) -> UIView? {
        if view.sharedElementName == name { return view }
        for subview in view.subviews {
            if let found = self.view(named: name, in: subview) { return found }
        }
        return nil
    }

    @Test("an album's picture leaves its row for its screen, and is back when the screen has gone")
    func travels() throws {
        let (device, navigation) = album()
        let photo = Photo.all[2]
        let list = try #require(navigation.viewControllers.first)
        let inRow = try #require(view(named: photo.pictureName, in: list.view))
        device.advance(by: 0.2)
        #expect(navigation.viewControllers.count == 2 && inRow.alpha == 0)
        device.settle()
        let screen = try #require(navigation.topViewController)
        let large = try #require(view(named: photo.pictureName, in: screen.view))
        #expect(inRow.alpha == 1 && large.alpha == 1 && large.bounds.width == 350)
        device.finger().down(at: CGPoint(x: 60, y: 700)).move(by: 250, over: 0.3).hold(for: 0.1).up()
        device.settle()
        #expect(navigation.viewControllers.count == 1 && inRow.alpha == 1)
        #expect(device.faults.isEmpty)
    }
}
