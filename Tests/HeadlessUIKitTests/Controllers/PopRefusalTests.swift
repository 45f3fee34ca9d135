import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct PopRefusalTests {
    private func edgeDrag(_ fixture: LoggingNavigation) {
        fixture.drag(from: 5, by: 300)
        fixture.device.settle()
    }

    @Test("F2 on the root the pop recognizer refuses, and the next push works")
    func root() {
        let fixture = LoggingNavigation(["A"])
        edgeDrag(fixture)
        fixture.navigation.pushViewController(LoggingScreen("B"), animated: true)
        fixture.device.advance(by: 10)
        #expect(fixture.titles == ["A", "B"])
        #expect(fixture.navigation.transitionCoordinator == nil)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("F2 during a transition the pop recognizer refuses")
    func duringTransition() {
        let fixture = LoggingNavigation(["A", "B", "C"])
        fixture.navigation.popViewController(animated: true)
        fixture.device.advance(by: 0.05)
        fixture.device.finger().down(at: CGPoint(x: 5, y: 422)).move(by: 300, over: 0.1).up()
        fixture.device.settle()
        #expect(fixture.titles == ["A", "B"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("F2 against the back direction the pop recognizer refuses")
    func againstBack() throws {
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            let fixture = LoggingNavigation(["A", "B"], direction: direction)
            let pop = try #require(fixture.navigation.interactivePopGestureRecognizer)
            let forward: CGFloat = direction == .leftToRight ? -1 : 1
            let edge: CGFloat = direction == .leftToRight ? 18 : 372
            fixture.device.finger().down(at: CGPoint(x: edge, y: 422)).move(by: forward * 16, over: 0.1)
            #expect(pop.state == .failed)
            #expect(fixture.navigation.transitionCoordinator == nil)
        }
    }

    @Test("F2 in the bars the pop recognizer refuses")
    func inBars() {
        let fixture = LoggingNavigation(["A", "B"])
        fixture.navigation.setToolbarHidden(false, animated: false)
        fixture.device.advance(by: 0.1)
        for y in [20, 830] as [CGFloat] {
            fixture.device.finger().down(at: CGPoint(x: 5, y: y)).move(by: 300, over: 0.3).hold(for: 0.2).up()
            fixture.device.settle()
            #expect(fixture.titles == ["A", "B"])
        }
        edgeDrag(fixture)
        #expect(fixture.titles == ["A"])
    }

    @Test("F2 a delegate with only the method for animators switches the pop recognizer off, even answering nil")
    func switchedOffByDelegate() {
        let fixture = LoggingNavigation(["A", "B"])
        let delegate = AnimatorOnlyDelegate()
        fixture.navigation.delegate = delegate
        edgeDrag(fixture)
        edgeDrag(fixture)
        #expect(fixture.titles == ["A", "B"])
        #expect(delegate.timesAsked == 1, "what a type implements is found out once")
        let plain = RecordingNavigationDelegate(fixture.log)
        fixture.navigation.delegate = plain
        edgeDrag(fixture)
        #expect(fixture.titles == ["A"])
    }

    @Test("F2 an app's pan that borrows the pop's delegate is refused for the same reasons, and begins anywhere")
    func borrowedDelegate() {
        let fixture = LoggingNavigation(["A"])
        let pan = fixture.addFullScreenPan()
        pan.delegate = fixture.navigation.interactivePopGestureRecognizer?.delegate
        fixture.drag(from: 150, by: 220)
        fixture.navigation.pushViewController(LoggingScreen("B"), animated: true)
        fixture.device.settle()
        #expect(fixture.titles == ["A", "B"])
        fixture.drag(from: 150, by: 220)
        fixture.device.settle()
        #expect(fixture.titles == ["A"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("F2 a hidden bar or a replaced back button switches the pop recognizer off, where the profile says so")
    func withoutBackButton() {
        var profile = BehaviourProfile()
        for needsBackButton in [true, false] {
            profile.navigation.gesturePopNeedsBackButton = needsBackButton
            let hidden = LoggingNavigation(["A", "B"], profile: profile)
            hidden.navigation.setNavigationBarHidden(true, animated: false)
            edgeDrag(hidden)
            #expect(hidden.titles == (needsBackButton ? ["A", "B"] : ["A"]))
            let replaced = LoggingNavigation(["A", "B"], profile: profile)
            replaced.screens[1].navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Close", style: .plain, target: nil, action: nil)
            edgeDrag(replaced)
            #expect(replaced.titles == (needsBackButton ? ["A", "B"] : ["A"]))
        }
    }

    @Test("F2 while a screen is presented or dismissed over it, the pop recognizer refuses")
    func duringPresentation() {
        let fixture = LoggingNavigation(["A", "B"])
        let modal = LoggingScreen("M")
        modal.modalPresentationStyle = .overFullScreen
        fixture.navigation.present(modal, animated: false)
        fixture.device.advance(by: 0.1)
        fixture.navigation.dismiss(animated: true)
        fixture.device.advance(by: 0.05)
        fixture.device.finger().down(at: CGPoint(x: 5, y: 422)).move(by: 300, over: 0.1).up()
        fixture.device.settle()
        #expect(fixture.titles == ["A", "B"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("F2b recognizers wait for the edge pan if a touch begins at the edge; on iOS 17 a deeper scroll view wins")
    func preference() {
        for system in BehaviourProfile.System.allCases {
            let fixture = LoggingNavigation(["A", "B"], profile: BehaviourProfile(system: system))
            let scrollView = UIScrollView(frame: fixture.screens[1].view.bounds)
            scrollView.contentSize = CGSize(width: 1000, height: 844)
            fixture.screens[1].view.addSubview(scrollView)
            fixture.device.advance(by: 0.1)
            edgeDrag(fixture)
            #expect(fixture.titles == (system == .iOS17 ? ["A", "B"] : ["A"]))
        }
    }

    @Test("F2b away from the edge no recognizer waits for the edge pan")
    func awayFromEdge() {
        let fixture = LoggingNavigation(["A", "B"])
        let pan = UIPanGestureRecognizer()
        fixture.screens[1].view.addGestureRecognizer(pan)
        fixture.device.finger().down(at: CGPoint(x: 100, y: 422)).move(by: 12, over: 0.05)
        #expect(pan.state == .began || pan.state == .changed)
    }

    @Test("F2b a recognizer that the edge pan must wait for does not wait for it in turn")
    func noCycle() throws {
        let fixture = LoggingNavigation(["A", "B"])
        let pop = try #require(fixture.navigation.interactivePopGestureRecognizer)
        let veto = UIPanGestureRecognizer()
        fixture.navigation.view.addGestureRecognizer(veto)
        pop.require(toFail: veto)
        fixture.device.finger().down(at: CGPoint(x: 5, y: 422)).move(by: 40, over: 0.05)
        #expect(veto.state == .began || veto.state == .changed)
        #expect(pop.state == .failed)
    }
}
