import Foundation
import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import Scenarios
@testable import TouchRecorder

/// An app of UIKit's own controllers, whose touches are recorded.
@MainActor
struct RecordedApp {
    let device: HeadlessDevice
    let recorder: TouchRecorder

    /// - Parameter options: Nil are the default ones, but for texts, which are in the file.
    init(
        _ root: UIViewController, size: CGSize = CGSize(width: 390, height: 844),
        options: TouchRecorder.Options? = nil
    ) {
        device = HeadlessDevice(
            size: size, profile: BehaviourProfile(system: .iOS18), safeAreaInsets: .notched)
        let device = device
        device.perform { device.window.rootViewController = root }
        device.settle()
        var withTexts = TouchRecorder.Options()
        withTexts.includesText = true
        recorder = TouchRecorder(window: device.window, options: options ?? withTexts)
    }

    /// Puts a button at the same place of any screen, and lets that stand still.
    static let buttonPlace = CGPoint(x: 200, y: 325)

    func addButton(to screen: UIViewController, _ action: @escaping () -> Void) {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 300, width: 200, height: 50)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        device.perform { screen.view.addSubview(button) }
        device.settle()
    }

    /// Presents a screen over everything, at once.
    func present(_ title: String, from presenter: UIViewController) -> UIViewController {
        let screen = UIViewController.screen(title)
        screen.modalPresentationStyle = .fullScreen
        device.perform { presenter.present(screen, animated: false) }
        return screen
    }

    func tap(_ place: CGPoint = buttonPlace) {
        device.finger().down(at: place).hold(for: 0.1).up()
        device.settle()
    }

    func drag(from place: CGPoint, by x: CGFloat, _ y: CGFloat = 0) {
        device.finger().down(at: place).move(by: x, y, over: 0.3).up()
    }

    /// Records what happens in `body`, until nothing moves any more.
    func record(_ body: () throws -> Void) throws -> Scenario {
        recorder.start()
        try body()
        device.settle()
        recorder.stop()
        return try scenario()
    }

    /// What has been recorded, read strictly.
    func scenario() throws -> Scenario {
        try Scenario(try recorder.scenario(name: "Recorded"), file: "recorded.json")
    }

    /// Plays what was recorded with UIKit alone, and expects what was seen.
    @discardableResult
    func replay(_ scenario: Scenario, sourceLocation: SourceLocation = #_sourceLocation) async -> Observation {
        let seen = await ScenarioPlayer(scenario, on: scenario.devices.profiles[0], with: .stock).play()
        let mismatches = scenario.expectations[.stock]?.general.mismatches(with: seen) ?? []
        #expect(mismatches == [], sourceLocation: sourceLocation)
        return seen
    }
}

extension UIViewController {
    /// A screen of this title.
    static func screen(_ title: String) -> UIViewController {
        let screen = UIViewController()
        screen.title = title
        return screen
    }
}

extension UINavigationController {
    /// A stack of screens with these titles.
    static func stack(_ titles: String...) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.setViewControllers(titles.map(UIViewController.screen), animated: false)
        return navigation
    }
}

extension UITabBarController {
    /// Tabs of these stacks, the first of which is selected.
    static func of(_ stacks: UINavigationController...) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = stacks
        return tabs
    }
}

extension Scenario {
    /// What the app did, in words.
    var verbs: [String] {
        actions.map { action in
            let stack = action.stack.map { " on \($0)" } ?? ""
            return "\(action.verb)\(stack)\(action.isAnimated ? "" : " at once")"
        }
    }
}
