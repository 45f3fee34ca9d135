import FullScreenPop
import Testing
@_spi(Headless) import UIKit

@testable import ScreenTransitions

@Suite("The transition between tabs") @MainActor
struct TabTransitionTests {
    @Test("is UIKit's for taps and calls, unless one is set", arguments: TestConfiguration.systems)
    func none(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        fixture.tap(2)
        #expect(fixture.tabs.selectedIndex == 2)
        #expect(fixture.tabs.transitionCoordinator == nil)
        fixture.device.perform { fixture.tabs.selectedIndex = 0 }
        #expect(fixture.tabs.transitionCoordinator == nil)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("comes from the side of the tab, for taps and calls", arguments: TestConfiguration.systems, [true, false])
    func sides(configuration: TestConfiguration, taps: Bool) {
        let fixture = TabFixture(configuration)
        fixture.tabSwipe.transition = .slide
        for (index, side) in [(2, 1), (0, -1), (1, 1)] as [(Int, CGFloat)] {
            if taps { fixture.tap(index) } else { fixture.device.perform { fixture.tabs.selectedIndex = index } }
            fixture.device.advance(by: 0.05)
            let x = fixture.navigations[index].view.shownOrigin.x
            #expect(x * fixture.back(side) > 50)
            fixture.device.settle()
            #expect(fixture.tabs.selectedIndex == index)
            #expect(fixture.showsSelectedTab)
        }
        #expect(fixture.milestones == [])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("is driven by a swipe, with every transition of the gallery", arguments: ScreenTransition.gallery.map(\.name))
    func gallery(name: String) throws {
        let configuration = TestConfiguration(system: .iOS18, direction: .rightToLeft)
        let transition = try #require(ScreenTransition.gallery.first { $0.name == name })
        for (distance, end) in [(-250, 2), (250, 0), (-60, 1)] as [(CGFloat, Int)] {
            let fixture = TabFixture(configuration)
            fixture.tabSwipe.transition = transition
            fixture.swipe(by: distance)
            #expect(fixture.tabs.selectedIndex == end)
            #expect(fixture.showsSelectedTab)
            #expect(fixture.navigation.view.frame == fixture.tabs.view.bounds)
            #expect(fixture.navigation.view.layer.transform.m11 == 1)
            #expect(fixture.device.faults.isEmpty)
        }
    }

    @Test("is a crossfade for a person who prefers less motion", arguments: TestConfiguration.systems)
    func reduceMotion(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        fixture.device.perform { fixture.device.runtime.accessibility.reducesMotion = true }
        fixture.tabSwipe.transition = .cube
        let finger = fixture.finger().move(by: fixture.back(-200), over: 0.3)
        #expect(fixture.navigations[1].view.shownOrigin.x == 0)
        #expect(fixture.navigations[2].view.shownOrigin.x == 0)
        finger.move(by: fixture.back(-50), over: 0.1).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.tabs.selectedIndex == 2)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "is the animator of the app's delegate, if there is one, and a swipe drives it",
        arguments: TestConfiguration.systems)
    func appAnimator(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        fixture.tabSwipe.transition = .cube
        fixture.delegate.animator = TransitionAnimator(transition: .cover, direction: .forward)
        let finger = fixture.finger().move(by: fixture.back(-200), over: 0.3)
        #expect(fixture.navigations[1].view.shownOrigin.x == 0)
        #expect(abs(fixture.navigations[2].view.shownOrigin.x) > 150)
        finger.move(by: fixture.back(-50), over: 0.1).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.tabs.selectedIndex == 2)
        #expect(fixture.device.faults.isEmpty)
    }
}
