import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@testable import DemoApp

@MainActor
@Suite("Poses under a finger")
struct FingerPoseTests {
    nonisolated private static let names = ScreenTransition.gallery.map(\.name)
    /// A small phone, and a large tablet lying on its side.
    nonisolated private static let sizes = [CGSize(width: 320, height: 568), CGSize(width: 1366, height: 1024)]
    /// Off the keyframes of all transitions.
    private static let moments = Array(stride(from: CGFloat(0.007), to: 1, by: 0.0271))

    @Test(
        "Every corner that a finger moves is within half a point of its sample, at any progress",
        arguments: names, sizes)
    func corners(name: String, size: CGSize) throws {
        let transition = try #require(ScreenTransition.gallery.first { $0.name == name })
        for direction in TransitionDirection.allCases {
            for layout in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
                let played = PlayedTransition(transition, direction, layout: layout, size: size)
                var farthest = 0.0
                let samples = transition.samples(
                    at: Self.moments, in: TransitionScene(size: size), direction, layout: layout)
                for (progress, samples) in zip(Self.moments, samples) {
                    let shown = played.layers(at: progress)
                    try #require(shown.count == samples.count)
                    for (sample, shown) in zip(samples, shown) where sample.pose.opacity > 0 {
                        for (expected, corner) in zip(sample.corners, shown.corners) {
                            farthest = max(farthest, hypot(expected.x - corner.x, expected.y - corner.y))
                        }
                    }
                }
                #expect(farthest <= 0.5, "\(direction) \(layout == .leftToRight ? "ltr" : "rtl")")
                played.cancel()
            }
        }
    }
}

extension TransitionSample {
    /// Where the corners are seen: top left, top right, bottom left, bottom right of the layer itself.
    fileprivate var corners: [CGPoint] {
        [(-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)].map { across, down in
            let (x, y) = (across * frame.width, down * frame.height)
            let t = transform
            let weight = x * t.m14 + y * t.m24 + t.m44
            return CGPoint(
                x: frame.midX + (x * t.m11 + y * t.m21 + t.m41) / weight,
                y: frame.midY + (x * t.m12 + y * t.m22 + t.m42) / weight)
        }
    }
}
