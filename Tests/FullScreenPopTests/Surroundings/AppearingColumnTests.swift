import FullScreenPop
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("A column that comes")
struct AppearingColumnTests {
    // Fails when only the place is looked at that the column will have.
    @Test("is not swiped back before it has come, by a finger that rested on it meanwhile")
    func restingFinger() {
        let device = HeadlessDevice(size: CGSize(width: 1024, height: 1366))
        let split = UISplitViewController(style: .doubleColumn)
        let primary = FullScreenPopNavigationController(rootViewController: Screen("Accounts"))
        primary.pushViewController(Screen("Folders"), animated: false)
        split.setViewController(primary, for: .primary)
        split.setViewController(FullScreenPopNavigationController(rootViewController: Screen("List")), for: .secondary)
        device.window.rootViewController = split
        device.settle()
        #expect(primary.view.window == nil || primary.view.convert(CGPoint.zero, to: nil).x < 0)

        let opener = device.finger().down(at: CGPoint(x: 17, y: 1300)).move(by: 104, 22, over: 0.35)
        let swiper = device.finger().down(at: CGPoint(x: 28, y: 398))
        opener.move(by: 59, 13, over: 0.2).up()
        device.advance(by: 0.16)
        swiper.move(by: 74, -20, over: 0.47).up()
        device.settle()
        #expect(primary.viewControllers.count == 2)
        #expect(split.displayMode != .secondaryOnly)
        #expect(device.faults.isEmpty)

        device.finger().down(at: CGPoint(x: 60, y: 398)).move(by: 220, over: 0.2).up()
        device.settle()
        #expect(primary.viewControllers.count == 1)
        #expect(device.faults.isEmpty)
    }
}
