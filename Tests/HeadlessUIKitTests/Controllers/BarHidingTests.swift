import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct BarHidingTests {
    let device = HeadlessDevice()
    let screen = LoggingScreen("B")
    let navigation = UINavigationController(rootViewController: LoggingScreen("A"))

    init() {
        device.window.rootViewController = navigation
        navigation.pushViewController(screen, animated: false)
        device.advance(by: 0.1)
    }

    private func drag(by movement: CGPoint) {
        device.finger().down(at: CGPoint(x: 200, y: 500)).move(
            to: CGPoint(x: 200 + movement.x, y: 500 + movement.y), over: 0.2
        ).up()
        device.settle()
    }

    @Test("N1 a swipe up hides the bar, and one down shows it again")
    func swipe() {
        navigation.hidesBarsOnSwipe = true
        drag(by: CGPoint(x: 0, y: -100))
        #expect(navigation.isNavigationBarHidden)
        drag(by: CGPoint(x: 0, y: 100))
        #expect(!navigation.isNavigationBarHidden)
        #expect(device.faults.isEmpty)
    }

    @Test("N1 without the option, and by a swipe sideways, the bar stays")
    func noSwipe() {
        drag(by: CGPoint(x: 0, y: -100))
        #expect(!navigation.isNavigationBarHidden)
        navigation.hidesBarsOnSwipe = true
        drag(by: CGPoint(x: -100, y: -50))
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test("N1 the bar is hidden while content scrolls")
    func scrolling() {
        let list = UIScrollView(frame: screen.view.bounds)
        list.contentSize = CGSize(width: 390, height: 3000)
        screen.view.addSubview(list)
        navigation.hidesBarsOnSwipe = true
        drag(by: CGPoint(x: 0, y: -100))
        #expect(navigation.isNavigationBarHidden)
        #expect(list.contentOffset.y > 50)
    }

    @Test("N1 a toolbar with items goes along, and one without is left as it is", arguments: [true, false])
    func toolbar(hasItems: Bool) {
        if hasItems { screen.toolbarItems = [UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)] }
        navigation.isToolbarHidden = false
        navigation.hidesBarsOnSwipe = true
        drag(by: CGPoint(x: 0, y: -100))
        #expect(navigation.isToolbarHidden == hasItems)
    }

    @Test("N1 an option that is set before the view is there works when it is")
    func early() {
        let navigation = UINavigationController(rootViewController: LoggingScreen("A"))
        navigation.hidesBarsOnSwipe = true
        #expect(!navigation.isViewLoaded)
        device.window.rootViewController = navigation
        device.advance(by: 0.1)
        drag(by: CGPoint(x: 0, y: -100))
        #expect(navigation.isNavigationBarHidden)
    }

    @Test("N2 a tap in the content hides the bar or shows it")
    func tap() {
        navigation.hidesBarsOnTap = true
        for isHidden in [true, false] {
            device.finger().down(at: CGPoint(x: 200, y: 500)).up()
            device.settle()
            #expect(navigation.isNavigationBarHidden == isHidden)
        }
    }

    @Test("N2 a tap that a button handles leaves the bar")
    func tapOnButton() {
        let button = UIButton(frame: CGRect(x: 150, y: 450, width: 100, height: 100))
        screen.view.addSubview(button)
        navigation.hidesBarsOnTap = true
        device.finger().down(at: CGPoint(x: 200, y: 500)).up()
        device.settle()
        #expect(!navigation.isNavigationBarHidden)
    }
}
