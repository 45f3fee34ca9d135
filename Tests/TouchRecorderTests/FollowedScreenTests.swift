import Testing
@_spi(Headless) import UIKit

@testable import Scenarios
@testable import TouchRecorder

@Suite("Screens that change during a recording")
@MainActor
struct FollowedScreenTests {
    private func replay(_ scenario: Scenario) async -> Observation {
        await ScenarioPlayer(scenario, on: scenario.devices.profiles[0], with: .stock).play()
    }

    private func verbs(_ scenario: Scenario) -> [String] {
        scenario.actions.map { "\($0.verb)" }
    }

    @Test("What a button pushes is pushed when the file is played, and the pop of a swipe is left to the swipe")
    func push() async throws {
        var push: () -> Void = {}
        let phone = RecordedDevice { view in
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
            button.addAction(UIAction { _ in push() }, for: .touchUpInside)
            view.addSubview(button)
        }
        push = { phone.navigation.pushViewController(UIViewController(), animated: true) }
        let scenario = try phone.record {
            phone.device.finger().down(at: CGPoint(x: 150, y: 320)).hold(for: 0.1).up()
            phone.device.settle()
            #expect(phone.navigation.viewControllers.count == 3)
            phone.device.finger().down(at: CGPoint(x: 2, y: 400)).move(by: 250, 0, over: 0.3).up()
        }
        #expect(verbs(scenario) == ["push(\"Screen 3\")"])
        #expect(phone.navigation.viewControllers.count == 2)
        let seen = await replay(scenario)
        #expect(seen.top == "Screen 2" && seen.popped == 1)
        #expect(scenario.expectations[.stock]?.general.mismatches(with: seen) == [])
    }

    @Test("What the app pops is popped when the file is played, and what the back button pops is left to it")
    func pop() async throws {
        var pop: () -> Void = {}
        let phone = RecordedDevice { view in
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
            button.addAction(UIAction { _ in pop() }, for: .touchUpInside)
            view.addSubview(button)
        }
        pop = { phone.navigation.popViewController(animated: true) }
        let tapped = try phone.record { phone.device.finger().down(at: CGPoint(x: 150, y: 320)).hold(for: 0.1).up() }
        #expect(verbs(tapped) == ["pop"])
        #expect(await replay(tapped).top == "Screen 1")

        let other = RecordedDevice()
        let back = try other.record { other.device.finger().down(at: CGPoint(x: 30, y: 69)).hold(for: 0.1).up() }
        #expect(other.navigation.viewControllers.count == 1)
        #expect(verbs(back) == [])
        #expect(await replay(back).top == "Screen 1")
    }

    @Test("What was presented before is presented first, and its touches come afterwards")
    func presented() async throws {
        let phone = RecordedDevice()
        phone.device.perform {
            let sheet = UINavigationController(rootViewController: UIViewController())
            sheet.modalPresentationStyle = .pageSheet
            phone.navigation.present(sheet, animated: true)
        }
        phone.device.settle()
        let scenario = try phone.record {
            phone.device.finger().down(at: CGPoint(x: 200, y: 80)).move(by: 0, 500, over: 0.2).up()
        }
        #expect(phone.navigation.presentedViewController == nil)
        #expect(verbs(scenario) == ["presentNavigation([\"Screen 3\"])"])
        #expect(scenario.otherScreens.first?.sheet != nil)
        #expect(scenario.fingers[0].start >= 1)
        #expect(await replay(scenario).presented == [])
    }
}
