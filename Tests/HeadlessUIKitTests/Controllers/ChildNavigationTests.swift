import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct ChildNavigationTests {
    typealias Order = @MainActor @Sendable (UIViewController, UINavigationController) -> Void

    nonisolated static let orders: [(String, Order)] = [
        (
            "child first",
            { parent, navigation in
                parent.addChild(navigation)
                parent.view.addSubview(navigation.view)
                navigation.didMove(toParent: parent)
            }
        ),
        (
            "view first",
            { parent, navigation in
                parent.view.addSubview(navigation.view)
                parent.addChild(navigation)
                navigation.didMove(toParent: parent)
            }
        ),
        (
            "view last",
            { parent, navigation in
                parent.addChild(navigation)
                navigation.didMove(toParent: parent)
                navigation.view.frame = parent.view.bounds
                parent.view.addSubview(navigation.view)
            }
        ),
        ("view only", { parent, navigation in parent.view.addSubview(navigation.view) }),
    ]

    private final class Host: LoggingScreen {
        var order: Order = { _, _ in }
        var navigation = UINavigationController()
        override func viewDidLoad() {
            super.viewDidLoad()
            order(self, navigation)
        }
    }

    @Test("F1 a child navigation controller shows its screen in whatever order it was added", arguments: 0..<4)
    func orders(index: Int) {
        for (whenLoaded, rootFirst) in [(true, true), (true, false), (false, true), (false, false)] {
            let device = HeadlessDevice()
            let log = CallLog()
            let root = LoggingScreen("R", log)
            let host = Host("P", log)
            if rootFirst { host.navigation.setViewControllers([root], animated: false) }
            if whenLoaded { host.order = Self.orders[index].1 }
            device.window.rootViewController = host
            device.advance(by: 0.1)
            if !whenLoaded { Self.orders[index].1(host, host.navigation) }
            if !rootFirst { host.navigation.pushViewController(root, animated: false) }
            device.advance(by: 0.1)
            let name = "\(Self.orders[index].0), \(whenLoaded), \(rootFirst)"
            #expect(root.viewIfLoaded?.window != nil, "\(name)")
            #expect(log.entries.filter { $0.hasPrefix("R") } == ["R.willAppear", "R.didAppear"], "\(name)")
            host.navigation.pushViewController(LoggingScreen("N", log), animated: true)
            device.settle()
            #expect(log.entries.contains("N.didAppear"), "\(name)")
            #expect(device.faults.isEmpty, "\(name)")
        }
    }
}
