import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct PopRefusalTests {
    private func edgeDrag(_ stage: NavigationStage) {
        stage.drag(from: 5, by: 300)
        stage.device.settle()
    }

    @Test("F2 on the root the pop recognizer refuses, and the next push works")
    func root() {
        let stage = NavigationStage(["A"])
        edgeDrag(stage)
        stage.navigation.pushViewController(LoggingScreen("B"), animated: true)
        stage.device.advance(by: 10)
        #expect(stage.titles == ["A", "B"])
        #expect(stage.navigation.transitionCoordinator == nil)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("F2 during a transition it refuses")
    func duringTransition() {
        let stage = NavigationStage(["A", "B", "C"])
        stage.navigation.popViewController(animated: true)
        stage.device.advance(by: 0.05)
        stage.device.finger().down(at: CGPoint(x: 5, y: 422)).move(by: 300, over: 0.1).up()
        stage.device.settle()
        #expect(stage.titles == ["A", "B"])
        #expect(stage.device.faults.isEmpty)
    }

    @Test("F2 against the back direction it refuses")
    func againstBack() throws {
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            let stage = NavigationStage(["A", "B"], direction: direction)
            let pop = try #require(stage.navigation.interactivePopGestureRecognizer)
            let forward: CGFloat = direction == .leftToRight ? -1 : 1
            let edge: CGFloat = direction == .leftToRight ? 18 : 372
            stage.device.finger().down(at: CGPoint(x: edge, y: 422)).move(by: forward * 16, over: 0.1)
            #expect(pop.state == .failed)
            #expect(stage.navigation.transitionCoordinator == nil)
        }
    }

    @Test("F2 in the bars it refuses")
    func inBars() {
        let stage = NavigationStage(["A", "B"])
        stage.navigation.setToolbarHidden(false, animated: false)
        stage.device.advance(by: 0.1)
        for y in [20, 830] as [CGFloat] {
            stage.device.finger().down(at: CGPoint(x: 5, y: y)).move(by: 300, over: 0.3).hold(for: 0.2).up()
            stage.device.settle()
            #expect(stage.titles == ["A", "B"])
        }
        edgeDrag(stage)
        #expect(stage.titles == ["A"])
    }

    @Test("F2 a delegate with an animator's method and no interaction controller switches it off, even answering nil")
    func switchedOffByDelegate() {
        let stage = NavigationStage(["A", "B"])
        let delegate = AnimatorOnlyDelegate()
        stage.navigation.delegate = delegate
        edgeDrag(stage)
        edgeDrag(stage)
        #expect(stage.titles == ["A", "B"])
        #expect(delegate.timesAsked == 1, "what a type implements is found out once")
        let plain = RecordingNavigationDelegate(stage.log)
        stage.navigation.delegate = plain
        edgeDrag(stage)
        #expect(stage.titles == ["A"])
    }

    @Test("F2 a pan of the app's that borrows the delegate is refused for the same reasons, and begins anywhere")
    func borrowedDelegate() {
        let stage = NavigationStage(["A"])
        let pan = stage.addFullScreenPan()
        pan.delegate = stage.navigation.interactivePopGestureRecognizer?.delegate
        stage.drag(from: 150, by: 220)
        stage.navigation.pushViewController(LoggingScreen("B"), animated: true)
        stage.device.settle()
        #expect(stage.titles == ["A", "B"])
        stage.drag(from: 150, by: 220)
        stage.device.settle()
        #expect(stage.titles == ["A"])
        #expect(stage.device.faults.isEmpty)
    }

    @Test("F2 a hidden bar or a replaced back button switches it off, where the profile says so")
    func withoutBackButton() {
        var profile = BehaviourProfile()
        for needsBackButton in [true, false] {
            profile.navigation.gesturePopNeedsBackButton = needsBackButton
            let hidden = NavigationStage(["A", "B"], profile: profile)
            hidden.navigation.setNavigationBarHidden(true, animated: false)
            edgeDrag(hidden)
            #expect(hidden.titles == (needsBackButton ? ["A", "B"] : ["A"]))
            let replaced = NavigationStage(["A", "B"], profile: profile)
            replaced.screens[1].navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Close", style: .plain, target: nil, action: nil)
            edgeDrag(replaced)
            #expect(replaced.titles == (needsBackButton ? ["A", "B"] : ["A"]))
        }
    }

    @Test("F2 while a screen comes or goes over it, it refuses")
    func duringPresentation() {
        let stage = NavigationStage(["A", "B"])
        let modal = LoggingScreen("M")
        modal.modalPresentationStyle = .overFullScreen
        stage.navigation.present(modal, animated: false)
        stage.device.advance(by: 0.1)
        stage.navigation.dismiss(animated: true)
        stage.device.advance(by: 0.05)
        stage.device.finger().down(at: CGPoint(x: 5, y: 422)).move(by: 300, over: 0.1).up()
        stage.device.settle()
        #expect(stage.titles == ["A", "B"])
        #expect(stage.device.faults.isEmpty)
    }

    @Test("F2b others wait for the edge pan where a touch begins at the edge; on 17 the deeper scroll view wins there")
    func preference() {
        for system in BehaviourProfile.System.allCases {
            let stage = NavigationStage(["A", "B"], profile: BehaviourProfile(system: system))
            let scrollView = UIScrollView(frame: stage.screens[1].view.bounds)
            scrollView.contentSize = CGSize(width: 1000, height: 844)
            stage.screens[1].view.addSubview(scrollView)
            stage.device.advance(by: 0.1)
            edgeDrag(stage)
            #expect(stage.titles == (system == .iOS17 ? ["A", "B"] : ["A"]))
        }
    }

    @Test("F2b away from the edge nobody waits")
    func awayFromEdge() {
        let stage = NavigationStage(["A", "B"])
        let pan = UIPanGestureRecognizer()
        stage.screens[1].view.addGestureRecognizer(pan)
        stage.device.finger().down(at: CGPoint(x: 100, y: 422)).move(by: 12, over: 0.05)
        #expect(pan.state == .began || pan.state == .changed)
    }

    @Test("F2b a recognizer that the edge pan must wait for does not wait for it in turn")
    func noCycle() throws {
        let stage = NavigationStage(["A", "B"])
        let pop = try #require(stage.navigation.interactivePopGestureRecognizer)
        let gate = UIPanGestureRecognizer()
        stage.navigation.view.addGestureRecognizer(gate)
        pop.require(toFail: gate)
        stage.device.finger().down(at: CGPoint(x: 5, y: 422)).move(by: 40, over: 0.05)
        #expect(gate.state == .began || gate.state == .changed)
        #expect(pop.state == .failed)
    }
}
