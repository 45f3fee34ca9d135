import Testing
@_spi(Headless) import UIKit

@testable import Scenarios
@testable import TouchRecorder

@Suite("Views, stacks, and bars that the app rearranges during a recording")
@MainActor
struct RearrangedAppTests {
    private let navigation = UINavigationController.stack("Home", "Detail")
    private var detail: UIView { navigation.viewControllers[1].view }

    private func button(_ name: String, y: CGFloat, height: CGFloat = 100) -> UIButton {
        let button = UIButton(frame: CGRect(x: 20, y: y, width: 300, height: height))
        button.accessibilityIdentifier = name
        return button
    }

    @Test("What goes to another superview is another element, with what is in it")
    func otherSuperview() async throws {
        let app = RecordedApp(navigation)
        let tray = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 300))
        let card = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
        let save = button("save", y: 50)
        card.addSubview(save)
        app.device.perform {
            detail.addSubview(tray)
            detail.addSubview(card)
        }
        let scenario = try app.record {
            app.tap(CGPoint(x: 100, y: 200))
            app.device.perform { tray.addSubview(card) }
            app.tap(CGPoint(x: 100, y: 600))
        }
        let seen = await app.replay(scenario)
        #expect(seen.touched == ["save", "save 2"])
    }

    @Test("A view that is brought to the front takes the touch from there on, and one that is put behind does not")
    func order() async throws {
        let app = RecordedApp(navigation)
        let (below, above) = (button("below", y: 200), button("above", y: 250))
        app.device.perform {
            detail.addSubview(below)
            detail.addSubview(above)
        }
        let place = CGPoint(x: 100, y: 275)
        let scenario = try app.record {
            app.tap(place)
            app.device.perform { detail.bringSubviewToFront(below) }
            app.tap(place)
            app.device.perform { detail.insertSubview(button("behind", y: 240), at: 0) }
            app.tap(place)
            app.device.perform { detail.sendSubviewToBack(below) }
            app.tap(place)
        }
        let seen = await app.replay(scenario)
        #expect(seen.touched == ["above", "below", "below", "above"])
    }

    @Test("Of two screens that are pushed at once only the last comes with an animation")
    func twoPushes() async throws {
        let app = RecordedApp(navigation)
        app.addButton(to: navigation.viewControllers[1]) { [navigation] in
            navigation.pushViewController(.screen("First"), animated: false)
            navigation.pushViewController(.screen("Second"), animated: true)
        }
        let scenario = try app.record { app.tap() }
        #expect(scenario.verbs == ["push(\"First\") at once", "push(\"Second\")"])
        #expect(await app.replay(scenario).faults == [])
    }

    @Test("UIKit's own swipe back that the app switches off, before or during the recording", arguments: [true, false])
    func systemPop(isBefore: Bool) async throws {
        let app = RecordedApp(navigation)
        let edgePan = try #require(navigation.interactivePopGestureRecognizer)
        if isBefore { edgePan.isEnabled = false }
        let scenario = try app.record {
            app.tap(CGPoint(x: 200, y: 600))
            edgePan.isEnabled = false
            app.device.advance(by: 0.5)
            app.device.finger().down(at: CGPoint(x: 2, y: 500)).move(by: 281, over: 0.2).up()
        }
        #expect(navigation.viewControllers.count == 2)
        #expect(await app.replay(scenario).popped == 0)
    }

    @Test("A screen that hides the bar when it comes shows it again when it goes", arguments: [true, false])
    func bar(goesBack: Bool) async throws {
        final class Player: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(true, animated: animated)
            }

            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                navigationController?.setNavigationBarHidden(false, animated: animated)
            }
        }
        let app = RecordedApp(navigation)
        let player = Player()
        player.title = "Player"
        app.addButton(to: navigation.viewControllers[1]) { [navigation] in
            navigation.pushViewController(player, animated: true)
        }
        let scenario = try app.record {
            app.tap()
            app.device.settle()
            if goesBack { app.device.perform { navigation.popViewController(animated: true) } }
        }
        #expect(await app.replay(scenario).barHidden == !goesBack)
    }

    @Test("A stack that takes the place of a screen without one")
    func login() async throws {
        let login = UIViewController.screen("Login")
        let app = RecordedApp(login)
        app.addButton(to: login) { [navigation] in app.device.window.rootViewController = navigation }
        let scenario = try app.record {
            app.tap()
            app.device.settle()
            app.device.finger().down(at: CGPoint(x: 2, y: 500)).move(by: 281, over: 0.2).up()
        }
        #expect(navigation.viewControllers.count == 1)
        let seen = await app.replay(scenario)
        #expect(seen.stack == ["Home"] && !seen.barHidden)
    }

    @Test("A window that has no screen when the recording begins")
    func noScreen() async throws {
        let device = HeadlessDevice(profile: BehaviourProfile(system: .iOS18))
        let recorder = TouchRecorder(window: device.window)
        recorder.start()
        device.perform { device.window.rootViewController = navigation }
        device.settle()
        device.finger().down(at: CGPoint(x: 200, y: 400)).up()
        device.settle()
        recorder.stop()
        let scenario = try Scenario(recorder.scenario(), file: "recorded.json")
        #expect(scenario.about.contains("a stack was replaced"))
    }

    @Test("What the format has no word for is named")
    func named() throws {
        func about(_ body: (RecordedApp) -> Void) throws -> String {
            let app = RecordedApp(UINavigationController.stack("Home", "Detail"))
            return try app.record {
                app.tap(CGPoint(x: 200, y: 700))
                body(app)
                app.device.settle()
            }.about
        }
        func top(_ app: RecordedApp) -> UIView? {
            (app.device.window.rootViewController as? UINavigationController)?.topViewController?.view
        }
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
        list.contentSize = CGSize(width: 390, height: 200_000)
        let field = UITextField(frame: CGRect(x: 20, y: 450, width: 300, height: 40))
        let text = try about { app in
            app.device.perform {
                top(app)?.addSubview(list)
                top(app)?.addSubview(field)
            }
            app.tap(CGPoint(x: 200, y: 700))
            app.device.settle()
            app.device.perform {
                list.isPagingEnabled = true
                field.becomeFirstResponder()
            }
            app.tap(CGPoint(x: 200, y: 200))
        }
        #expect(text.contains("how large the content of scroll 1 is"))
        #expect(text.contains("scroll 1 was changed in a way"))
        #expect(text.contains("the app showed the keyboard"))
        #expect(try about { $0.device.window.rootViewController = nil }.contains("took all screens off the window"))
        let sheet = UIViewController.screen("Sheet")
        let pinned = try about { app in
            app.device.perform { app.device.window.rootViewController?.present(sheet, animated: false) }
            app.tap(CGPoint(x: 200, y: 700))
            app.device.perform { sheet.isModalInPresentation = true }
            app.tap(CGPoint(x: 200, y: 700))
        }
        #expect(pinned.contains("the app resized a sheet"))
    }
}
