@_spi(Headless) import Scenarios
@_spi(Headless) import UIKit

extension RestCheck {
    /// Taps a button, and swipes a plain screen away: what the person does next.
    mutating func use() {
        if let view = shownScreen?.viewIfLoaded, view.window != nil, !hearsTap(on: view) { found(.deadTap) }
        if !swipePops() { found(.deadSwipe) }
    }

    private func hearsTap(on view: UIView) -> Bool {
        var taps = 0
        let button = UIButton(type: .system)
        device.perform {
            button.frame = CGRect(x: view.bounds.midX - 30, y: view.bounds.midY - 30, width: 60, height: 60)
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            view.addSubview(button)
        }
        device.settle()
        let place = button.convert(CGPoint(x: 30, y: 30), to: device.window)
        device.finger().down(at: place).hold(for: 0.05).up()
        device.settle()
        device.perform { button.removeFromSuperview() }
        return taps == 1
    }

    /// The app puts away whatever covers the stack, and pushes a screen without any wish.
    private func swipePops() -> Bool {
        let navigation = player.navigationController
        let screen = UIViewController()
        device.perform {
            navigation.dismiss(animated: false)
            navigation.interactivePopGestureRecognizer?.isEnabled = true
            player.setDelegate()
        }
        device.settle()
        device.perform {
            // A text may have the keys again.
            device.firstResponder?.resignFirstResponder()
            navigation.pushViewController(screen, animated: false)
        }
        device.settle()
        let bounds = navigation.view.convert(navigation.view.bounds, to: device.window)
        let distance =
            bounds.width * 0.45 * (device.window.effectiveUserInterfaceLayoutDirection == .leftToRight ? 1 : -1)
        device.finger().down(at: CGPoint(x: bounds.midX, y: bounds.midY)).move(by: distance, over: 0.15).up()
        device.settle()
        return !navigation.viewControllers.contains(screen)
    }
}
