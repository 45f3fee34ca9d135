import FullScreenPop
import Testing
@_spi(Headless) import UIKit

@Suite("VoiceOver's escape gesture") @MainActor
struct AccessibilityEscapeTests {
    @Test("VoiceOver's escape leaves a screen that hides its back button only if that can be swiped away")
    func escapeWithoutBackButton() {
        let fixture = NavigationFixture(TestConfiguration(system: .iOS18))
        fixture.top.navigationItem.hidesBackButton = true
        #expect(!fixture.navigation.accessibilityPerformEscape())
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        fixture.top.fullScreenPop.isEnabled = true
        #expect(fixture.navigation.accessibilityPerformEscape())
        fixture.device.settle()
        #expect(fixture.stack.count == 1)
    }

    @Test(
        "VoiceOver's escape pops, asks the screen, and does nothing on the root",
        arguments: TestConfiguration.leftToRight)
    func escape(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.top.fullScreenPop.isEnabled = false
        fixture.top.fullScreenPop.shouldPop = .when { _ in false }
        #expect(fixture.navigation.accessibilityPerformEscape())
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        fixture.top.fullScreenPop.shouldPop = .always
        #expect(fixture.navigation.accessibilityPerformEscape())
        #expect(!fixture.navigation.accessibilityPerformEscape())
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(!fixture.navigation.accessibilityPerformEscape())
        #expect(fixture.events.isEmpty)
        #expect(fixture.device.faults.isEmpty)
    }
}
