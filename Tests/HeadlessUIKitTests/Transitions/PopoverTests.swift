import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct PopoverTests {
    private let card = LoggingScreen("card")
    private let delegate = PopoverDelegate()
    private let source = UIView(frame: CGRect(x: 400, y: 100, width: 60, height: 40))

    private static let tablet = CGSize(width: 1024, height: 768)

    private func present(on size: CGSize = tablet) -> HeadlessDevice {
        let device = HeadlessDevice(size: size)
        let home = UIViewController()
        device.perform {
            device.window.rootViewController = home
            home.view.addSubview(source)
            card.modalPresentationStyle = .popover
            card.popoverPresentationController?.sourceView = source
            card.popoverPresentationController?.delegate = delegate
            home.present(card, animated: true)
        }
        device.settle()
        return device
    }

    private func tap(_ x: CGFloat, _ y: CGFloat, on device: HeadlessDevice) {
        device.finger().down(at: CGPoint(x: x, y: y)).up()
        device.settle()
    }

    private var isPresented: Bool { card.presentingViewController != nil }

    @Test("I7 a popover lies beside its source, as large as its screen wants, and inside the screen")
    func place() {
        card.preferredContentSize = CGSize(width: 300, height: 200)
        let device = present()
        #expect(card.view.frame == CGRect(x: 280, y: 140, width: 300, height: 200))
        device.perform { source.frame = CGRect(x: 0, y: 700, width: 60, height: 40) }
        device.rotate(to: CGSize(width: 1024, height: 760))
        device.settle()
        #expect(card.view.frame == CGRect(x: 10, y: 500, width: 300, height: 200))
        #expect(device.faults.isEmpty)
    }

    @Test("I14 touches on its passthrough views reach them, and do not dismiss it")
    func passthrough() {
        let device = present()
        let button = UIButton(frame: CGRect(x: 0, y: 700, width: 100, height: 40))
        device.window.rootViewController?.view.addSubview(button)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        card.popoverPresentationController?.passthroughViews = [button]
        tap(50, 720, on: device)
        #expect(taps == 1 && isPresented)
        tap(300, 720, on: device)
        #expect(taps == 1 && !isPresented)
    }

    @Test("I7 a popover lies beside the button of a bar")
    func button() {
        let device = HeadlessDevice(size: Self.tablet)
        let home = UIViewController()
        let button = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        home.navigationItem.rightBarButtonItem = button
        device.perform { device.window.rootViewController = UINavigationController(rootViewController: home) }
        device.settle()
        device.perform {
            card.modalPresentationStyle = .popover
            card.popoverPresentationController?.barButtonItem = button
            home.present(card, animated: true)
        }
        device.settle()
        #expect(card.view.frame == CGRect(x: 694, y: 44, width: 320, height: 480))
    }

    @Test("I7 a tap beside a popover dismisses it, a drag and a tap in it do not")
    func tapOutside() {
        let device = present()
        tap(450, 300, on: device)
        device.finger().down(at: CGPoint(x: 900, y: 300)).move(by: 0, 300, over: 0.3).up()
        device.finger().down(at: CGPoint(x: 450, y: 300)).move(by: 0, 400, over: 0.3).up()
        device.settle()
        #expect(isPresented)
        #expect(delegate.log.entries == [])
        tap(900, 300, on: device)
        #expect(!isPresented)
        #expect(delegate.log.entries == ["shouldDismiss", "willDismiss", "didDismiss"])
        #expect(device.faults.isEmpty)
    }

    @Test("I7 a modal popover stays, and so does one whose delegate wants it", arguments: [true, false])
    func modal(isModal: Bool) {
        let device = present()
        card.isModalInPresentation = isModal
        delegate.allows = isModal
        tap(900, 300, on: device)
        #expect(isPresented)
        #expect(delegate.log.entries == ["shouldDismiss", "didAttempt"])
    }

    @Test("I8 where the width is compact, a popover is a form sheet, unless the delegate wants no other style")
    func compact() {
        let size = CGSize(width: 390, height: 844)
        let device = present(on: size)
        #expect(card.view.frame == CGRect(x: 0, y: 10, width: 390, height: 834))
        #expect(card.popoverPresentationController != nil)
        device.finger().down(at: CGPoint(x: 200, y: 100)).move(by: 0, 600, over: 0.3).up()
        device.settle()
        #expect(!isPresented)
        #expect(delegate.log.entries == ["shouldDismiss", "willDismiss", "didDismiss"])
        delegate.style = UIModalPresentationStyle.none
        _ = present(on: size)
        #expect(card.view.frame == CGRect(x: 60, y: 140, width: 320, height: 480))
    }

    @Test("I8 a popover becomes a sheet when the width becomes compact, and a popover again")
    func adapts() {
        let device = present()
        device.rotate(to: CGSize(width: 500, height: 768))
        device.settle()
        #expect(card.view.frame == CGRect(x: 0, y: 10, width: 500, height: 758))
        #expect(card.view.gestureRecognizers?.count == 1)
        device.rotate(to: Self.tablet)
        device.settle()
        #expect(card.view.frame == CGRect(x: 270, y: 140, width: 320, height: 480))
        #expect(card.view.gestureRecognizers?.isEmpty != false)
        tap(900, 300, on: device)
        #expect(!isPresented)
        #expect(device.faults.isEmpty)
    }

    @Test("I6 a sheet takes its place on the turned screen while a stack in it is popped")
    func turnedDuringPop() {
        let device = HeadlessDevice(size: CGSize(width: 1024, height: 1366))
        let home = UIViewController()
        let stack = UINavigationController()
        stack.setViewControllers([LoggingScreen("A"), LoggingScreen("B")], animated: false)
        stack.modalPresentationStyle = .formSheet
        device.perform {
            device.window.rootViewController = home
            home.present(stack, animated: true)
        }
        device.settle()
        let finger = device.finger().down(at: CGPoint(x: 243, y: 700)).move(by: 200, over: 0.3)
        device.rotate(to: CGSize(width: 1366, height: 1024))
        device.settle()
        #expect(stack.view.frame == CGRect(x: 413, y: 202, width: 540, height: 620))
        finger.move(by: 300, over: 0.2).up()
        device.settle()
        #expect(stack.viewControllers.count == 1)
        #expect(device.faults.isEmpty)
    }
}

@MainActor
private final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    let log = CallLog()
    var allows = true
    var style = UIModalPresentationStyle.formSheet

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        log.add("shouldDismiss")
        return allows
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        log.add("willDismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        log.add("didDismiss")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log.add("didAttempt")
    }
}
