import ScreenTransitions
import Testing
import UIKit

/// Two transitions at once.
struct CombinedTests {
    private let scene = TransitionScene(size: CGSize(width: 400, height: 800))
    private let slide = ScreenTransition("slide", timing: .linear(0.2)) { scene in
        [.from { .identity.translated(x: -100 * $0) }, .to { .identity.translated(x: scene.width * (1 - $0)) }]
    }
    private let shrink = ScreenTransition(
        "shrink", timing: .easeInOut(2), perspective: -0.002, motion: .intense, steps: 3
    ) { _ in
        [.from { .identity.scaled(1 - 0.5 * $0).faded(to: 1 - 0.5 * $0).rounded(10 * $0) }]
    }
    private let quarter = ScreenTransition("quarter", timing: .linear(1)) { _ in
        [.piece(of: .from, CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)) { .identity.rotated(by: .pi / 2 * $0, z: 1) }]
    }

    private func sample(
        _ transition: ScreenTransition, _ direction: TransitionDirection = .forward, at progress: CGFloat
    ) -> [TransitionSample] {
        transition.sample(at: progress, in: scene, direction)
    }

    @Test("A layer of both transitions takes one pose after the other")
    func samePoses() throws {
        let both = try #require(sample(slide.combined(with: shrink), at: 1).first)
        // What is moved first is moved less when everything shrinks.
        #expect(both.pose == .identity.translated(x: -100).scaled(0.5).faded(to: 0.5).rounded(10))
        let turned = try #require(sample(shrink.combined(with: slide), at: 1).first)
        #expect(turned.pose == .identity.scaled(0.5).translated(x: -100).faded(to: 0.5).rounded(10))
        #expect(both.pose != turned.pose)
    }

    @Test("Opacities multiply, the larger dimming, shadow, and corner radius count, and a mask stays")
    func properties() throws {
        let window = TransitionPose.Circle(center: CGPoint(x: 1, y: 2), radius: 3)
        let one = ScreenTransition("one", timing: .linear(1)) { _ in
            [
                .to { _ in
                    .identity.faded(to: 0.5).dimmed(0.2, towards: .top).shadowed(0.3).rounded(4).masked(by: window)
                }
            ]
        }
        let another = ScreenTransition("another", timing: .linear(1)) { _ in
            [.to { _ in .identity.faded(to: 0.4).dimmed(0.1).shadowed(0.6).rounded(1) }]
        }
        for both in [one.combined(with: another), another.combined(with: one)] {
            let pose = try #require(sample(both, at: 0.5).first).pose
            #expect(abs(pose.opacity - 0.2) < 1e-12)
            #expect(pose.dimming == 0.2 && pose.dimmingEdge == .top)
            #expect(pose.shadow == 0.6 && pose.cornerRadius == 4 && pose.maskCircle == window)
        }
    }

    @Test(
        "The timing is the first's, the perspective that of whichever has one, the motion the more intense; steps add up"
    )
    func values() {
        let both = slide.combined(with: shrink)
        #expect(both.timing == slide.timing)
        #expect(both.perspective == -0.002)
        #expect(both.motion == .intense)
        #expect(shrink.perspective(-0.01).combined(with: shrink).perspective == -0.01)
        #expect(slide.combined(with: .crossfade).motion == .plain)
        // Two turns of 90° a step each would be one of 180°.
        let half = ScreenTransition("half", timing: .linear(1), steps: 2) { _ in
            [.to { .identity.rotated(by: .pi * $0, z: 1) }]
        }
        #expect(half.combined(with: half).steps >= 4)
    }

    @Test("Layers that only the second transition has stay behind or in front")
    func order() {
        func subjects(_ transition: ScreenTransition) -> [TransitionLayer.Subject] {
            sample(transition, at: 0.5).map(\.subject)
        }
        let to = ScreenTransition("to", timing: .linear(1)) { _ in [.to { _ in .identity }] }
        let fromBehind = ScreenTransition("behind", timing: .linear(1)) { _ in
            [.from { _ in .identity }, .to { _ in .identity }]
        }
        let fromInFront = ScreenTransition("front", timing: .linear(1)) { _ in
            [.to { _ in .identity }, .from { _ in .identity }]
        }
        #expect(subjects(to.combined(with: fromBehind)) == [.screen(.from), .screen(.to)])
        #expect(subjects(to.combined(with: fromInFront)) == [.screen(.to), .screen(.from)])
        #expect(subjects(fromInFront.combined(with: fromBehind)) == [.screen(.to), .screen(.from)])
        #expect(subjects(to.combined(with: shrink)) == [.screen(.to), .screen(.from)])
    }

    @Test("Pieces move within their screen, whichever transition comes first", arguments: [true, false])
    func pieces(piecesFirst: Bool) throws {
        let whole = ScreenTransition("whole", timing: .linear(1)) { _ in
            [.from { .identity.rotated(by: .pi / 2 * $0, z: 1).translated(x: 30 * $0).rounded(8) }]
        }
        let both = piecesFirst ? quarter.combined(with: whole) : whole.combined(with: quarter)
        let samples = sample(both, at: 1)
        #expect(samples.count == 1)
        let piece = try #require(samples.first)
        #expect(piece.subject == .piece(.from, region: CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)))
        #expect(piece.pose.cornerRadius == 0)
        // Its middle is 100 right of the screen's and 200 above it. A quarter of a turn of the screen, clockwise, takes
        // it to 200 right and 100 below, and the screen goes 30 further; its own turn is about its own middle.
        let t = piece.pose.transform
        #expect(abs(100 + t.m41 - 230) < 1e-9)
        #expect(abs(-200 + t.m42 - 100) < 1e-9)
        #expect(abs(t.m11 + 1) < 1e-9 && abs(t.m22 + 1) < 1e-9)
    }

    @Test("A mask of the screen is the same mask for its pieces")
    func window() throws {
        let reveal = ScreenTransition("reveal", timing: .linear(1)) { _ in
            [.from { _ in .identity.masked(by: TransitionPose.Circle(center: CGPoint(x: 250, y: 40), radius: 90)) }]
        }
        let piece = try #require(sample(quarter.combined(with: reveal), at: 0).first)
        #expect(piece.pose.maskCircle == TransitionPose.Circle(center: CGPoint(x: 50, y: 40), radius: 90))
    }

    @Test("A vanishing point of the screen is the same point for its pieces, and that of the second counts")
    func vanishingPoint() throws {
        func looking(_ x: CGFloat) -> ScreenTransition {
            ScreenTransition("looking", timing: .linear(1), perspective: -0.01) { _ in
                [.from { _ in .identity.seen(towards: CGPoint(x: x, y: 0)) }]
            }
        }
        let piece = try #require(sample(quarter.combined(with: looking(150)), at: 0).first)
        #expect(piece.pose.vanishingPoint == CGPoint(x: 50, y: 200))
        let second = try #require(sample(looking(-80).combined(with: looking(150)), at: 0).first)
        #expect(second.pose.vanishingPoint == CGPoint(x: 150, y: 0))
        let first = try #require(sample(looking(-80).combined(with: .slide), at: 0).first)
        #expect(first.pose.vanishingPoint == CGPoint(x: -80, y: 0))
    }

    @Test("If both have different pieces of a screen, the pieces are those of the first")
    func otherPieces() {
        let subjects = sample(ScreenTransition.doors.combined(with: .explode), at: 0.5).map(\.subject)
        #expect(subjects == sample(.doors, at: 0.5).map(\.subject))
        let alike = sample(ScreenTransition.doors.combined(with: .portal), at: 1)
        #expect(alike.map(\.subject) == sample(.doors, at: 1).map(\.subject))
        #expect(alike.last?.pose == .identity.translated(x: 400))
    }

    @Test("A mirrored way back stays mirrored, and another way back is combined as well")
    func backward() throws {
        let mirrored = slide.combined(with: shrink)
        #expect(try #require(sample(mirrored, .backward, at: 0).first).subject == .screen(.to))
        #expect(try #require(sample(mirrored, .backward, at: 1).first).pose == .identity)
        let bounce = ScreenTransition.bounce.combined(with: shrink)
        let back = sample(bounce, .backward, at: 0.5)
        #expect(back.map(\.subject) == [.screen(.to), .screen(.from)])
        #expect(back.first?.pose == .identity.scaled(0.75).faded(to: 0.75).dimmed(0.1).rounded(5))
        #expect(back.last?.pose == .identity.translated(y: 400).shadowed(1))
        #expect(bounce.reversed.timing == ScreenTransition.drop.timing)
        let other = shrink.combined(with: .bounce)
        #expect(sample(other, .backward, at: 0.5).contains { $0.pose == .identity.translated(y: 400).shadowed(1) })
    }
}
