import FullScreenPop
import Testing
@_spi(Headless) import UIKit
import UIKitSeams

@Suite("Containers around a navigation controller, and what is presented over it") @MainActor
struct ContainerTests {
    @Test(
        "Swipes are refused while something is presented, and wait while it is dismissed",
        arguments: TestConfiguration.all)
    func presentation(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let sheet = Screen("Sheet")
        fixture.device.perform { fixture.top.present(sheet, animated: true) }
        fixture.device.settle()
        fixture.swipe()
        #expect(fixture.stack.count == 2)
        fixture.device.perform { fixture.top.dismiss(animated: true) }
        fixture.finger(at: 100).move(by: fixture.back(250), over: 0.15).up()
        #expect(fixture.stack.count == 2)
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "a list and a pager scroll as they do in UIKit where a container around has a pan of its own",
        arguments: TestConfiguration.all, [1, 2])
    func panOfContainer(configuration: TestConfiguration, depth: Int) {
        for (direction, distance) in [("up", CGVector(dx: 0, dy: -200)), ("onward", CGVector(dx: -200, dy: 0))] {
            let fixture = NavigationFixture(configuration, depth: depth)
            let content = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
            content.contentSize = CGSize(width: direction == "up" ? 390 : 1170, height: direction == "up" ? 3000 : 700)
            content.isPagingEnabled = direction == "onward"
            let pan = UIPanGestureRecognizer()
            var begins = 0
            let action = pan.addAction { if $0.state == .began { begins += 1 } }
            fixture.device.perform {
                fixture.top.view.addSubview(content)
                fixture.device.window.rootViewController = nil
                let container = UIViewController()
                container.addChild(fixture.navigation)
                container.view.addSubview(fixture.navigation.view)
                fixture.navigation.didMove(toParent: container)
                container.view.addGestureRecognizer(pan)
                fixture.device.window.rootViewController = container
            }
            fixture.device.settle()
            if fixture.isRightToLeft, direction == "onward" { content.contentOffset.x = 780 }
            let start = content.contentOffset
            fixture.finger(at: 300).move(by: fixture.back(distance.dx), distance.dy, over: 0.2).up()
            fixture.device.settle()
            #expect(content.contentOffset != start, "\(direction)")
            #expect(begins == 0, "\(direction)")
            #expect(fixture.stack.count == depth)
            withExtendedLifetime(action) {}
        }
    }

    @Test("a swipe pops in a navigation controller inside a tab bar controller", arguments: TestConfiguration.all)
    func tabBar(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let tabs = UITabBarController()
        fixture.device.perform {
            fixture.device.window.rootViewController = nil
            tabs.viewControllers = [fixture.navigation, Screen("Other")]
            fixture.device.window.rootViewController = tabs
        }
        fixture.device.settle()
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.milestones == [.began, .finished])
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when `IdleRule` asks the screens below the one on top.
    @Test(
        "what a lower screen presents in its own context does not hold a swipe back", arguments: TestConfiguration.all)
    func presentationBelow(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let search = Screen("Search")
        search.modalPresentationStyle = .overCurrentContext
        fixture.device.perform { fixture.navigation.popViewController(animated: false) }
        fixture.screens[0].definesPresentationContext = true
        fixture.device.perform { fixture.screens[0].present(search, animated: false) }
        fixture.device.settle()
        fixture.swipe()
        #expect(fixture.stack.count == 1)
        fixture.device.perform { fixture.navigation.pushViewController(fixture.screens[1], animated: true) }
        fixture.device.settle()
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(search.presentingViewController != nil)
        #expect(fixture.device.faults.isEmpty)
    }
}
