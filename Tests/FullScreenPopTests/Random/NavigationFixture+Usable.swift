import FullScreenPop
import Testing
@_spi(Headless) import UIKit

extension NavigationFixture {
    /// Checks that a button on a new screen is pressed by a tap, and that a plain swipe pops the screen.
    func expectUsable(_ comment: Comment) {
        let last = Screen("Last")
        device.perform { navigation.pushViewController(last, animated: true) }
        device.settle()
        #expect(stack.last == "Last", comment)
        var presses = 0
        let button = UIButton(frame: CGRect(x: 95, y: 300, width: 200, height: 60))
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        last.view.addSubview(button)
        finger(at: 195, 330).hold(for: 0.1).up()
        device.settle()
        #expect(presses == 1, comment)
        #expect(stack.last == "Last", comment)
        swipe(y: 600)
        #expect(stack.last != "Last", comment)
    }
}
