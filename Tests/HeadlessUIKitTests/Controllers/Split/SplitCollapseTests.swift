import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct SplitCollapseTests {
    @Test("L5 where the width is compact, the secondary column is on the stack of the primary one")
    func collapsed() {
        let fixture = SplitFixture(CGSize(width: 390, height: 844))
        #expect(fixture.split.isCollapsed)
        #expect(fixture.primary.viewControllers.last === fixture.secondary)
        #expect(fixture.shown == ["S"])
        #expect(fixture.secondary.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("L5 the delegate says which column is on top")
    func topColumn() {
        let fixture = SplitFixture(SplitFixture.landscape)
        fixture.delegate.topColumn = .primary
        fixture.rotate(to: SplitFixture.narrow)
        #expect(fixture.delegate.log.entries == ["collapses to secondary", "didCollapse"])
        #expect(fixture.shown == ["P"])
        fixture.device.perform { fixture.split.show(.secondary) }
        fixture.device.settle()
        #expect(fixture.shown == ["S"])
        fixture.device.perform { fixture.split.show(.primary) }
        fixture.device.settle()
        #expect(fixture.shown == ["P"])
        fixture.device.checkScreens()
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("L7 a column that the app shows in the middle of a swipe back comes afterwards", arguments: [200.0, 400])
    func shownInMidSwipe(distance: CGFloat) {
        let fixture = SplitFixture(SplitFixture.narrow)
        let finger = fixture.device.finger().down(at: CGPoint(x: 2, y: 400)).move(by: distance, over: 0.3)
        fixture.device.perform { fixture.split.show(.secondary) }
        #expect(fixture.primary.viewControllers.count == 1)
        finger.hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.shown == ["S"])
        fixture.device.checkScreens()
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "L5 expanded again, the secondary column is beside the other one, whichever was on top",
        arguments: [true, false])
    func expanded(isPopped: Bool) {
        let fixture = SplitFixture(SplitFixture.landscape)
        fixture.rotate(to: SplitFixture.narrow)
        if isPopped { fixture.drag(from: 2, by: 400) }
        #expect(fixture.shown == (isPopped ? ["P"] : ["S"]))
        fixture.delegate.log.clear()
        fixture.rotate(to: SplitFixture.landscape)
        #expect(!fixture.split.isCollapsed)
        #expect(fixture.primary.viewControllers.count == 1)
        #expect(fixture.shown == ["P", "S"])
        #expect(fixture.delegate.log.entries == ["didExpand"])
        fixture.device.checkScreens()
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "L6 collapsed, a swipe back pops the secondary column's screens one by one, then itself",
        arguments: BehaviourProfile.System.allCases)
    func goesBack(system: BehaviourProfile.System) {
        let fixture = SplitFixture(
            SplitFixture.narrow, secondary: ["S", "T"], profile: BehaviourProfile(system: system))
        fixture.drag(from: 2, by: 400)
        #expect(fixture.shown == ["S"])
        fixture.drag(from: 2, by: 400)
        #expect(fixture.shown == ["P"])
        #expect(fixture.split.viewController(for: .secondary) === fixture.secondary)
        #expect(fixture.secondary.splitViewController === fixture.split)
        fixture.device.checkScreens()
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("L6 the two stacks show one bar, whose button goes back one screen at a time")
    func bar() {
        let fixture = SplitFixture(SplitFixture.narrow, secondary: ["S", "T"])
        let bar = fixture.primary.navigationBar
        #expect(bar.items?.map(\.title) == ["P", "S", "T"])
        #expect(fixture.secondary.navigationBar.isHidden)
        #expect(fixture.secondary.topViewController?.view.safeAreaInsets.top == 44)
        for titles in [["P", "S"], ["P"]] {
            fixture.device.finger().down(at: CGPoint(x: 20, y: 22)).up()
            fixture.device.settle()
            #expect(bar.items?.map(\.title) == titles)
        }
        #expect(fixture.shown == ["P"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("L7 a split view is collapsed or expanded when no stack in it changes any more", arguments: [true, false])
    func underFinger(isExpanding: Bool) {
        let fixture = SplitFixture(
            isExpanding ? SplitFixture.narrow : SplitFixture.landscape, secondary: isExpanding ? ["S"] : ["S", "T"])
        let finger = fixture.device.finger()
        finger.down(at: CGPoint(x: isExpanding ? 2 : 322, y: 400)).move(by: 300, over: 0.3)
        #expect(fixture.device.hasTouchesDown)
        fixture.rotate(to: isExpanding ? SplitFixture.landscape : SplitFixture.narrow)
        #expect(fixture.split.isCollapsed == isExpanding)
        finger.move(by: 100, over: 0.1).up()
        fixture.device.settle()
        #expect(fixture.split.isCollapsed != isExpanding)
        #expect(fixture.shown == (isExpanding ? ["P", "S"] : ["S"]))
        #expect(fixture.secondary.viewControllers.count == 1)
        #expect(fixture.device.faults.isEmpty)
    }
}
