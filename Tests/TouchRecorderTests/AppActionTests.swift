import FullScreenPop
import Testing
@_spi(Headless) import UIKit

@testable import Scenarios
@testable import TouchRecorder

@Suite("What the app does for touches that are recorded")
@MainActor
struct AppActionTests {
    @Test("An item of the bar that pops, leading or trailing", arguments: [true, false])
    func barItem(isLeading: Bool) async throws {
        let navigation = UINavigationController.stack("Home", "Editor")
        let app = RecordedApp(navigation)
        let item = UIBarButtonItem(
            primaryAction: UIAction(title: "Save") { _ in navigation.popViewController(animated: true) })
        let editor = try #require(navigation.topViewController)
        app.device.perform {
            if isLeading {
                editor.navigationItem.leftBarButtonItem = item
            } else {
                editor.navigationItem.rightBarButtonItem = item
            }
        }
        app.device.settle()
        let scenario = try app.record { app.tap(CGPoint(x: isLeading ? 35 : 355, y: 69)) }
        #expect(navigation.viewControllers.count == 1)
        #expect(scenario.verbs == ["pop"])
        await app.replay(scenario)
    }

    @Test("A slider that confirms at its end, and then pops")
    func slideToConfirm() async throws {
        let navigation = UINavigationController.stack("Home", "Call")
        let app = RecordedApp(navigation)
        let slider = UISlider(frame: CGRect(x: 20, y: 400, width: 350, height: 40))
        slider.addAction(
            UIAction { [weak slider] _ in
                if slider?.value ?? 0 > 0.9 { navigation.popViewController(animated: true) }
            }, for: .touchUpInside)
        app.device.perform { navigation.topViewController?.view.addSubview(slider) }
        let scenario = try app.record { app.drag(from: CGPoint(x: 36, y: 420), by: 330) }
        #expect(navigation.viewControllers.count == 1)
        #expect(scenario.verbs == ["pop"])
        await app.replay(scenario)
    }

    @Test("A pop some time after a drag that had nothing to do with it", arguments: [0.4, 1.0, 1.9])
    func popAfterDrag(seconds: Double) async throws {
        let navigation = UINavigationController.stack("Home", "Detail")
        let app = RecordedApp(navigation)
        let scenario = try app.record {
            app.drag(from: CGPoint(x: 200, y: 400), by: 0, 60)
            app.device.advance(by: seconds)
            app.device.perform { navigation.popViewController(animated: true) }
        }
        #expect(scenario.verbs == ["pop"])
        await app.replay(scenario)
    }

    // Fails when the stack goes on remembering that it has popped the screen for a flick.
    @Test("A pop of a screen that went for a flick, and has come back")
    func popAfterFlick() async throws {
        let detail = UIViewController.screen("Detail")
        let navigation = FullScreenPopNavigationController(rootViewController: .screen("Home"))
        let app = RecordedApp(navigation)
        app.device.perform { navigation.pushViewController(detail, animated: true) }
        app.device.advance(by: 0.1)
        app.device.finger().down(at: CGPoint(x: 100, y: 400)).move(by: 200, over: 0.1).up()
        app.device.settle()
        #expect(navigation.viewControllers.count == 1)
        app.device.perform { navigation.pushViewController(detail, animated: false) }
        app.device.settle()
        let scenario = try app.record { app.device.perform { navigation.popViewController(animated: true) } }
        #expect(scenario.verbs == ["pop"])
    }

    @Test("The upper of two modals is dismissed alone")
    func upperModal() async throws {
        let navigation = UINavigationController.stack("Home")
        let app = RecordedApp(navigation)
        let one = app.present("One", from: navigation)
        let two = app.present("Two", from: one)
        app.addButton(to: two) { one.dismiss(animated: true) }
        let scenario = try app.record { app.tap() }
        #expect(scenario.verbs.last == "dismiss(Optional(\"Two\"))")
        #expect(await app.replay(scenario).presented == ["One"])
    }

    @Test("A dismissal and a push on the stack below at once")
    func dismissalAndPush() async throws {
        let navigation = UINavigationController.stack("Home")
        let app = RecordedApp(navigation)
        let picker = app.present("Picker", from: navigation)
        app.addButton(to: picker) {
            navigation.dismiss(animated: true)
            navigation.pushViewController(.screen("Picked"), animated: false)
        }
        let scenario = try app.record { app.tap() }
        #expect(scenario.verbs.suffix(2) == ["dismiss(nil)", "push(\"Picked\") at once"])
        #expect(await app.replay(scenario).top == "Picked")
    }

    @Test("A push without an animation, and a swipe right behind it")
    func unanimatedPush() async throws {
        let navigation = UINavigationController.stack("Home", "Second")
        let app = RecordedApp(navigation)
        app.addButton(to: try #require(navigation.topViewController)) {
            navigation.pushViewController(.screen("Third"), animated: false)
        }
        let scenario = try app.record {
            app.device.finger().down(at: RecordedApp.buttonPlace).hold(for: 0.05).up()
            app.device.advance(by: 0.05)
            app.drag(from: CGPoint(x: 2, y: 500), by: 300)
        }
        #expect(navigation.viewControllers.count == 2)
        #expect(scenario.verbs == ["push(\"Third\") at once"])
        await app.replay(scenario)
    }

    @Test("A bar that a button hides")
    func hiddenBar() async throws {
        let navigation = UINavigationController.stack("Home", "Reader")
        let app = RecordedApp(navigation)
        app.addButton(to: try #require(navigation.topViewController)) {
            navigation.setNavigationBarHidden(true, animated: false)
        }
        let scenario = try app.record { app.tap() }
        #expect(await app.replay(scenario).barHidden)
    }

    @Test("A root that is replaced by another stack")
    func replacedRoot() async throws {
        let login = UINavigationController.stack("Login")
        let main = UINavigationController.stack("Home", "Inbox")
        let app = RecordedApp(login)
        app.addButton(to: login.viewControllers[0]) { app.device.window.rootViewController = main }
        let scenario = try app.record {
            app.tap()
            app.drag(from: CGPoint(x: 2, y: 500), by: 300)
        }
        #expect(main.viewControllers.count == 1)
        #expect(scenario.about.contains("a stack was replaced"))
        #expect(await app.replay(scenario).top == "Home")
    }
}

@Suite("Several stacks that are recorded")
@MainActor
struct SeveralStacksTests {
    private func split(_ primary: UINavigationController, _ secondary: UINavigationController) -> UISplitViewController
    {
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        return split
    }

    private let tablet = CGSize(width: 1180, height: 820)

    @Test("The app selects a tab and pushes there at once")
    func tabAndPush() async throws {
        let (first, second) = (UINavigationController.stack("One"), UINavigationController.stack("Two"))
        let tabs = UITabBarController.of(first, second)
        let app = RecordedApp(tabs)
        app.addButton(to: first.viewControllers[0]) {
            tabs.selectedIndex = 1
            second.pushViewController(.screen("Order"), animated: false)
        }
        let scenario = try app.record { app.tap() }
        #expect(scenario.verbs == ["select(\"Two\")", "push(\"Order\") on Two at once"])
        #expect(await app.replay(scenario).stacks["Two"] == ["Two", "Order"])
    }

    @Test("A push in a tab that the person has chosen, and the swipe back from there")
    func otherTab() async throws {
        let (first, second) = (UINavigationController.stack("One"), UINavigationController.stack("Two"))
        let tabs = UITabBarController.of(first, second)
        let app = RecordedApp(tabs)
        app.addButton(to: second.viewControllers[0]) { second.pushViewController(.screen("Deep"), animated: true) }
        let scenario = try app.record {
            app.tap(CGPoint(x: 290, y: 790))
            app.tap()
            app.device.finger().down(at: CGPoint(x: 2, y: 500)).move(by: 40, 0, over: 0.3).hold(for: 0.2).up()
        }
        #expect(second.viewControllers.count == 2)
        #expect(scenario.verbs == ["push(\"Deep\") on Two"])
        #expect(await app.replay(scenario).stacks["Two"] == ["Two", "Deep"])
    }

    @Test("A push in the other column of a split view")
    func primaryColumn() async throws {
        let primary = UINavigationController.stack("List")
        let app = RecordedApp(split(primary, .stack("First")), size: tablet)
        app.addButton(to: primary.viewControllers[0]) { primary.pushViewController(.screen("Folder"), animated: true) }
        let scenario = try app.record { app.tap() }
        #expect(scenario.verbs == ["push(\"Folder\") on List"])
        #expect(await app.replay(scenario).stacks["List"] == ["List", "Folder"])
    }

    @Test("Pushes in all of three columns")
    func threeColumns() async throws {
        let (primary, supplementary) = (UINavigationController.stack("Accounts"), UINavigationController.stack("List"))
        let columns = UISplitViewController(style: .tripleColumn)
        columns.preferredDisplayMode = .twoBesideSecondary
        columns.setViewController(primary, for: .primary)
        columns.setViewController(supplementary, for: .supplementary)
        columns.setViewController(UINavigationController.stack("Mail"), for: .secondary)
        let app = RecordedApp(columns, size: tablet)
        app.addButton(to: primary.viewControllers[0]) {
            primary.pushViewController(.screen("Folder"), animated: true)
            supplementary.pushViewController(.screen("Thread"), animated: true)
        }
        let scenario = try app.record { app.tap() }
        #expect(scenario.split?.displayMode == .twoBesideSecondary)
        #expect(scenario.split?.supplementary.map(\.title) == ["List"])
        let seen = await app.replay(scenario)
        #expect(seen.columns == ["primary", "supplementary", "secondary"])
        #expect(seen.stacks == ["Accounts": ["Accounts", "Folder"], "List": ["List", "Thread"], "Mail": ["Mail"]])
    }

    @Test("A row that gives the secondary column another stack")
    func replacedColumn() async throws {
        let primary = UINavigationController.stack("List")
        let columns = split(primary, .stack("First"))
        let app = RecordedApp(columns, size: tablet)
        app.addButton(to: primary.viewControllers[0]) {
            columns.setViewController(UINavigationController.stack("Row 3"), for: .secondary)
        }
        let scenario = try app.record { app.tap() }
        #expect(await app.replay(scenario).top == "Row 3")
    }

    @Test("A push on the second of two stacks side by side")
    func sideBySide() async throws {
        let (left, right) = (UINavigationController.stack("Left"), UINavigationController.stack("Right"))
        let root = UIViewController()
        let app = RecordedApp(root, size: tablet)
        app.device.perform {
            for (index, navigation) in [left, right].enumerated() {
                root.addChild(navigation)
                navigation.view.frame = CGRect(x: CGFloat(index) * 590, y: 0, width: 590, height: 820)
                root.view.addSubview(navigation.view)
                navigation.didMove(toParent: root)
            }
        }
        app.addButton(to: right.viewControllers[0]) { right.pushViewController(.screen("Deep"), animated: true) }
        let scenario = try app.record { app.tap(CGPoint(x: 790, y: 325)) }
        #expect(scenario.verbs == ["push(\"Deep\") on Right"])
        #expect(await app.replay(scenario).stacks["Right"] == ["Right", "Deep"])
    }
}
