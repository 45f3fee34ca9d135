import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit
import UIKitSeams

/// On iOS 26, where UIKit's own content pop can drive a swipe, and where it can't.
@Suite("UIKit's content pop") @MainActor
struct ContentPopTests {
    private let fixture = NavigationFixture(TestConfiguration(system: .iOS26))

    private func contentPop() throws -> UIGestureRecognizer {
        try #require(fixture.navigation.interactiveContentPopGestureRecognizer)
    }

    /// Makes UIKit tell its own recognizer of a movement after the swipe's.
    private func moveContentPopToEnd() throws {
        let contentPop = try contentPop()
        fixture.navigation.view.removeGestureRecognizer(contentPop)
        fixture.navigation.view.addGestureRecognizer(contentPop)
    }

    /// Whether UIKit's recognizer drives a swipe, which then goes back.
    private func drives() throws -> Bool {
        fixture.forgetEvents()
        let finger = fixture.finger(at: 60).move(by: 60, over: 0.1).hold(for: 0.2)
        defer {
            finger.up()
            fixture.device.settle()
        }
        #expect(fixture.milestones == [.began])
        return try contentPop().state == .changed
    }

    // Fails when `systemCanFollow` does not ask whether the pan moves more along than across.
    @Test("a steep swipe pops, in whatever order UIKit tells the recognizers of it")
    func steep() throws {
        try moveContentPopToEnd()
        fixture.finger(at: 60, 200).move(by: 220, 240, over: 0.3).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
    }

    // Fails when `SwipeAttempt.wait` outlives a gesture.
    @Test("UIKit's content pop drives a swipe again after one that has wound up")
    func afterWindUp() throws {
        fixture.finger(at: 60).move(by: -13, over: 0.1).move(by: 80, over: 0.2).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began, .cancelled])
        #expect(try drives())
    }

    @Test(
        "over a list, where it begins late, the screen is where the finger is",
        arguments: [TestConfiguration(system: .iOS18), TestConfiguration(system: .iOS26)])
    func catchesUp(configuration: TestConfiguration) throws {
        let fixture = NavigationFixture(configuration)
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        list.contentSize = CGSize(width: 390, height: 3000)
        fixture.top.view.addSubview(list)
        let finger = fixture.finger(at: 60).move(by: 195, over: 0.8).hold(for: 0.1)
        let progress = try #require(fixture.progress.last)
        #expect(abs(progress - 185 / 390) < 0.01)
        finger.up()
    }

    // Fails when the veto takes the decision on the last swipe for one on the present swipe.
    @Test("a slow swipe that is refused pops nothing after one that was allowed")
    func refusedAfterAllowed() {
        fixture.swipe(by: 60)
        fixture.top.view.arbitration.backSwipe = .blocked
        fixture.finger(at: 60).move(by: 240, over: 2).up()
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
    }

    // Fails when `isContender` counts recognizers that are no pans, pans of scroll views, those of the navigation
    // controller's own view, or those around it.
    @Test("UIKit's content pop drives swipes over lists and buttons, and beside the pans of a container")
    func drivesOverContent() throws {
        #expect(try drives())
        let button = UIView(frame: fixture.top.view.bounds)
        let tap = UITapGestureRecognizer()
        button.addGestureRecognizer(tap)
        fixture.top.view.addSubview(button)
        #expect(try drives())
        button.removeGestureRecognizer(tap)
        let list = UIScrollView(frame: fixture.top.view.bounds)
        list.contentSize = CGSize(width: 390, height: 3000)
        fixture.top.view.addSubview(list)
        #expect(try drives())
        fixture.device.window.addGestureRecognizer(UIPanGestureRecognizer())
        #expect(try drives())
    }

    // Fails when `isContender` asks no rule, or counts recognizers that have failed.
    @Test("UIKit's content pop drives what waits for nothing any more", arguments: [10, 2] as [CGFloat])
    func waiting(allowableMovement: CGFloat) throws {
        let view = UIView(frame: fixture.top.view.bounds)
        let press = UILongPressGestureRecognizer()
        press.allowableMovement = allowableMovement
        view.addGestureRecognizer(press)
        fixture.top.view.addSubview(view)
        fixture.navigation.backSwipe.arbiter.rules.insert(
            RelationRule(other: press, relation: .waits("the press goes first")), at: 0)
        #expect(try drives() == (allowableMovement < 10))
    }

    // Fails when `isContender` does not count the app's pans: UIKit's own recognizer shares no finger with them.
    @Test(
        "a pan that a rule lets move together with the swipe does so, and the screen is popped",
        arguments: TestConfiguration.all)
    func together(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let header = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        let pan = UIPanGestureRecognizer()
        var distance: CGFloat = 0
        let action = pan.addAction { _ in distance = abs(pan.translation(in: nil).x) }
        header.addGestureRecognizer(pan)
        fixture.top.view.addSubview(header)
        fixture.navigation.backSwipe.arbiter.rules.insert(
            RelationRule(other: pan, relation: .simultaneous("the header moves along")), at: 0)
        fixture.swipe(from: 60)
        #expect(distance > 150)
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
        withExtendedLifetime(action) {}
    }

    // Fails when nothing pops in place of UIKit's recognizers, and when they are not given up by then.
    @Test(
        "a swipe pops even if UIKit's recognizers wait for one of the app's that neither begins nor fails",
        arguments: [true, false])
    func leftBySystem(flicks: Bool) throws {
        let undecided = UndecidedRecognizer()
        fixture.navigation.view.addGestureRecognizer(undecided)
        try contentPop().require(toFail: undecided)
        let finger = fixture.finger(at: 60).move(by: 150, over: flicks ? 0.1 : 0.5)
        #expect(fixture.milestones == [.began])
        if !flicks {
            let progress = try #require(fixture.progress.last)
            #expect(abs(progress - 150 / 390) < 0.05)
            finger.move(by: 100, over: 0.3)
        }
        finger.up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.milestones == [.began, .finished])
        #expect(fixture.device.faults.isEmpty)
    }
}

/// How the swipe relates to one other recognizer.
private struct RelationRule: ArbitrationRule {
    let other: UIGestureRecognizer
    let relation: ArbitrationRelation

    func relation(of recognizer: UIGestureRecognizer, to other: UIGestureRecognizer) -> ArbitrationRelation? {
        other === self.other ? relation : nil
    }
}
