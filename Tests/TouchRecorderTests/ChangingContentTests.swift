import Testing
@_spi(Headless) import UIKit

@testable import Scenarios
@testable import TouchRecorder

@Suite("Views that come, go, and move during a recording")
@MainActor
struct ChangingContentTests {
    private let navigation = UINavigationController.stack("Home", "Detail")
    private var detail: UIView { navigation.viewControllers[1].view }

    private func slider(y: CGFloat) -> UISlider {
        let slider = UISlider(frame: CGRect(x: 20, y: y, width: 350, height: 40))
        slider.accessibilityIdentifier = "volume"
        return slider
    }

    @Test("A slider that a button brings is dragged when the file is played")
    func addedLater() async throws {
        let app = RecordedApp(navigation)
        let slider = slider(y: 500)
        app.addButton(to: navigation.viewControllers[1]) { detail.addSubview(slider) }
        let scenario = try app.record {
            app.tap()
            app.drag(from: CGPoint(x: 36, y: 520), by: 200)
        }
        #expect(slider.value > 0.5)
        #expect(scenario.verbs == ["add(\"volume\")"])
        #expect(await app.replay(scenario).moved == ["volume"])
    }

    @Test("An overlay takes the touches only as long as it is there")
    func overlay() async throws {
        let app = RecordedApp(navigation)
        let slider = slider(y: 500)
        let overlay = UIView(frame: detail.bounds)
        overlay.accessibilityIdentifier = "menu"
        app.device.perform { detail.addSubview(slider) }
        app.addButton(to: navigation.viewControllers[1]) { detail.addSubview(overlay) }
        let scenario = try app.record {
            app.tap()
            app.drag(from: CGPoint(x: 36, y: 520), by: 200)
            app.device.settle()
            app.device.perform { overlay.isHidden = true }
            app.drag(from: CGPoint(x: 36, y: 520), by: 100)
        }
        #expect(scenario.verbs == ["add(\"menu\")", "remove(\"menu\")"])
        let seen = await app.replay(scenario)
        #expect(seen.touched == ["button 1", "menu", "volume"])
    }

    @Test("Views that stand elsewhere after the device was turned are dragged there")
    func layout() async throws {
        let app = RecordedApp(navigation)
        let slider = slider(y: 500)
        app.device.perform { detail.addSubview(slider) }
        let scenario = try app.record {
            app.device.rotate(to: CGSize(width: 844, height: 390))
            app.device.perform { slider.frame.origin.y = 200 }
            app.device.settle()
            app.drag(from: CGPoint(x: 36, y: 220), by: 200)
        }
        #expect(slider.value > 0.5)
        #expect(await app.replay(scenario).moved == ["volume"])
    }

    @Test("A card that a finger pulls up is used where it stands then")
    func card() async throws {
        let app = RecordedApp(navigation)
        let card = UIView(frame: CGRect(x: 0, y: 600, width: 390, height: 600))
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 60, width: 100, height: 44)
        card.addSubview(button)
        app.device.perform { detail.addSubview(card) }
        let scenario = try app.record {
            app.tap(CGPoint(x: 70, y: 682))
            app.device.perform { card.frame.origin.y = 300 }
            app.tap(CGPoint(x: 70, y: 382))
            app.tap(CGPoint(x: 70, y: 682))
        }
        #expect(scenario.actions.count == 1)
        #expect(await app.replay(scenario).value["button 1"] == .number(2))
    }

    @Test("A list that grows while it is flung scrolls on over what has come")
    func growing() async throws {
        let app = RecordedApp(navigation)
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        list.contentSize = CGSize(width: 390, height: 1400)
        app.device.perform { detail.addSubview(list) }
        let scenario = try app.record {
            app.drag(from: CGPoint(x: 300, y: 700), by: 0, -400)
            app.device.advance(by: 0.1)
            #expect(list.isDecelerating)
            app.device.perform { list.contentSize.height = 4000 }
            app.device.settle()
        }
        #expect(list.contentOffset.y > 700)
        #expect(!scenario.about.contains(";"))
        await app.replay(scenario)
    }

    @Test("A table whose rows go, and come")
    func rows() async throws {
        let app = RecordedApp(navigation)
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        table.rowHeight = 60
        table.dataSource = rows
        app.device.perform { detail.addSubview(table) }
        let scenario = try app.record {
            for count in [0, 40] {
                app.device.perform {
                    rows.count = count
                    table.reloadData()
                }
                app.drag(from: CGPoint(x: 300, y: 700), by: 0, -300)
                app.device.settle()
            }
        }
        #expect(table.contentOffset.y > 100)
        #expect(!scenario.about.contains(";"))
        await app.replay(scenario)
    }

    @Test("A control that another one changes, and one that is switched off")
    func linked() async throws {
        let app = RecordedApp(navigation)
        let (slider, other) = (slider(y: 300), slider(y: 400))
        other.accessibilityIdentifier = "other"
        let control = UISwitch(frame: CGRect(x: 20, y: 500, width: 51, height: 31))
        control.addAction(
            UIAction { _ in
                slider.value = 0.25
                other.isEnabled = false
            }, for: .valueChanged)
        app.device.perform { for view in [slider, other, control] { detail.addSubview(view) } }
        let scenario = try app.record {
            app.tap(CGPoint(x: 45, y: 515))
            app.drag(from: CGPoint(x: 36, y: 420), by: 200)
        }
        #expect(slider.value == 0.25 && other.value == 0)
        #expect(await app.replay(scenario).moved == ["switch 1", "volume"])
    }

    @Test("What a slider showed is kept when its screen has been popped")
    func movedThenPopped() async throws {
        let app = RecordedApp(navigation)
        app.device.perform { detail.addSubview(slider(y: 400)) }
        let scenario = try app.record {
            app.drag(from: CGPoint(x: 36, y: 420), by: 150)
            app.device.settle()
            app.drag(from: CGPoint(x: 2, y: 600), by: 300)
        }
        #expect(navigation.viewControllers.count == 1)
        #expect(scenario.expectations[.stock]?.general.moved == ["volume"])
        await app.replay(scenario)
    }

    @Test("A list that still coasts when the recording ends is not expected to stand where it was")
    func coasting() async throws {
        let app = RecordedApp(navigation)
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        list.contentSize = CGSize(width: 390, height: 9000)
        app.device.perform { detail.addSubview(list) }
        app.recorder.start()
        app.device.finger().down(at: CGPoint(x: 200, y: 700)).move(by: 0, -400, over: 0.15).up()
        app.device.advance(by: 0.3)
        app.recorder.stop()
        #expect(list.isDecelerating)
        let scenario = try Scenario(try app.recorder.scenario(), file: "recorded.json")
        #expect(scenario.about.contains("comes to rest here"))
        await app.replay(scenario)
    }

    @Test("A stepper's range and step, and a segmented control of which nothing is selected")
    func controls() async throws {
        let app = RecordedApp(navigation)
        let stepper = UIStepper(frame: CGRect(x: 20, y: 300, width: 94, height: 32))
        (stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.value) = (-50, 500, 25, 100)
        let segments = UISegmentedControl(items: ["Day", "Week"])
        segments.frame = CGRect(x: 20, y: 400, width: 300, height: 32)
        app.device.perform {
            detail.addSubview(stepper)
            detail.addSubview(segments)
        }
        let scenario = try app.record {
            app.tap(CGPoint(x: 100, y: 316))
            app.tap(CGPoint(x: 60, y: 416))
        }
        #expect(stepper.value == 125 && segments.selectedSegmentIndex == 0)
        #expect(!scenario.about.contains("Not as it was: the values"))
        #expect(await app.replay(scenario).moved == ["segmented 1", "stepper 1"])
    }
}

/// The rows of a table.
private final class Rows: NSObject, UITableViewDataSource {
    var count = 5

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

@Suite("The ends of a recording")
@MainActor
struct RecordingEndTests {
    @Test("A sheet of a plain screen is pulled away again by the same finger", arguments: [true, false])
    func sheet(isStack: Bool) async throws {
        let navigation = UINavigationController.stack("Home")
        let app = RecordedApp(navigation)
        let sheet: UIViewController = isStack ? UINavigationController.stack("Sheet") : .screen("Sheet")
        sheet.modalPresentationStyle = .pageSheet
        app.device.perform { navigation.present(sheet, animated: false) }
        app.device.settle()
        let scenario = try app.record { app.drag(from: CGPoint(x: 200, y: 300), by: 0, 450) }
        #expect(navigation.presentedViewController == nil)
        #expect(scenario.actions.count == 1)
        await app.replay(scenario)
    }

    @Test("Pauses are shortened, so that an hour can be recorded")
    func pauses() async throws {
        let navigation = UINavigationController.stack("Home", "Detail", "More")
        let app = RecordedApp(navigation)
        let scenario = try app.record {
            app.drag(from: CGPoint(x: 2, y: 500), by: 300)
            app.device.settle()
            app.device.advance(by: 3600)
            app.drag(from: CGPoint(x: 2, y: 500), by: 300)
        }
        #expect(scenario.fingers[1].start < 20)
        #expect(await app.replay(scenario).top == "Home")
    }

    @Test("A finger that was down before is named as an omission")
    func fingerBefore() throws {
        let app = RecordedApp(UINavigationController.stack("Home", "Detail"))
        let finger = app.device.finger().down(at: CGPoint(x: 2, y: 500)).move(by: 100, over: 0.2)
        let scenario = try app.record { finger.up() }
        #expect(scenario.about.contains("a finger that was down before"))
    }

    @Test("Fingers that land in one event are always in the same order")
    func order() throws {
        for _ in 0..<10 {
            let app = RecordedApp(UINavigationController.stack("Home"))
            let scenario = try app.record {
                let fingers = (0..<4).map { _ in app.device.finger() }
                app.device.event {
                    for (index, finger) in fingers.enumerated() {
                        _ = finger.down(at: CGPoint(x: 320 - 70 * index, y: 400))
                    }
                }
                app.device.event { for finger in fingers { finger.up() } }
            }
            #expect(scenario.fingers.map(\.down.x) == [110, 180, 250, 320])
        }
    }

    @Test("A recorder that is let go takes its recognizer away with the next touch")
    func released() {
        let app = RecordedApp(UINavigationController.stack("Home"))
        var recorder: TouchRecorder? = TouchRecorder(window: app.device.window)
        let count = app.device.window.gestureRecognizers?.count ?? 0
        recorder?.start()
        recorder = nil
        app.tap()
        #expect(app.device.window.gestureRecognizers?.count ?? 0 == count)
    }
}

@Suite("What a recording can't hold is named")
@MainActor
struct NamedOmissionTests {
    private let navigation = UINavigationController.stack("Home", "Detail")
    private var detail: UIView { navigation.viewControllers[1].view }

    @Test("A touch on something around the stack")
    func around() throws {
        let tabs = UITabBarController.of(.stack("Albums"))
        let app = RecordedApp(tabs)
        let player = UIView(frame: CGRect(x: 0, y: 700, width: 390, height: 50))
        app.device.perform { tabs.view.addSubview(player) }
        #expect(try !app.record { app.tap(CGPoint(x: 200, y: 400)) }.about.contains("the container around"))
        #expect(try app.record { app.tap(CGPoint(x: 200, y: 725)) }.about.contains("the container around"))
    }

    @Test("A root that is replaced by tabs, whose first stack is set")
    func replacedByTabs() async throws {
        let login = UINavigationController.stack("Login")
        let home = UINavigationController.stack("Home")
        let tabs = UITabBarController.of(home, .stack("Search"))
        let app = RecordedApp(login)
        app.addButton(to: login.viewControllers[0]) { app.device.window.rootViewController = tabs }
        let scenario = try app.record {
            app.tap()
            app.device.perform { home.pushViewController(.screen("Row"), animated: true) }
        }
        #expect(scenario.about.contains("the container around"))
        #expect(await app.replay(scenario).stack == ["Home", "Row"])
    }
}

@Suite("What comes later in a recording")
@MainActor
struct LaterTests {
    @Test("A sheet that is pulled away and comes again")
    func sheetAgain() async throws {
        let navigation = UINavigationController.stack("Home")
        let app = RecordedApp(navigation)
        let sheet = UINavigationController.stack("Sheet")
        sheet.modalPresentationStyle = .pageSheet
        app.addButton(to: navigation.viewControllers[0]) { navigation.present(sheet, animated: true) }
        let scenario = try app.record {
            app.tap()
            app.drag(from: CGPoint(x: 200, y: 300), by: 0, 450)
            app.device.settle()
            app.tap()
        }
        #expect(scenario.actions.count == 2)
        #expect(await app.replay(scenario).presented == ["Sheet"])
    }

    @Test(
        "A change in the seconds behind a touch that nobody watches has the time of a guess",
        arguments: [2.2, 2.6, 2.9])
    func unwatched(seconds: Double) throws {
        let navigation = UINavigationController.stack("Home", "Detail")
        let app = RecordedApp(navigation)
        let scenario = try app.record {
            app.tap(CGPoint(x: 200, y: 600))
            app.device.advance(by: seconds)
            app.device.perform { navigation.pushViewController(.screen("More"), animated: true) }
            app.device.advance(by: 0.6)
            app.tap(CGPoint(x: 200, y: 600))
        }
        #expect(scenario.about.contains("is a guess"))
        #expect(scenario.actions[0].time < scenario.fingers[1].start)
        #expect(scenario.actions[0].isAnimated)
    }

    @Test("A button that dismisses its screen is used before that goes")
    func dismissingButton() async throws {
        let navigation = UINavigationController.stack("Home")
        let app = RecordedApp(navigation)
        let screen = app.present("Picker", from: navigation)
        app.addButton(to: screen) { screen.dismiss(animated: true) }
        let scenario = try app.record { app.tap() }
        let seen = await app.replay(scenario)
        #expect(seen.presented == [] && seen.value["button 1"] == .number(1))
    }

    @Test("A table in a tab that is selected later has the inset that it has there")
    func otherTab() async throws {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        list.contentSize = CGSize(width: 390, height: 4000)
        let (first, second) = (UINavigationController.stack("One"), UINavigationController.stack("Two"))
        second.viewControllers[0].view.addSubview(list)
        let tabs = UITabBarController.of(first, second)
        let app = RecordedApp(tabs)
        let scenario = try app.record {
            app.tap(CGPoint(x: 290, y: 790))
            app.drag(from: CGPoint(x: 200, y: 600), by: 0, -200)
        }
        await app.replay(scenario)
        #expect(
            scenario.allScreens.flatMap(\.elements).contains { element in
                if case .scroll(let options) = element.kind { options.inset.top == 91 } else { false }
            })
    }

    @Test("A page controller that is a screen itself")
    func pages() async throws {
        let navigation = UINavigationController.stack("Home")
        let app = RecordedApp(navigation)
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.title = "Book"
        pages.setViewControllers([.screen("Page")], direction: .forward, animated: false)
        app.device.perform { navigation.pushViewController(pages, animated: false) }
        app.device.settle()
        let scenario = try app.record { app.tap(CGPoint(x: 200, y: 600)) }
        guard case .pages? = scenario.screens[1].content.first?.kind else {
            Issue.record("Expected pages, found \(scenario.screens[1].content).")
            return
        }
        await app.replay(scenario)
    }
}
