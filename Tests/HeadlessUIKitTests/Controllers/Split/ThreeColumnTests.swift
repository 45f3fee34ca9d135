import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct ThreeColumnTests {
    private typealias DisplayMode = UISplitViewController.DisplayMode
    private typealias Behavior = UISplitViewController.SplitBehavior

    /// Where the supplementary column begins and the secondary one does, and how wide that is.
    private func places(_ fixture: SplitFixture) -> [CGFloat] {
        let secondary = fixture.secondary.view.frame
        return [fixture.supplementary.view.frame.minX, secondary.minX, secondary.width]
    }

    @Test("L8 one sidebar is the supplementary column, two are both")
    func sidebars() {
        let fixture = SplitFixture(SplitFixture.landscape, style: .tripleColumn)
        #expect(fixture.split.splitBehavior == .displace)
        #expect(fixture.split.displayMode == .oneBesideSecondary)
        #expect(fixture.shown == ["M", "S"])
        #expect(places(fixture) == [0, 320, 704])
        fixture.rotate(to: SplitFixture.portrait)
        #expect(fixture.split.splitBehavior == .overlay)
        #expect(fixture.split.displayMode == .secondaryOnly)
        #expect(fixture.shown == ["S"])
        fixture.rotate(to: SplitFixture.landscape)
        #expect(fixture.shown == ["M", "S"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "L8 what is preferred is read as a display mode of the behavior",
        arguments: [
            (
                UISplitViewController.SplitBehavior.tile, UISplitViewController.DisplayMode.twoBesideSecondary,
                [320, 640, 384]
            ),
            (.overlay, .twoOverSecondary, [320, 0, 1024]),
            (.displace, .twoDisplaceSecondary, [320, 640, 704]),
        ])
    func preferred(
        behavior: UISplitViewController.SplitBehavior, mode: UISplitViewController.DisplayMode, places: [CGFloat]
    ) {
        let fixture = SplitFixture(SplitFixture.landscape, style: .tripleColumn) {
            $0.preferredSplitBehavior = behavior
            $0.preferredDisplayMode = .twoBesideSecondary
        }
        #expect(fixture.split.displayMode == mode)
        #expect(fixture.shown == ["P", "M", "S"])
        #expect(self.places(fixture) == places)
        let isDimmed = fixture.device.window.hitTest(CGPoint(x: 900, y: 400), with: nil) === fixture.split.shade
        #expect(isDimmed == (behavior != .tile))
    }

    @Test(
        "L8 the display mode that is preferred chooses the behavior, if none is",
        arguments: [
            (UISplitViewController.DisplayMode.twoBesideSecondary, UISplitViewController.SplitBehavior.tile),
            (.twoOverSecondary, .overlay), (.oneOverSecondary, .overlay), (.twoDisplaceSecondary, .displace),
            (.oneBesideSecondary, .displace),
        ])
    func chosen(mode: UISplitViewController.DisplayMode, behavior: UISplitViewController.SplitBehavior) {
        let fixture = SplitFixture(SplitFixture.portrait, style: .tripleColumn) { $0.preferredDisplayMode = mode }
        #expect(fixture.split.displayMode == mode)
        #expect(fixture.split.splitBehavior == behavior)
    }

    @Test(
        "L8 a tap on what two sidebars have displaced leads back to one, and over it to none", arguments: [true, false])
    func tap(displaces: Bool) {
        let fixture = SplitFixture(SplitFixture.landscape, style: .tripleColumn) {
            $0.preferredDisplayMode = displaces ? .twoDisplaceSecondary : .twoOverSecondary
        }
        fixture.device.finger().down(at: CGPoint(x: 900, y: 400)).up()
        fixture.device.settle()
        #expect(fixture.split.displayMode == (displaces ? .oneBesideSecondary : .secondaryOnly))
        #expect(fixture.log.entries.filter { $0.hasPrefix("P.") } == ["P.willDisappear", "P.didDisappear"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("L8 columns are shown and hidden with all that lies between them and the secondary one")
    func showAndHide() {
        let fixture = SplitFixture(SplitFixture.portrait, style: .tripleColumn)
        func perform(_ body: () -> Void) -> DisplayMode {
            fixture.device.perform(body)
            fixture.device.settle()
            return fixture.split.displayMode
        }
        #expect(perform { fixture.split.show(.primary) } == .twoOverSecondary)
        #expect(fixture.log.entries == ["M.willAppear", "P.willAppear", "M.didAppear", "P.didAppear"])
        #expect(perform { fixture.split.show(.supplementary) } == .twoOverSecondary)
        #expect(perform { fixture.split.hide(.primary) } == .oneOverSecondary)
        #expect(fixture.shown == ["M", "S"])
        #expect(perform { fixture.split.show(.primary) } == .twoOverSecondary)
        #expect(perform { fixture.split.hide(.supplementary) } == .secondaryOnly)
        #expect(perform { fixture.split.show(.supplementary) } == .oneOverSecondary)
        #expect(perform { fixture.split.show(.secondary) } == .secondaryOnly)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "L4 swipes from the leading edge show one column after the other, swipes back hide them",
        arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func swipes(direction: UIUserInterfaceLayoutDirection) {
        let fixture = SplitFixture(SplitFixture.portrait, style: .tripleColumn, direction: direction)
        let sign: CGFloat = direction == .rightToLeft ? -1 : 1
        let start: CGFloat = direction == .rightToLeft ? 766 : 2
        for shown in [["M", "S"], ["P", "M", "S"]] {
            fixture.drag(from: start, by: 250 * sign)
            #expect(fixture.shown == shown)
        }
        for shown in [["M", "S"], ["S"]] {
            fixture.drag(from: 384 + 200 * sign, by: -250 * sign)
            #expect(fixture.shown == shown)
        }
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("L4 a swipe that is given up leaves the columns as they were")
    func cancelled() {
        let fixture = SplitFixture(SplitFixture.landscape, style: .tripleColumn)
        let finger = fixture.device.finger()
        finger.down(at: CGPoint(x: 2, y: 400)).move(by: 110, over: 0.3).hold(for: 0.2)
        #expect(fixture.primary.view.frame.minX < 0)
        #expect(fixture.secondary.view.frame.width == 704)
        finger.up()
        fixture.device.settle()
        #expect(fixture.split.displayMode == .oneBesideSecondary)
        #expect(fixture.shown == ["M", "S"])
        #expect(fixture.log.entries == ["P.willAppear", "P.willDisappear", "P.didDisappear"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("L5 collapsed, the columns lie on one stack, and the person goes back through all of them")
    func collapsed() {
        let fixture = SplitFixture(SplitFixture.landscape, secondary: ["S", "T"], style: .tripleColumn)
        fixture.rotate(to: SplitFixture.narrow)
        #expect(fixture.delegate.log.entries == ["collapses to secondary", "didCollapse"])
        for shown in ["T", "S", "M", "P"] {
            #expect(fixture.shown == [shown])
            fixture.drag(from: 2, by: 400)
        }
        fixture.rotate(to: SplitFixture.landscape)
        #expect(fixture.shown == ["M", "S"])
        fixture.device.checkScreens()
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("L5 the delegate says up to which column they lie there; the app shows another one")
    func topColumn() {
        let fixture = SplitFixture(SplitFixture.landscape, style: .tripleColumn)
        fixture.delegate.topColumn = .supplementary
        fixture.rotate(to: SplitFixture.narrow)
        #expect(fixture.shown == ["M"])
        for (column, shown) in [(UISplitViewController.Column.secondary, "S"), (.primary, "P"), (.supplementary, "M")] {
            fixture.device.perform { fixture.split.show(column) }
            fixture.device.settle()
            #expect(fixture.shown == [shown])
        }
        fixture.device.checkScreens()
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("L1 a column that is replaced while the split view is collapsed keeps its place on the stack")
    func replaced() {
        let fixture = SplitFixture(SplitFixture.narrow, style: .tripleColumn)
        let other = UINavigationController(rootViewController: LoggingScreen("N"))
        fixture.device.perform { fixture.split.setViewController(other, for: .supplementary) }
        fixture.device.settle()
        #expect(fixture.primary.viewControllers.dropFirst() == [other, fixture.secondary])
        #expect(fixture.split.viewController(for: .supplementary) === other)
        #expect(fixture.supplementary.parent == nil)
        #expect(fixture.device.faults.isEmpty)
    }
}
