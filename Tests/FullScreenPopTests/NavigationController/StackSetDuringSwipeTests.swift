import FullScreenPop
import Testing
@_spi(Headless) import UIKit

@Suite("A stack that the app sets during a swipe, with the swiped screen in it") @MainActor
struct StackSetDuringSwipeTests {
    // Fails when the change sets its screens as they were when the app asked for it.
    @Test(
        "screens set during a swipe with the swiped one on top leave it to the swipe whether that one stays",
        arguments: TestConfiguration.all, [true, false])
    func setWithSwipedScreen(configuration: TestConfiguration, isLiftedBefore: Bool) {
        for distance: CGFloat in [230, 80] {
            for removed: Int? in [nil, 1] {
                let fixture = NavigationFixture(configuration, depth: 3)
                let finger = fixture.finger(at: 60).move(by: fixture.back(distance), over: 0.3).hold(for: 0.2)
                if isLiftedBefore { finger.up() }
                var screens = fixture.screens
                if let removed { screens.remove(at: removed) }
                fixture.device.perform { fixture.navigation.setViewControllers(screens, animated: true) }
                if !isLiftedBefore { finger.up() }
                fixture.device.settle()
                let expected = distance > 200 ? screens.dropLast() : screens
                #expect(fixture.navigation.viewControllers == Array(expected))
                #expect(fixture.device.faults.isEmpty)
            }
        }
    }

    @Test("a swiped screen that is set as the only one comes back", arguments: TestConfiguration.leftToRight)
    func setSwipedScreenAlone(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        let finger = fixture.finger(at: 60).move(by: fixture.back(230), over: 0.3)
        fixture.device.perform { fixture.navigation.setViewControllers([fixture.screens[2]], animated: false) }
        finger.up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 2"])
        #expect(fixture.device.faults.isEmpty)
    }
}
