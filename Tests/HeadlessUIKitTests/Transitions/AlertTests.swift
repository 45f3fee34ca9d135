import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct AlertTests {
    private let log = CompletionLog()

    /// A device on which an alert is presented, with three actions, or with two.
    private func present(
        _ style: UIAlertController.Style, with styles: [UIAlertAction.Style] = [.default, .destructive, .cancel],
        on device: HeadlessDevice = HeadlessDevice(), configure: (UIAlertController) -> Void = { _ in }
    ) -> UIAlertController {
        let home = UIViewController()
        let alert = UIAlertController(title: "Discard?", message: "It is lost then.", preferredStyle: style)
        for style in styles {
            alert.addAction(UIAlertAction(title: "\(style)", style: style) { [log] in log.add("ran \($0.title!)") })
        }
        configure(alert)
        device.perform {
            device.window.rootViewController = home
            alert.popoverPresentationController?.sourceView = home.view
            home.present(alert, animated: true) { [log] in log.add("presented") }
        }
        device.settle()
        return alert
    }

    private func button(_ title: String, of alert: UIAlertController) throws -> UIButton {
        try #require(alert.view.subviews.lazy.compactMap { $0 as? UIButton }.first { $0.currentTitle == title })
    }

    private func tap(_ title: String, of alert: UIAlertController, on device: HeadlessDevice) throws {
        let button = try button(title, of: alert)
        device.finger().down(at: button.convert(CGPoint(x: 20, y: 20), to: nil)).up()
    }

    @Test("I10 an alert lies in the middle, also of a screen that is turned, and takes all touches")
    func place() {
        let device = HeadlessDevice()
        let alert = present(.alert, on: device)
        #expect(alert.view.frame.width == 270)
        #expect(alert.view.center.x == device.window.bounds.midX)
        #expect(abs(alert.view.center.y - device.window.bounds.midY) < 20)
        device.finger().down(at: CGPoint(x: 20, y: 100)).up()
        device.settle()
        #expect(alert.presentingViewController != nil)
        #expect(log.entries == ["presented"])
        device.rotate(to: CGSize(width: 844, height: 390))
        device.settle()
        #expect(alert.view.center.x == 422)
    }

    @Test("I10 of two actions the one that cancels is the first, of more the last", arguments: [false, true])
    func order(isRightToLeft: Bool) throws {
        let device = HeadlessDevice(direction: isRightToLeft ? .rightToLeft : .leftToRight)
        let pair = present(.alert, with: [.destructive, .cancel], on: device)
        let frames = try ["cancel", "destructive"].map { try button($0, of: pair).frame }
        #expect(frames[0].minY == frames[1].minY)
        #expect((frames[0].minX < frames[1].minX) != isRightToLeft)
        let three = present(.alert, with: [.cancel, .default, .destructive])
        let tops = try ["default", "destructive", "cancel"].map { try button($0, of: three).frame.minY }
        #expect(tops == tops.sorted() && Set(tops).count == 3)
        #expect(try button("cancel", of: three).frame.maxY == three.view.bounds.height)
    }

    @Test("I11 an action runs once, when the alert has gone, or as soon as it goes", arguments: [true, false])
    func action(waits: Bool) throws {
        var profile = BehaviourProfile()
        profile.transitions.alertActionsRunAfterDismissal = waits
        let device = HeadlessDevice(profile: profile)
        let alert = present(.alert, on: device)
        try tap("destructive", of: alert, on: device)
        #expect(alert.isBeingDismissed)
        #expect(log.entries == (waits ? ["presented"] : ["presented", "ran destructive"]))
        device.settle()
        #expect(alert.presentingViewController == nil)
        #expect(log.entries == ["presented", "ran destructive"])
        #expect(device.faults.isEmpty)
    }

    @Test("I10 an action that is switched off does nothing, until it is switched on")
    func disabled() throws {
        let device = HeadlessDevice()
        let alert = present(.alert, on: device) { $0.actions[0].isEnabled = false }
        try tap("default", of: alert, on: device)
        device.settle()
        #expect(alert.presentingViewController != nil)
        device.perform { alert.actions[0].isEnabled = true }
        try tap("default", of: alert, on: device)
        device.settle()
        #expect(log.entries == ["presented", "ran default"])
    }

    @Test("I10 a text field of an alert has the keyboard")
    func field() throws {
        let device = HeadlessDevice()
        let alert = present(.alert, on: device) { $0.addTextField { $0.text = "Note" } }
        let field = try #require(alert.textFields?.first)
        #expect(field.isFirstResponder)
        #expect(field.window != nil && field.bounds.height > 0)
    }

    @Test("I12 an action sheet lies at the bottom, and a tap beside it or an escape gesture is its cancel action")
    func sheet() {
        let device = HeadlessDevice()
        var alert = present(.actionSheet, on: device)
        #expect(alert.view.frame.maxY <= device.window.bounds.maxY - 8)
        #expect(alert.view.frame.minY > device.window.bounds.midY)
        device.finger().down(at: CGPoint(x: 200, y: 100)).up()
        device.settle()
        #expect(alert.presentingViewController == nil)
        #expect(log.entries == ["presented", "ran cancel"])
        alert = present(.actionSheet, with: [.default], on: device)
        device.finger().down(at: CGPoint(x: 200, y: 100)).up()
        device.settle()
        #expect(alert.presentingViewController != nil)
        #expect(!alert.accessibilityPerformEscape())
        #expect(present(.alert).accessibilityPerformEscape())
    }

    @Test("I12 where there is room an action sheet is a popover, and a tap beside it is its cancel action")
    func popover() throws {
        let device = HeadlessDevice(size: CGSize(width: 1024, height: 768))
        let source = UIView(frame: CGRect(x: 700, y: 100, width: 40, height: 40))
        let alert = present(.actionSheet, on: device) { $0.popoverPresentationController?.sourceRect = source.frame }
        #expect(alert.view.frame.minY == 140)
        device.finger().down(at: CGPoint(x: 100, y: 600)).up()
        device.settle()
        #expect(alert.presentingViewController == nil)
        #expect(log.entries == ["presented", "ran cancel"])
        #expect(device.faults.isEmpty)
    }
}
