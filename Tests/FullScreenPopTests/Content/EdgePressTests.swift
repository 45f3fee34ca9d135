import FullScreenPop
import Testing
@_spi(Headless) import UIKit
import UIKitSeams

@Suite("A finger that is held at the edge") @MainActor
struct EdgePressTests {
    // Fails when long presses wait for the swipe, as they would until the finger is known to rest.
    @Test("a long press at the edge does not wait for the swipe", arguments: TestConfiguration.all, [1, 2])
    func pressAtEdge(configuration: TestConfiguration, depth: Int) {
        let fixture = NavigationFixture(configuration, depth: depth)
        let row = UIView(frame: CGRect(x: 0, y: 350, width: 390, height: 100))
        let press = UILongPressGestureRecognizer()
        var presses = 0
        let action = press.addAction { if $0.state == .began { presses += 1 } }
        row.addGestureRecognizer(press)
        fixture.top.view.addSubview(row)
        fixture.finger(at: 10).hold(for: 0.6).up()
        fixture.device.settle()
        #expect(presses == 1)
        #expect(fixture.stack.count == depth)
        withExtendedLifetime(action) {}
    }

    // Fails when the swipe recognizes beside a long press of its own finger. On later systems the model's edge pan holds
    // selections back until its finger lifts.
    @Test(
        "a finger that is held on text at the edge, and then moves, selects it and pops nothing",
        arguments: TestConfiguration.all.filter { $0.system == .iOS17 })
    func selectionAtEdge(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let text = UITextView(frame: CGRect(x: 0, y: 350, width: 390, height: 200))
        text.text = String(repeating: "w", count: 400)
        fixture.top.view.addSubview(text)
        fixture.finger(at: 10).hold(for: 0.62).move(by: fixture.back(180), 2, over: 0.3).up()
        fixture.device.settle()
        #expect(text.selectedRange.length > 1)
        #expect(fixture.stack.count == 2)
    }
}
