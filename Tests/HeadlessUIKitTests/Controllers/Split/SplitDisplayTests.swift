import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct SplitDisplayTests {
    @Test("L1 a column has the controller that it was given, and a navigation controller around a plain one")
    func columns() {
        let split = UISplitViewController(style: .doubleColumn)
        let plain = UIViewController()
        let stack = UINavigationController()
        split.setViewController(plain, for: .primary)
        split.setViewController(stack, for: .secondary)
        #expect(split.viewController(for: .primary) === plain)
        #expect(split.viewController(for: .secondary) === stack)
        #expect(plain.navigationController?.parent === split)
        #expect(plain.splitViewController === split)
        split.setViewController(nil, for: .primary)
        #expect(plain.splitViewController == nil)
    }

    @Test("L1 a controller for the detail goes into the secondary column")
    func detail() {
        let fixture = SplitFixture(SplitFixture.landscape)
        let other = UINavigationController(rootViewController: LoggingScreen("D"))
        fixture.device.perform { fixture.primary.topViewController?.showDetailViewController(other, sender: nil) }
        #expect(fixture.split.viewController(for: .secondary) === other)
        #expect(other.view.window != nil)
        #expect(fixture.secondary.view.window == nil)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("L2 a screen that is wider than high shows both columns, and another one the secondary alone")
    func automatic() {
        let fixture = SplitFixture(SplitFixture.landscape)
        #expect(fixture.split.displayMode == .oneBesideSecondary)
        #expect(fixture.primary.view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
        #expect(fixture.secondary.view.frame == CGRect(x: 320, y: 0, width: 704, height: 768))
        fixture.rotate(to: SplitFixture.portrait)
        #expect(fixture.split.displayMode == .secondaryOnly)
        #expect(fixture.shown == ["S"])
        #expect(fixture.secondary.view.frame == CGRect(x: 0, y: 0, width: 768, height: 1024))
        #expect(fixture.log.entries == ["P.willDisappear", "P.didDisappear"])
        fixture.rotate(to: SplitFixture.landscape)
        #expect(fixture.shown == ["P", "S"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("L2 the primary column is at the leading edge")
    func mirrored() {
        let fixture = SplitFixture(SplitFixture.landscape, direction: .rightToLeft)
        #expect(fixture.primary.view.frame == CGRect(x: 704, y: 0, width: 320, height: 768))
        #expect(fixture.secondary.view.frame == CGRect(x: 0, y: 0, width: 704, height: 768))
    }

    @Test("L2 a preferred display mode is read as one of the split behavior's")
    func preferred() {
        let fixture = SplitFixture(SplitFixture.portrait) { $0.preferredDisplayMode = .oneBesideSecondary }
        #expect(fixture.split.splitBehavior == .tile)
        #expect(fixture.split.displayMode == .oneBesideSecondary)
        fixture.device.perform { fixture.split.preferredSplitBehavior = .overlay }
        #expect(fixture.split.displayMode == .oneOverSecondary)
        fixture.device.perform { fixture.split.preferredDisplayMode = .secondaryOnly }
        #expect(fixture.split.displayMode == .secondaryOnly)
        #expect(fixture.shown == ["S"])
    }

    @Test("L3 a column that is shown over the other one dims it, and goes when that is tapped")
    func overlay() {
        let fixture = SplitFixture(SplitFixture.portrait)
        fixture.device.perform { fixture.split.show(.primary) }
        fixture.device.settle()
        #expect(fixture.split.displayMode == .oneOverSecondary)
        #expect(fixture.secondary.view.frame.width == 768)
        #expect(fixture.log.entries == ["P.willAppear", "P.didAppear"])
        let place = CGPoint(x: 600, y: 500)
        #expect(fixture.device.window.hitTest(place, with: nil)?.isDescendant(of: fixture.secondary.view) == false)
        fixture.device.finger().down(at: place).up()
        fixture.device.settle()
        #expect(fixture.split.displayMode == .secondaryOnly)
        #expect(fixture.device.window.hitTest(place, with: nil)?.isDescendant(of: fixture.secondary.view) == true)
        #expect(
            fixture.delegate.log.entries == [
                "willChangeTo oneOverSecondary", "willShow primary", "willChangeTo secondaryOnly", "willHide primary",
            ])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("L3 showing the secondary column hides one that lies over it, and none beside it")
    func showSecondary() {
        let fixture = SplitFixture(SplitFixture.landscape)
        fixture.device.perform { fixture.split.show(.secondary) }
        fixture.device.settle()
        #expect(fixture.shown == ["P", "S"])
        fixture.rotate(to: SplitFixture.portrait)
        fixture.device.perform { fixture.split.show(.primary) }
        fixture.device.settle()
        fixture.device.perform { fixture.split.show(.secondary) }
        fixture.device.settle()
        #expect(fixture.shown == ["S"])
    }

    @Test("L3 a column beside the other one can be hidden, the secondary one cannot")
    func hide() {
        let fixture = SplitFixture(SplitFixture.landscape)
        fixture.device.perform { fixture.split.hide(.secondary) }
        fixture.device.settle()
        #expect(fixture.shown == ["P", "S"])
        fixture.device.perform { fixture.split.hide(.primary) }
        fixture.device.settle()
        #expect(fixture.shown == ["S"])
        #expect(fixture.secondary.view.frame == CGRect(x: 0, y: 0, width: 1024, height: 768))
    }
}
