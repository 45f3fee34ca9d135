import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit
import UIKitSeams

@Suite("With nothing set") @MainActor
struct OutOfTheBoxTests {
    @Test("a screen that hides its back button is not swiped away, unless it is told to be", arguments: World.all)
    func hiddenBackButton(world: World) {
        let fixture = NavigationFixture(world)
        fixture.top.navigationItem.hidesBackButton = true
        for x: CGFloat in [5, 150] { fixture.swipe(from: x, by: 235) }
        #expect(fixture.stack.count == 2)
        #expect(fixture.refusals.allSatisfy { $0.reason == .backButtonHidden })
        fixture.top.fullScreenPop.isEnabled = true
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a drag on the navigation bar pops nothing", arguments: World.all)
    func bar(world: World) {
        let fixture = NavigationFixture(world)
        fixture.swipe(from: 100, by: 260, y: fixture.navigation.navigationBar.frame.midY)
        #expect(fixture.stack.count == 2)
        #expect(fixture.refusals.map(\.reason) == [.touchOnBar])
    }

    // Fails when a kind of bar is taken out of `BarRule`.
    @Test("a drag on a toolbar, or on the tab bar of a screen, pops nothing", arguments: World.all)
    func otherBars(world: World) {
        let fixture = NavigationFixture(world)
        let bars = [UIToolbar(), UITabBar()]
        for bar in bars {
            bar.frame = CGRect(x: 0, y: 700, width: 390, height: 49)
            fixture.top.view.addSubview(bar)
            fixture.swipe(y: 720)
            bar.removeFromSuperview()
        }
        #expect(fixture.stack.count == 2)
        #expect(fixture.refusals.map(\.reason) == [.touchOnBar, .touchOnBar])
    }

    @Test("a pop while a finished swipe settles leaves the screen below", arguments: World.all)
    func popWhileSettling(world: World) {
        let fixture = NavigationFixture(world, depth: 4)
        fixture.finger(at: 60).move(by: fixture.back(280), over: 0.3).up()
        #expect(fixture.navigation.transitionCoordinator != nil)
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a question that is never answered is forgotten with its screen", arguments: World.leftToRight)
    func openQuestion(world: World) async {
        let fixture = NavigationFixture(world, depth: 3)
        fixture.top.fullScreenPop.shouldPop = .afterAsking { _ in
            await withUnsafeContinuation { (_: UnsafeContinuation<Bool, Never>) in }
        }
        fixture.swipe()
        #expect(fixture.refusals.map(\.reason) == [.asked])
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        fixture.device.settle()
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test(
        "a recognizer of the app's that waits for every other pan works wherever the swipe is refused",
        arguments: World.all, [1, 2])
    func waitingPan(world: World, depth: Int) {
        let fixture = NavigationFixture(world, depth: depth)
        let panel = WaitingPanel(frame: CGRect(x: 0, y: 400, width: 390, height: 400)) { $0 is UIPanGestureRecognizer }
        fixture.top.view.addSubview(panel)
        for refusal in 0..<3 {
            panel.hasMoved = false
            fixture.top.fullScreenPop.isEnabled = refusal == 1 ? false : nil
            panel.arbitration.backSwipe = refusal == 2 ? .blocked : .allowed
            fixture.finger(at: 195, 500).move(by: 0, 120, over: 0.3).up()
            fixture.device.settle()
            #expect(panel.hasMoved, "\(refusal)")
            fixture.finger(at: 60, 500).move(by: fixture.back(-120), over: 0.3).up()
            fixture.device.settle()
        }
        #expect(fixture.stack.count == depth)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "a finger that rests elsewhere does not slow the swipe of another one down", arguments: World.all,
        [10, 60] as [CGFloat])
    func restingFinger(world: World, x: CGFloat) {
        let fixture = NavigationFixture(world)
        let slider = UISlider(frame: CGRect(x: 100, y: 700, width: 200, height: 50))
        fixture.top.view.addSubview(slider)
        for place in [CGPoint(x: 360, y: 780), CGPoint(x: 200, y: 725)] {
            fixture.device.perform { fixture.navigation.setViewControllers(fixture.screens, animated: false) }
            fixture.device.settle()
            let resting = fixture.finger(at: place.x, place.y).hold(for: 0.3)
            let moving = fixture.finger(at: x).move(by: fixture.back(240), over: 0.3)
            moving.hold(for: 0.1).up()
            fixture.device.settle()
            #expect(fixture.stack == ["Screen 0"], "\(place)")
            resting.up()
            fixture.device.settle()
        }
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "a swipe that another recognizer holds back does not pop what is pushed meanwhile", arguments: World.all)
    func heldBack(world: World) {
        let undecided = UndecidedRecognizer()
        let fixture = NavigationFixture(world)
        fixture.top.view.addGestureRecognizer(undecided)
        fixture.navigation.backSwipe.arbiter.rules.insert(.waits(for: undecided), at: 0)
        let finger = fixture.finger(at: 60).move(by: fixture.back(120), over: 0.2)
        fixture.device.perform { fixture.navigation.pushViewController(Screen("Pushed"), animated: false) }
        fixture.device.perform { undecided.state = .failed }
        finger.move(by: fixture.back(120), over: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Screen 1", "Pushed"])
        #expect(fixture.refusals.map(\.reason) == [.screenReplaced])
        #expect(fixture.device.faults.isEmpty)
    }

    // The model lets recognizers fail whose view leaves the window. UIKit may go on with one that it holds back, and
    // the arbiter is asked again then.
    @Test("a swipe that is held back until its view has left the window is refused")
    func heldBackOutOfWindow() throws {
        let fixture = NavigationFixture(World(system: .iOS18))
        let backSwipe = fixture.navigation.backSwipe
        let pan = try #require(fixture.navigation.view.gestureRecognizers?.first { $0.name == "FullScreenPop.pan" })
        let finger = fixture.finger(at: 60)
        #expect(backSwipe.arbiter.decision(onHeldBack: pan).isAllowed)
        fixture.device.perform { fixture.device.window.rootViewController = Screen("Other") }
        #expect(backSwipe.arbiter.decision(onHeldBack: pan).reason == .outOfWindow)
        finger.up()
    }

    @Test("a drag along a slider in a list moves the slider, one across it scrolls the list", arguments: World.all)
    func sliderInList(world: World) {
        let fixture = NavigationFixture(world)
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        list.contentSize = CGSize(width: 390, height: 2000)
        let slider = UISlider(frame: CGRect(x: 20, y: 200, width: 350, height: 50))
        slider.value = 0.5
        list.addSubview(slider)
        fixture.top.view.addSubview(list)
        fixture.device.settle()
        fixture.finger(at: 195, 325).move(by: 0, -120, over: 0.15).up()
        fixture.device.settle()
        #expect(list.contentOffset.y > 50 && slider.value == 0.5)
        list.contentOffset.y = 0
        fixture.finger(at: 195, 325).move(by: fixture.back(100), over: 0.1).up()
        fixture.device.settle()
        #expect(list.contentOffset.y == 0 && slider.value > 0.6)
        #expect(fixture.stack.count == 2)
    }
}
