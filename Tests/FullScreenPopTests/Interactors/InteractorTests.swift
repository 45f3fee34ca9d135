import FullScreenPop
import GestureArbitration
import Testing
import UIKit

@Suite("Interactors")
struct InteractorTests {
    private static let size = CGSize(width: 400, height: 800)

    struct Pan: Sendable, CustomTestStringConvertible {
        let interactor: Interactor
        let movement: CGPoint
        let progress: CGFloat
        var layout = UIUserInterfaceLayoutDirection.leftToRight

        var testDescription: String { "\(interactor.name) by \(movement)" }
    }

    @Test(
        "a pan's progress is its way in proportion to the whole",
        arguments: [
            Pan(interactor: .pan, movement: CGPoint(x: 100, y: 50), progress: 0.25),
            Pan(interactor: .pan, movement: CGPoint(x: -100, y: 0), progress: 0.25, layout: .rightToLeft),
            Pan(interactor: .pan, movement: CGPoint(x: -100, y: 0), progress: 0),
            Pan(interactor: .pan, movement: CGPoint(x: 900, y: 0), progress: 1),
            Pan(interactor: .pan(.forward), movement: CGPoint(x: -100, y: 0), progress: 0.25),
            Pan(interactor: .pan(.forward), movement: CGPoint(x: 100, y: 0), progress: 0.25, layout: .rightToLeft),
            Pan(interactor: .pan(.down), movement: CGPoint(x: 300, y: 200), progress: 0.25),
            Pan(interactor: .leadingEdgePan, movement: CGPoint(x: 200, y: 0), progress: 0.5),
            Pan(interactor: .leadingEdgePan, movement: CGPoint(x: -200, y: 0), progress: 0.5, layout: .rightToLeft),
            Pan(interactor: .pan(distance: 300), movement: CGPoint(x: 150, y: 0), progress: 0.5),
            Pan(interactor: .pan(.forward, distance: 300), movement: CGPoint(x: -150, y: 0), progress: 0.5),
            Pan(interactor: .verticalPan(.down), movement: CGPoint(x: 0, y: 100), progress: 0.25),
            Pan(interactor: .verticalPan(.down), movement: CGPoint(x: 0, y: -100), progress: 0),
            Pan(interactor: .verticalPan(.up), movement: CGPoint(x: 0, y: -300), progress: 0.75, layout: .rightToLeft),
            Pan(interactor: .verticalPan(.up, distance: 600), movement: CGPoint(x: 0, y: -300), progress: 0.5),
            Pan(interactor: .pinch, movement: CGPoint(x: 100, y: 100), progress: 0),
        ])
    func pans(pan: Pan) {
        #expect(pan.interactor.progress(movedBy: pan.movement, in: Self.size, layout: pan.layout) == pan.progress)
    }

    @Test("a pan's velocity is in progress per second, and negative on the way back")
    func panVelocity() {
        #expect(Interactor.pan.velocity(movingBy: CGPoint(x: 200, y: 999), in: Self.size) == 0.5)
        #expect(Interactor.pan.velocity(movingBy: CGPoint(x: 200, y: 0), in: Self.size, layout: .rightToLeft) == -0.5)
        #expect(Interactor.verticalPan(.up).velocity(movingBy: CGPoint(x: 0, y: -800), in: Self.size) == 2)
        #expect(Interactor.verticalPan(.down).velocity(movingBy: CGPoint(x: 0, y: -800), in: Self.size) == -2)
    }

    @Test("a container without extent has no progress")
    func noExtent() {
        #expect(Interactor.pan.progress(movedBy: CGPoint(x: 10, y: 0), in: .zero) == 0)
        #expect(Interactor.pan.velocity(movingBy: CGPoint(x: 10, y: 0), in: .zero) == 0)
    }

    @Test(
        "two fingers' progress follows their distance",
        arguments: [
            (Interactor.pinch, 1, 0), (.pinch, 0.75, 0.25), (.pinch, 0.5, 0.5), (.pinch, 1.5, 0), (.pinch, 0, 1),
            (.spread, 1, 0), (.spread, 2, 0.5), (.spread, 4, 0.75), (.spread, 0.5, 0), (.spread, 0, 0),
            (.pan, 0.5, 0),
        ] as [(Interactor, CGFloat, CGFloat)])
    func pinches(interactor: Interactor, scale: CGFloat, progress: CGFloat) {
        #expect(interactor.progress(scaledBy: scale) == progress)
    }

    @Test("two fingers' velocity is what their progress grows by")
    func pinchVelocity() {
        let step: CGFloat = 1e-6
        for interactor in [Interactor.pinch, .spread] {
            let scale: CGFloat = interactor.name == "pinch" ? 0.7 : 1.6
            let rate: CGFloat = interactor.name == "pinch" ? -2 : 2
            let growth =
                (interactor.progress(scaledBy: scale + rate * step) - interactor.progress(scaledBy: scale)) / step
            #expect(growth > 0)
            #expect(abs(interactor.velocity(scalingBy: rate, at: scale) - growth) < 1e-4)
        }
        #expect(Interactor.pan.velocity(scalingBy: 1, at: 1) == 0)
    }

    @Test("have names of their own, and finish by projection unless they are told otherwise")
    func all() {
        let names = Interactor.all.map(\.name)
        #expect(names == ["pan", "leadingEdgePan", "distancePan", "panDown", "panUp", "pinch", "spread"])
        #expect(Set(names).count == names.count)
        #expect(Interactor.all.allSatisfy { $0.completion.name == "projection" })
        #expect(Interactor.pinch.completing(.velocity).completion.name == "velocity")
    }
}
