import FullScreenPop
import Testing
@_spi(Headless) import UIKit

@testable import DemoApp
@testable import ScreenTransitions

@MainActor
@Suite("What sample prints is what a device shows")
struct SampleGeometryTests {
    private static let size = CGSize(width: 320, height: 568)
    nonisolated private static let names = ScreenTransition.gallery.map(\.name)

    /// Where a corner is seen according to the sixteen numbers, which act about the centre of the frame.
    private func corner(_ x: Double, _ y: Double, of layer: SampleRecord.Layer) -> CGPoint {
        let (frame, m) = (layer.frame, layer.transform)
        let (dx, dy) = ((x - 0.5) * frame[2], (y - 0.5) * frame[3])
        func column(_ index: Int) -> Double { dx * m[index] + dy * m[4 + index] + m[12 + index] }
        return CGPoint(
            x: frame[0] + frame[2] / 2 + column(0) / column(3), y: frame[1] + frame[3] / 2 + column(1) / column(3))
    }

    private func corners(of layer: SampleRecord.Layer) -> [CGPoint] {
        [corner(0, 0, of: layer), corner(1, 0, of: layer), corner(0, 1, of: layer), corner(1, 1, of: layer)]
    }

    /// The moments at which a transition that is played in steps is exact.
    private func moments(of transition: ScreenTransition) -> [Double] {
        guard transition.steps > 1 else { return [0, 0.25, 0.5, 0.75, 1] }
        let progress = transition.stepProgress.map { Double($0) }
        return stride(from: 0, to: progress.count - 1, by: max(1, transition.steps / 4)).map { progress[$0] } + [1]
    }

    @Test(
        "the sampled corners of every layer are those on a device, forward and back, in both directions of the interface",
        arguments: names)
    func corners(name: String) throws {
        let transition = try #require(ScreenTransition.gallery.first { $0.name == name })
        let moments = moments(of: transition)
        for direction in TransitionDirection.allCases {
            for layout in ["ltr", "rtl"] {
                let request = try SampleRequest(
                    [name, "--size", "320x568", "--direction", layout, "--at"]
                        + [moments.map { "\($0)" }.joined(separator: ",")]
                        + (direction == .backward ? ["--reverse"] : []))
                let played = PlayedTransition(
                    transition, direction, layout: layout == "ltr" ? .leftToRight : .rightToLeft, size: Self.size)
                for moment in SampleRecord(request).samples {
                    let layers = moment.layers.filter { $0.layer != "image" }
                    let shown = played.layers(at: moment.progress)
                    try #require(shown.count == layers.count)
                    for (layer, shown) in zip(layers, shown) {
                        for (expected, corner) in zip(corners(of: layer), shown.corners) {
                            #expect(
                                hypot(expected.x - corner.x, expected.y - corner.y) < 0.001,
                                "\(layer.layer) at \(moment.progress), \(direction), \(layout)")
                        }
                        #expect(abs(layer.opacity - Double(shown.opacity)) < 1e-6)
                    }
                }
                played.cancel()
            }
        }
    }
}
