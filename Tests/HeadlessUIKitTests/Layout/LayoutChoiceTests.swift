import Testing

@testable @_spi(Headless) import UIKit

@MainActor
@Suite("Other choices of layout")
struct LayoutChoiceTests {
    private final class Host: UIView {
        var layouts = 0
        var updates = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            subviews.first?.frame.size.width = bounds.width / 2
        }

        override func updateConstraints() {
            updates += 1
            super.updateConstraints()
        }
    }

    let device = HeadlessDevice()

    @Test(
        "A subview that is sized in a layout asks for another one, or not, and it comes to rest",
        arguments: [true, false])
    func sizing(asksAgain: Bool) {
        device.runtime.profile.layout.subviewsSizedInLayoutAskAgain = asksAgain
        let host = Host(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        host.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        device.window.addSubview(host)
        device.advance(by: 0.1)
        #expect(host.layouts == (asksAgain ? 2 : 1))
        #expect(host.subviews.first?.bounds.width == 50)
    }

    @Test("A view with constraints updates them once without having asked, or not at all", arguments: [true, false])
    func constraints(unasked: Bool) {
        device.runtime.profile.layout.updatesConstraintsUnasked = unasked
        let host = Host(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: host.topAnchor), inner.heightAnchor.constraint(equalToConstant: 9),
            inner.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            inner.widthAnchor.constraint(equalToConstant: 9),
        ])
        device.window.addSubview(host)
        device.advance(by: 0.1)
        #expect(host.updates == (unasked ? 1 : 0))
        host.setNeedsUpdateConstraints()
        device.advance(by: 0.1)
        #expect(host.updates == (unasked ? 2 : 1))
    }
}
