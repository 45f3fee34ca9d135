import ForeignClients
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Swipeable tabs of a library")
struct SwipeableTabsClientTests {
    private let device: HeadlessDevice
    private let tabs = SwipeableTabs()
    private let middle = CGPoint(x: 300, y: 400)

    init() {
        device = HeadlessDevice()
    }

    private func show(_ configuration: ClientConfiguration, secondDepth: Int = 1) -> HeadlessDevice {
        let device = HeadlessDevice(profile: BehaviourProfile(system: configuration.system))
        tabs.viewControllers = [1, secondDepth, 1].map { depth in
            configuration.makeNavigation((0..<depth).map { Screen("Screen \($0)") })
        }
        device.window.rootViewController = tabs
        device.settle()
        return device
    }

    private func drag(_ device: HeadlessDevice, by x: CGFloat, from start: CGPoint) {
        device.finger().down(at: start).move(by: x, over: 0.3).hold(for: 0.2).up()
        device.settle()
    }

    @Test("a drag changes the tab, with the tabs under the finger", arguments: ClientConfiguration.all)
    func changing(configuration: ClientConfiguration) throws {
        let device = show(configuration)
        let views = try #require(tabs.viewControllers).map { $0.view as UIView }
        let finger = device.finger().down(at: middle).move(by: -200, over: 0.3)
        #expect(abs(views[0].shownFrame.minX + 190) < 15)
        #expect(abs(views[1].shownFrame.minX - 200) < 15)
        finger.up()
        device.settle()
        #expect(tabs.selectedIndex == 1)
        #expect(views[1].frame.minX == 0)
        drag(device, by: 200, from: CGPoint(x: 100, y: 400))
        #expect(tabs.selectedIndex == 0)
        #expect(device.faults.isEmpty)
    }

    @Test("a drag that is let go too early leaves the tab", arguments: ClientConfiguration.all)
    func letGo(configuration: ClientConfiguration) {
        let device = show(configuration)
        drag(device, by: -60, from: middle)
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.selectedViewController?.view.frame.minX == 0)
        #expect(device.faults.isEmpty)
    }

    @Test("on a pushed screen the tabs stay, and the edge pops", arguments: ClientConfiguration.all)
    func pushed(configuration: ClientConfiguration) throws {
        let device = show(configuration, secondDepth: 2)
        device.perform { tabs.selectedIndex = 1 }
        device.settle()
        let navigation = try #require(tabs.selectedViewController as? UINavigationController)
        drag(device, by: -200, from: middle)
        #expect(tabs.selectedIndex == 1)
        #expect(navigation.viewControllers.count == 2)
        drag(device, by: 280, from: CGPoint(x: 4, y: 400))
        #expect(tabs.selectedIndex == 1)
        #expect(navigation.viewControllers.count == 1)
        #expect(device.faults.isEmpty)
    }
}
