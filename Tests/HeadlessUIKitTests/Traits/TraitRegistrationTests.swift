import Testing

@testable @_spi(Headless) import UIKit

@MainActor
@Suite("Registrations for traits")
struct TraitRegistrationTests {
    private final class Screen: UIViewController, SelectorResponder {
        var heard: [String] = []

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            heard.append("all")
        }

        func responds(toSelector selector: Selector) -> Bool { selector == Selector("styleHasChanged") }
        func perform(_ selector: Selector, with argument: Any?) {
            heard.append(argument as AnyObject === self ? "action" : "action of another")
        }
    }

    private func shown(_ screen: Screen) -> HeadlessDevice {
        let device = HeadlessDevice()
        device.window.rootViewController = screen
        device.settle()
        screen.heard = []
        return device
    }

    @Test("a handler hears of its traits alone, with the object and the former traits")
    func handler() {
        let screen = Screen()
        let device = shown(screen)
        screen.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (screen: Screen, previous) in
            screen.heard.append("style was \(previous.userInterfaceStyle == .light ? "light" : "dark")")
        }
        screen.registerForTraitChanges([UITraitVerticalSizeClass.self, UITraitDisplayScale.self]) {
            (screen: Screen, _) in
            screen.heard.append("size")
        }
        #expect(screen.heard.isEmpty)
        device.runtime.userInterfaceStyle = .dark
        #expect(screen.heard == ["all", "style was light"])
        device.rotate(to: CGSize(width: 844, height: 390))
        device.settle()
        #expect(screen.heard == ["all", "style was light", "all", "size"])
    }

    @Test("views hear of traits, until the registration ends")
    func view() {
        let device = HeadlessDevice()
        let view = UIView(frame: device.window.bounds)
        device.window.addSubview(view)
        var count = 0
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in count += 1
        }
        device.runtime.userInterfaceStyle = .dark
        #expect(count == 1)
        view.unregisterForTraitChanges(registration)
        device.runtime.userInterfaceStyle = .light
        #expect(count == 1)
    }

    @Test("an action goes to the object itself, or to a target")
    func action() {
        let screen = Screen()
        let target = Screen()
        let device = shown(screen)
        screen.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Selector("styleHasChanged"))
        screen.registerForTraitChanges(
            [UITraitUserInterfaceStyle.self], target: target, action: Selector("styleHasChanged"))
        device.runtime.userInterfaceStyle = .dark
        #expect(screen.heard == ["all", "action"])
        #expect(target.heard == ["action of another"])
    }

    @Test("what is registered keeps nobody alive")
    func lifetime() {
        weak var released: UIView?
        do {
            let view = UIView(frame: .zero)
            view.registerForTraitChanges([UITraitLayoutDirection.self]) { (_: UIView, _) in }
            released = view
        }
        #expect(released == nil)
    }
}
