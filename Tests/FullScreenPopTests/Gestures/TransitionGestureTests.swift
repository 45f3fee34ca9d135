import FullScreenPop
import GestureArbitration
import Testing
import UIKit

@Suite("Transition gestures")
struct TransitionGestureTests {
    private static let size = CGSize(width: 400, height: 800)

    struct Pan: Sendable, CustomTestStringConvertible {
        let gesture: TransitionGesture
        let movement: CGPoint
        let progress: CGFloat
        var layout = UIUserInterfaceLayoutDirection.leftToRight

        var testDescription: String { "\(gesture.name) by \(movement)" }
    }

    @Test(
        "a pan's progress is its way in proportion to the whole",
        arguments: [
            Pan(gesture: .pan, movement: CGPoint(x: 100, y: 50), progress: 0.25),
            Pan(gesture: .pan, movement: CGPoint(x: -100, y: 0), progress: 0.25, layout: .rightToLeft),
            Pan(gesture: .pan, movement: CGPoint(x: -100, y: 0), progress: 0),
            Pan(gesture: .pan, movement: CGPoint(x: 900, y: 0), progress: 1),
            Pan(gesture: .pan(.forward), movement: CGPoint(x: -100, y: 0), progress: 0.25),
            Pan(gesture: .pan(.forward), movement: CGPoint(x: 100, y: 0), progress: 0.25, layout: .rightToLeft),
            Pan(gesture: .pan(.down), movement: CGPoint(x: 300, y: 200), progress: 0.25),
            Pan(gesture: .leadingEdgePan, movement: CGPoint(x: 200, y: 0), progress: 0.5),
            Pan(gesture: .leadingEdgePan, movement: CGPoint(x: -200, y: 0), progress: 0.5, layout: .rightToLeft),
            Pan(gesture: .pan(distance: 300), movement: CGPoint(x: 150, y: 0), progress: 0.5),
            Pan(gesture: .pan(.forward, distance: 300), movement: CGPoint(x: -150, y: 0), progress: 0.5),
            Pan(gesture: .verticalPan(.down), movement: CGPoint(x: 0, y: 100), progress: 0.25),
            Pan(gesture: .verticalPan(.down), movement: CGPoint(x: 0, y: -100), progress: 0),
            Pan(gesture: .verticalPan(.up), movement: CGPoint(x: 0, y: -300), progress: 0.75, layout: .rightToLeft),
            Pan(gesture: .verticalPan(.up, distance: 600), movement: CGPoint(x: 0, y: -300), progress: 0.5),
            Pan(gesture: .pinch, movement: CGPoint(x: 100, y: 100), progress: 0),
        ])
    func pans(pan: Pan) {
        #expect(pan.gesture.progress(movedBy: pan.movement, in: Self.size, layout: pan.layout) == pan.progress)
    }

    @Test("a pan's velocity is in progress per second, and negative on the way back")
    func panVelocity() {
        #expect(TransitionGesture.pan.velocity(movingBy: CGPoint(x: 200, y: 999), in: Self.size) == 0.5)
        #expect(
            TransitionGesture.pan.velocity(movingBy: CGPoint(x: 200, y: 0), in: Self.size, layout: .rightToLeft) == -0.5
        )
        #expect(TransitionGesture.verticalPan(.up).velocity(movingBy: CGPoint(x: 0, y: -800), in: Self.size) == 2)
        #expect(TransitionGesture.verticalPan(.down).velocity(movingBy: CGPoint(x: 0, y: -800), in: Self.size) == -2)
    }

    @Test("a container without extent has no progress")
    func noExtent() {
        #expect(TransitionGesture.pan.progress(movedBy: CGPoint(x: 10, y: 0), in: .zero) == 0)
        #expect(TransitionGesture.pan.velocity(movingBy: CGPoint(x: 10, y: 0), in: .zero) == 0)
    }

    @Test(
        "two fingers' progress follows their distance",
        arguments: [
            (TransitionGesture.pinch, 1, 0), (.pinch, 0.75, 0.25), (.pinch, 0.5, 0.5), (.pinch, 1.5, 0), (.pinch, 0, 1),
            (.spread, 1, 0), (.spread, 2, 0.5), (.spread, 4, 0.75), (.spread, 0.5, 0), (.spread, 0, 0),
            (.pan, 0.5, 0),
        ] as [(TransitionGesture, CGFloat, CGFloat)])
    func pinches(gesture: TransitionGesture, scale: CGFloat, progress: CGFloat) {
        #expect(gesture.progress(scaledBy: scale) == progress)
    }

    @Test("two fingers' velocity is what their progress grows by")
    func pinchVelocity() {
        let step: CGFloat = 1e-6
        for gesture in [TransitionGesture.pinch, .spread] {
            let scale: CGFloat = gesture.name == "pinch" ? 0.7 : 1.6
            let rate: CGFloat = gesture.name == "pinch" ? -2 : 2
            let growth =
                (gesture.progress(scaledBy: scale + rate * step) - gesture.progress(scaledBy: scale)) / step
            #expect(growth > 0)
            #expect(abs(gesture.velocity(scalingBy: rate, at: scale) - growth) < 1e-4)
        }
        #expect(TransitionGesture.pan.velocity(scalingBy: 1, at: 1) == 0)
    }

    @Test("transition gestures have names of their own, and complete by projection unless told otherwise")
    func all() {
        let names = TransitionGesture.all.map(\.name)
        #expect(names == ["pan", "leadingEdgePan", "distancePan", "panDown", "panUp", "pinch", "spread"])
        #expect(Set(names).count == names.count)
        #expect(TransitionGesture.all.allSatisfy { $0.completion.name == "projection" })
        #expect(TransitionGesture.pinch.completing(.velocity).completion.name == "velocity")
    }
}
