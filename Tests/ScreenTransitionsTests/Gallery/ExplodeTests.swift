import ScreenTransitions
import Testing
import UIKit

struct ExplodeTests {
    private func tiles(
        _ transition: ScreenTransition = .explode, at progress: CGFloat,
        in size: CGSize = CGSize(width: 390, height: 844)
    ) -> [TransitionSample] {
        transition.sample(at: progress, in: TransitionScene(size: size)).filter { $0.subject.screen == .from }
    }

    @Test("The screen consists of ten tiles across and 10·H/W down, at most 500")
    func count() {
        for (size, rows) in [
            (CGSize(width: 390, height: 844), 22), (CGSize(width: 844, height: 390), 5),
            (CGSize(width: 100, height: 100), 10), (CGSize(width: 500, height: 10), 1),
            (CGSize(width: 100, height: 10000), 500),
        ] {
            let tiles = tiles(at: 0, in: size)
            #expect(tiles.count == 10 * rows)
            let area = tiles.reduce(0) { $0 + $1.frame.width * $1.frame.height }
            #expect(abs(area - size.width * size.height) < 1e-6)
            #expect(Set(tiles.map { "\($0.frame.minX.rounded()) \($0.frame.minY)" }).count == tiles.count)
        }
    }

    @Test("The arriving screen doesn't move behind the tiles")
    func behind() {
        for progress in [0, 0.5, 1] as [CGFloat] {
            let samples = ScreenTransition.explode.sample(
                at: progress, in: TransitionScene(size: CGSize(width: 9, height: 9)))
            #expect(samples.first?.subject == .screen(.to))
            #expect(samples.first?.pose == .identity)
        }
    }

    @Test("Each tile moves by up to 100 points either way, all over that range")
    func flight() {
        let flights = tiles(at: 1).map { CGPoint(x: $0.pose.transform.m41, y: $0.pose.transform.m42) }
        #expect(flights.allSatisfy { abs($0.x) <= 100 && abs($0.y) <= 100 })
        for coordinates in [flights.map(\.x), flights.map(\.y)] {
            #expect((coordinates.min() ?? 0) < -90 && (coordinates.max() ?? 0) > 90)
        }
        #expect(Set(flights.map(\.x)).count == flights.count)
    }

    @Test("Each tile turns by up to 10 radians, all over that range")
    func turns() {
        // In a hundredth of the time by a hundredth of the angle, which is less than half a turn.
        let angles = tiles(at: 0.01).map { 100 * atan2($0.pose.transform.m12, $0.pose.transform.m11) }
        #expect(angles.allSatisfy { abs($0) <= 10 })
        #expect((angles.min() ?? 0) < -9 && (angles.max() ?? 0) > 9)
    }

    @Test("Position, angle, scale from 1 to 0.01, and opacity from 1 to 0 change linearly")
    func evenly() {
        let (end, small) = (tiles(at: 1), tiles(at: 0.01))
        for progress in [0.25, 0.5, 0.8, 1] as [CGFloat] {
            for (index, tile) in tiles(at: progress).enumerated() {
                let t = tile.pose.transform
                let angle =
                    100 * progress * atan2(small[index].pose.transform.m12, small[index].pose.transform.m11)
                let scale = 1 - 0.99 * progress
                #expect(abs(t.m11 - scale * cos(angle)) < 1e-9 && abs(t.m12 - scale * sin(angle)) < 1e-9)
                #expect(abs(t.m41 - progress * end[index].pose.transform.m41) < 1e-9)
                #expect(abs(t.m42 - progress * end[index].pose.transform.m42) < 1e-9)
                #expect(abs(tile.pose.opacity - (1 - progress)) < 1e-12)
            }
        }
    }

    @Test("The same seed gives the same flight of the tiles, another seed another one")
    func seeds() {
        #expect(tiles(at: 0.5) == tiles(.explode(seed: 1), at: 0.5))
        #expect(tiles(at: 0.5) != tiles(.explode(seed: 2), at: 0.5))
    }

    @Test("An explosion takes 0.8 s, is intense, and has no perspective")
    func values() {
        #expect(ScreenTransition.explode.timing.duration == 0.8)
        #expect(ScreenTransition.explode.motion == .intense)
        #expect(ScreenTransition.explode.perspective == 0)
    }

    @Test("A container without a width can be sampled")
    func nothing() {
        #expect(tiles(at: 0.5, in: .zero).count == 100)
        #expect(tiles(at: 0.5, in: CGSize(width: 0, height: 844)).count == 100)
    }
}
