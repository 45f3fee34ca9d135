import FullScreenPop
@_spi(Headless) import TestSupport
import Testing
@_spi(Headless) import UIKit

/// As in the recipe "A back button of your own that asks" of the documentation.
@Suite("A screen that asks with an alert", .serialized) @MainActor
struct AskingAlertTests {
    private final class Editor: UIViewController {
        var alert: UIAlertController?
        private(set) var isAsking = false

        func confirmDiscarding() async -> Bool {
            isAsking = true
            defer { isAsking = false }
            return await withCheckedContinuation { continuation in
                let alert = UIAlertController(title: "Discard your changes?", message: nil, preferredStyle: .alert)
                alert.addAction(
                    UIAlertAction(title: "Discard", style: .destructive) { _ in continuation.resume(returning: true) })
                alert.addAction(
                    UIAlertAction(title: "Keep Editing", style: .cancel) { _ in continuation.resume(returning: false) })
                self.alert = alert
                present(alert, animated: true)
            }
        }
    }

    @MainActor
    private final class Setting {
        let device: HeadlessDevice
        let navigation: UINavigationController
        let editor = Editor()
        private(set) var events: [SwipeEvent] = []

        init(_ configuration: TestConfiguration, isInstalled: Bool, actionsWait: Bool) {
            var profile = BehaviourProfile(system: configuration.system)
            profile.transitions.alertActionsRunAfterDismissal = actionsWait
            device = HeadlessDevice(profile: profile, direction: configuration.direction)
            navigation = isInstalled ? UINavigationController() : FullScreenPopNavigationController()
            navigation.viewControllers = [Screen("Home"), editor]
            editor.fullScreenPop.shouldPop = .afterAsking { (editor: Editor) in await editor.confirmDiscarding() }
            let backSwipe = BackSwipe.install(on: navigation)
            backSwipe.driver = configuration.driver
            backSwipe.onEvent = { [unowned self] in if case .progress = $0 {} else { events.append($0) } }
            device.perform { device.window.rootViewController = navigation }
            device.settle()
        }

        func swipe(from x: CGFloat = 150) async {
            let finger = device.finger().down(at: device.point(x, 300)).move(by: device.back(60), over: 0.1)
            // The alert comes while the finger is down.
            await device.run(for: 0.1)
            finger.move(by: device.back(160), over: 0.2).up()
            await device.run(for: 1)
            await run { self.editor.presentedViewController != nil }
        }

        /// Lets time pass until `condition` is true: a task that goes on may have to wait for others of the process.
        private func run(until condition: () -> Bool) async {
            for _ in 0..<10_000 where !condition() { await device.run(for: 0.1) }
        }

        func tap(_ title: String) async throws {
            let buttons = try #require(editor.alert).view.subviews.compactMap { $0 as? UIButton }
            let button = try #require(buttons.first { $0.currentTitle == title })
            device.finger().down(at: button.convert(CGPoint(x: 20, y: 20), to: nil)).up()
            await device.run(for: 1.5)
            await run { !self.editor.isAsking }
            await device.run(for: 1)
        }
    }

    @Test(
        "is popped when the person discards, and stays and asks again when they keep editing",
        arguments: TestConfiguration.all, [[true, true], [true, false], [false, true], [false, false]])
    func asks(configuration: TestConfiguration, options: [Bool]) async throws {
        let setting = Setting(configuration, isInstalled: options[0], actionsWait: options[1])
        for start in [150, 3] as [CGFloat] {
            await setting.swipe(from: start)
            #expect(setting.editor.presentedViewController === setting.editor.alert)
            try await setting.tap("Keep Editing")
            #expect(setting.navigation.viewControllers.count == 2)
            #expect(setting.editor.presentedViewController == nil)
        }
        await setting.swipe()
        try await setting.tap("Discard")
        #expect(setting.navigation.viewControllers.count == 1)
        #expect(setting.navigation.topViewController?.view.window != nil)
        #expect(setting.events == Array(repeating: .refused(SwipeRefusal(rule: "shouldPop", reason: .asked)), count: 3))
        #expect(setting.device.faults.isEmpty)
    }

    @Test(
        "is not asked twice while its alert is shown, and no swipe pops under it",
        arguments: TestConfiguration.leftToRight)
    func underAlert(configuration: TestConfiguration) async throws {
        let setting = Setting(configuration, isInstalled: true, actionsWait: true)
        await setting.swipe()
        let alert = setting.editor.alert
        await setting.swipe()
        await setting.swipe(from: 3)
        #expect(setting.editor.alert === alert)
        #expect(setting.navigation.viewControllers.count == 2)
        try await setting.tap("Discard")
        #expect(setting.navigation.viewControllers.count == 1)
        #expect(setting.device.faults.isEmpty)
    }
}
