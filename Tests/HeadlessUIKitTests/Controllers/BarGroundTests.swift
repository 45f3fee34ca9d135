import Testing

@testable @_spi(Headless) import UIKit

@Suite("F: what bars look like")
@MainActor
struct BarGroundTests {
    private let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

    private func ground(of bar: UIView) throws -> UIView {
        try #require(bar.subviews.first { $0 is BarGround })
    }

    private func navigation(
        _ device: HeadlessDevice, screens: Int = 2
    ) -> UINavigationController {
        let navigation = UINavigationController()
        let controllers = (0..<screens).map { index in
            let screen = UIViewController()
            screen.title = "Screen \(index)"
            return screen
        }
        device.perform {
            navigation.setViewControllers(controllers, animated: false)
            device.window.rootViewController = navigation
        }
        device.settle()
        return navigation
    }

    @Test("F3 a navigation bar's colour reaches to the upper edge of the screen, also after a rotation")
    func upperEdge() throws {
        let device = HeadlessDevice(safeAreaInsets: insets)
        let bar = navigation(device).navigationBar
        let ground = try ground(of: bar)
        #expect(ground.convert(ground.bounds, to: nil) == CGRect(x: 0, y: 0, width: 390, height: 91))
        #expect(ground.backgroundColor == .systemBackground)
        device.rotate(to: CGSize(width: 844, height: 390))
        device.settle()
        #expect(ground.convert(ground.bounds, to: nil).width == 844)
    }

    @Test("F3 a transparent bar shows neither ground nor line")
    func transparent() throws {
        let device = HeadlessDevice()
        let bar = navigation(device).navigationBar
        let ground = try ground(of: bar)
        let line = try #require(ground.subviews.first)
        #expect(line.backgroundColor == .separator)
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        bar.standardAppearance = appearance
        #expect(ground.backgroundColor == .clear)
        #expect(line.backgroundColor == nil)
    }

    @Test(
        "F3 the back button points to where the screen came from",
        arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func chevron(direction: UIUserInterfaceLayoutDirection) throws {
        let device = HeadlessDevice(direction: direction)
        let bar = navigation(device).navigationBar
        let content = try #require(bar.subviews.last)
        let button = try #require(content.subviews.first { $0.accessibilityIdentifier == "BackButton" })
        #expect(button.accessibilityLabel == "Screen 0")
        let icon = try #require(button.subviews.first { $0 is UIImageView })
        guard case .image(let image) = icon.layer.picture else {
            Issue.record("The back button shows no chevron.")
            return
        }
        #expect(image.name == "chevron.backward")
        #expect(image.isMirrored == (direction == .rightToLeft))
        let centre = icon.convert(CGPoint(x: icon.bounds.midX, y: 0), to: nil).x
        #expect(direction == .leftToRight ? centre < 20 : centre > 370)
    }

    @Test("F3 a button with an image shows it in the title's stead")
    func buttonWithImage() throws {
        let device = HeadlessDevice()
        let navigation = navigation(device, screens: 1)
        let item = UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil)
        item.title = "Add"
        device.perform { navigation.topViewController?.navigationItem.rightBarButtonItem = item }
        device.settle()
        let content = try #require(navigation.navigationBar.subviews.last)
        let button = try #require(content.subviews.compactMap { $0 as? BarButton }.first { $0.item === item })
        #expect(button.accessibilityLabel == "Add")
        #expect(button.subviews.compactMap { $0 as? UILabel }.allSatisfy { $0.text == nil })
        #expect(button.subviews.compactMap { ($0 as? UIImageView)?.image?.name } == ["plus"])
    }

    @Test("A1 a tab bar takes touches down to the lower edge of the screen, and its items lie above the safe area")
    func bottomOfTabs() throws {
        let device = HeadlessDevice(safeAreaInsets: insets)
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        device.perform { device.window.rootViewController = tabs }
        device.settle()
        for y in [761, 800, 830, 843] as [CGFloat] {
            let hit = try #require(device.window.hitTest(CGPoint(x: 100, y: y), with: nil))
            #expect(hit.isDescendant(of: tabs.tabBar), "at \(y)")
            #expect((hit is BarButton) == (y < 810), "at \(y)")
        }
        let buttons = tabs.tabBar.subviews.compactMap { $0 as? BarButton }
        #expect(buttons.map(\.frame.height) == [49, 49])
    }

    @Test("G a tab bar's selected item is in the tint colour, and the bar's colour reaches to the lower edge")
    func tabs() throws {
        let device = HeadlessDevice(safeAreaInsets: insets)
        let tabs = UITabBarController()
        for title in ["One", "Two"] {
            let screen = UIViewController()
            screen.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "leaf"), tag: 0)
            tabs.viewControllers = (tabs.viewControllers ?? []) + [screen]
        }
        device.perform { device.window.rootViewController = tabs }
        device.settle()
        let ground = try ground(of: tabs.tabBar)
        #expect(ground.convert(ground.bounds, to: nil) == CGRect(x: 0, y: 761, width: 390, height: 83))
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
        let labels = tabs.tabBar.subviews.compactMap { $0 as? BarButton }.flatMap {
            $0.subviews.compactMap { $0 as? UILabel }
        }
        #expect(labels.map(\.textColor) == [tabs.tabBar.tintColor, UIColor.systemGray])
    }
}
