import Testing

@testable @_spi(Headless) import UIKit

@MainActor
@Suite("The pass that updates constraints")
struct ConstraintPassTests {
    private class Panel: UIView {
        var updates = 0
        let height: NSLayoutConstraint
        var wanted: CGFloat = 40

        override init(frame: CGRect) {
            let content = UIView()
            height = content.heightAnchor.constraint(equalToConstant: 0)
            super.init(frame: frame)
            addSubview(content)
        }

        required init?(coder: NSCoder) { nil }

        override func updateConstraints() {
            updates += 1
            let content = subviews[0]
            content.translatesAutoresizingMaskIntoConstraints = false
            height.constant = wanted
            NSLayoutConstraint.activate([
                height, content.leadingAnchor.constraint(equalTo: leadingAnchor),
                content.trailingAnchor.constraint(equalTo: trailingAnchor),
                content.topAnchor.constraint(equalTo: topAnchor),
            ])
            super.updateConstraints()
        }
    }

    private final class DemandingPanel: Panel {
        override class var requiresConstraintBasedLayout: Bool { true }
    }

    private let device = HeadlessDevice()

    private func add<Kind: Panel>(_ panel: Kind) -> Kind {
        device.window.addSubview(panel)
        device.advance(by: 0.1)
        return panel
    }

    @Test("a view that requires constraint-based layout makes its constraints before its first layout")
    func required() {
        let panel = add(DemandingPanel(frame: CGRect(x: 0, y: 0, width: 300, height: 500)))
        #expect(panel.updates == 1)
        #expect(panel.subviews[0].frame == CGRect(x: 0, y: 0, width: 300, height: 40))
        device.advance(by: 0.1)
        #expect(panel.updates == 1)
    }

    @Test("a view without constraints is left alone until it asks")
    func onRequest() {
        let panel = add(Panel(frame: CGRect(x: 0, y: 0, width: 300, height: 500)))
        #expect(panel.updates == 0)
        #expect(!panel.needsUpdateConstraints())
        panel.setNeedsUpdateConstraints()
        #expect(panel.needsUpdateConstraints())
        #expect(panel.updates == 0)
        device.advance(by: 0.1)
        #expect(panel.updates == 1)
        #expect(!panel.needsUpdateConstraints())
    }

    @Test("a request is met before the next layout, once, and layoutIfNeeded is one")
    func layoutIfNeeded() {
        let panel = add(DemandingPanel(frame: CGRect(x: 0, y: 0, width: 300, height: 500)))
        panel.wanted = 90
        panel.setNeedsUpdateConstraints()
        panel.setNeedsUpdateConstraints()
        panel.layoutIfNeeded()
        #expect(panel.updates == 2)
        #expect(panel.subviews[0].bounds.height == 90)
    }

    @Test("updateConstraintsIfNeeded updates constraints without laying out")
    func withoutLayout() {
        let panel = add(DemandingPanel(frame: CGRect(x: 0, y: 0, width: 300, height: 500)))
        panel.wanted = 90
        panel.setNeedsUpdateConstraints()
        device.window.updateConstraintsIfNeeded()
        #expect(panel.updates == 2)
        #expect(panel.subviews[0].bounds.height == 40)
    }

    @Test("inner views update their constraints before outer ones, and a screen before its view")
    func order() {
        final class Noting: UIView {
            var name = ""
            var log: CallLog?
            override class var requiresConstraintBasedLayout: Bool { true }
            override func updateConstraints() {
                log?.add(name)
                super.updateConstraints()
            }
        }
        final class Screen: UIViewController {
            let log = CallLog()
            override func loadView() {
                let (outer, inner) = (Noting(), Noting())
                (outer.name, inner.name) = ("outer", "inner")
                (outer.log, inner.log) = (log, log)
                outer.addSubview(inner)
                view = outer
            }
            override func updateViewConstraints() {
                log.add("screen")
                super.updateViewConstraints()
            }
        }
        let screen = Screen()
        device.window.rootViewController = screen
        device.advance(by: 0.1)
        #expect(screen.log.entries == ["inner", "screen", "outer"])
    }

    @Test("a view without constraints makes them when the first of it is activated")
    func firstConstraint() {
        let panel = add(Panel(frame: CGRect(x: 0, y: 0, width: 300, height: 500)))
        panel.height.isActive = true
        panel.subviews[0].widthAnchor.constraint(equalTo: panel.widthAnchor).isActive = true
        device.advance(by: 0.1)
        #expect(panel.updates == 1)
        #expect(panel.subviews[0].frame == CGRect(x: 0, y: 0, width: 300, height: 40))
    }
}
