import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("With nothing set") @MainActor
struct OutOfTheBoxTests {
    @Test(
        "a screen that hides its back button is not swiped away, unless it is told to be",
        arguments: TestConfiguration.all)
    func hiddenBackButton(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.top.navigationItem.hidesBackButton = true
        for x: CGFloat in [5, 150] { fixture.swipe(from: x, by: 235) }
        #expect(fixture.stack.count == 2)
        #expect(!fixture.refusals.isEmpty && fixture.refusals.allSatisfy { $0.reason == .backButtonHidden })
        fixture.top.fullScreenPop.isEnabled = true
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a drag on the navigation bar pops nothing", arguments: TestConfiguration.all)
    func bar(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.swipe(from: 100, by: 260, y: fixture.navigation.navigationBar.frame.midY)
        #expect(fixture.stack.count == 2)
        #expect(fixture.refusals.map(\.reason) == [.touchOnBar])
    }

    // Fails when a kind of bar is taken out of `BarRule`.
    @Test("a drag on a toolbar, or on the tab bar of a screen, pops nothing", arguments: TestConfiguration.all)
    func otherBars(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let bars = [UIToolbar(), UITabBar()]
        for bar in bars {
            bar.frame = CGRect(x: 0, y: 700, width: 390, height: 49)
            fixture.top.view.addSubview(bar)
            fixture.swipe(y: 720)
            bar.removeFromSuperview()
        }
        #expect(fixture.stack.count == 2)
        #expect(fixture.refusals.map(\.reason) == [.touchOnBar, .touchOnBar])
    }

    @Test(
        "a drag along a slider in a list moves the slider, one across it scrolls the list",
        arguments: TestConfiguration.all)
    func sliderInList(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        list.contentSize = CGSize(width: 390, height: 2000)
        let slider = UISlider(frame: CGRect(x: 20, y: 200, width: 350, height: 50))
        slider.value = 0.5
        list.addSubview(slider)
        fixture.top.view.addSubview(list)
        fixture.device.settle()
        fixture.finger(at: 195, 325).move(by: 0, -120, over: 0.15).up()
        fixture.device.settle()
        #expect(list.contentOffset.y > 50 && slider.value == 0.5)
        list.contentOffset.y = 0
        fixture.finger(at: 195, 325).move(by: fixture.back(100), over: 0.1).up()
        fixture.device.settle()
        #expect(list.contentOffset.y == 0 && slider.value > 0.6)
        #expect(fixture.stack.count == 2)
    }
}
