import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct SplitSwipeTests {
    @Test(
        "L4 a swipe from the leading edge shows the primary column, and one back hides it",
        arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func swipe(direction: UIUserInterfaceLayoutDirection) {
        let fixture = SplitFixture(SplitFixture.portrait, direction: direction)
        let isMirrored = direction == .rightToLeft
        fixture.drag(from: isMirrored ? 766 : 2, by: isMirrored ? -250 : 250)
        #expect(fixture.split.displayMode == .oneOverSecondary)
        #expect(fixture.log.entries == ["P.willAppear", "P.didAppear"])
        #expect(
            fixture.delegate.log.entries == [
                "gestureWillBegin", "willChangeTo oneOverSecondary", "willShow primary", "gestureDidEnd",
            ])
        fixture.drag(from: isMirrored ? 468 : 300, by: isMirrored ? 250 : -250)
        #expect(fixture.split.displayMode == .secondaryOnly)
        #expect(fixture.shown == ["S"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("L4 the column follows the finger, and goes back if that has not come far")
    func cancelled() {
        let fixture = SplitFixture(SplitFixture.portrait)
        let finger = fixture.device.finger()
        finger.down(at: CGPoint(x: 2, y: 400)).move(by: 110, over: 0.3).hold(for: 0.2)
        #expect(fixture.primary.view.frame.minX == -220)
        finger.up()
        fixture.device.settle()
        #expect(fixture.split.displayMode == .secondaryOnly)
        #expect(fixture.shown == ["S"])
        #expect(fixture.log.entries == ["P.willAppear", "P.willDisappear", "P.didDisappear"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("L4 a swipe that begins elsewhere shows nothing, or the column", arguments: [false, true])
    func region(isAnywhere: Bool) {
        var profile = BehaviourProfile()
        if isAnywhere { profile.columns.swipeRegion = .anywhere }
        let fixture = SplitFixture(SplitFixture.portrait, profile: profile)
        fixture.drag(from: 300, by: 300)
        #expect(fixture.shown == (isAnywhere ? ["P", "S"] : ["S"]))
    }

    @Test("L4 without presentsWithGesture no swipe shows the column")
    func off() {
        let fixture = SplitFixture(SplitFixture.portrait) { $0.presentsWithGesture = false }
        fixture.drag(from: 2, by: 250)
        #expect(fixture.shown == ["S"])
    }

    @Test(
        "L4 above the root of the secondary column its own swipe goes first",
        arguments: BehaviourProfile.System.allCases)
    func aboveRoot(system: BehaviourProfile.System) {
        let fixture = SplitFixture(
            SplitFixture.portrait, secondary: ["S", "T"], profile: BehaviourProfile(system: system))
        fixture.drag(from: 2, by: 500)
        #expect(fixture.shown == ["S"])
        #expect(fixture.secondary.viewControllers.count == 1)
        fixture.drag(from: 2, by: 250)
        #expect(fixture.shown == ["P", "S"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("L4 a device that is turned under the finger lets go of the column")
    func turned() {
        let fixture = SplitFixture(SplitFixture.portrait)
        let finger = fixture.device.finger()
        finger.down(at: CGPoint(x: 2, y: 400)).move(by: 110, over: 0.3)
        fixture.rotate(to: SplitFixture.landscape)
        finger.move(by: 100, over: 0.1).up()
        fixture.device.settle()
        #expect(fixture.split.displayMode == .oneBesideSecondary)
        #expect(fixture.primary.view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
        #expect(fixture.delegate.log.entries.last == "gestureDidEnd")
        #expect(fixture.device.faults.isEmpty)
    }
}
