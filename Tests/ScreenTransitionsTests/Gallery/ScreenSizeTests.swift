import ScreenTransitions
import Testing
import UIKit

@Suite("The size in which screens are shown")
struct ScreenSizeTests {
    /// Transitions that show a screen larger than this are listed with a reason.
    static let largest = 1.6

    /// How large these may be instead, and why.
    static let exceptions: [String: (largest: Double, reason: String)] = [
        "fold": (
            2, "Off the middle of a tablet a strip that leans away looks longer, though it stays behind the screen."
        )
    ]

    static let sizes = [(320, 568), (375, 667), (390, 844), (430, 932), (744, 1133), (834, 1194), (1024, 1366)]
        .flatMap { [CGSize(width: $0, height: $1), CGSize(width: $1, height: $0)] }

    /// The sides of a layer as they are seen, in proportion to what they are at rest.
    private func proportions(of sample: TransitionSample, to seen: Viewer) -> [Double] {
        let corners = seen.corners(of: sample)
        let (width, height) = (sample.frame.width, sample.frame.height)
        return corners.indices.map { index in
            let (start, end) = (corners[index], corners[(index + 1) % 4])
            return hypot(end.x - start.x, end.y - start.y) / (index.isMultiple(of: 2) ? width : height)
        }
    }

    @Test(
        "No side of a screen is shown longer than 1.6 times, unless the transition is an exception with a reason",
        arguments: ScreenTransition.gallery.map(\.name))
    func largest(name: String) throws {
        let transition = try #require(ScreenTransition.gallery.first { $0.name == name })
        let moments = Array(stride(from: CGFloat(0), through: 1, by: 0.02))
        var longest = 0.0
        var place = ""
        for size in Self.sizes {
            for direction in TransitionDirection.allCases {
                for layout in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
                    let views = Viewer.all(transition, at: moments, in: size, direction, layout: layout)
                    for (progress, seen) in zip(moments, views) {
                        for sample in seen.samples {
                            let largest = proportions(of: sample, to: seen).max() ?? 0
                            guard largest > longest, seen.isInSight(sample) else { continue }
                            longest = largest
                            place = "\(sample.subject) at \(progress) in \(size), \(direction)"
                        }
                    }
                }
            }
        }
        let exception = Self.exceptions[name]
        #expect(longest <= exception?.largest ?? Self.largest, "\(longest) times: \(place)")
        // What is no exception any more leaves the list.
        if exception != nil { #expect(longest > Self.largest, "\(longest) times") }
    }

    @Test("A screen that is twice as large is noticed, and one beside the container is not")
    func noticed() {
        let transition = ScreenTransition("large", timing: .linear(1)) { scene in
            [.from { .identity.scaled(1 + $0) }, .to { _ in .identity.scaled(3).translated(x: 3 * scene.width) }]
        }
        let seen = Viewer(transition, at: 1)
        #expect(proportions(of: seen.samples[0], to: seen) == [2, 2, 2, 2])
        #expect(seen.isInSight(seen.samples[0]))
        #expect(!seen.isInSight(seen.samples[1]))
    }
}

extension Viewer {
    /// Whether a part of the layer is in the container.
    fileprivate func isInSight(_ sample: TransitionSample) -> Bool {
        (0...10).contains { row in
            (0...10).contains { column in
                let point = place(of: CGPoint(x: CGFloat(column) / 10, y: CGFloat(row) / 10), on: sample)
                return point.x >= 0 && point.x <= scene.width && point.y >= 0 && point.y <= scene.height
            }
        }
    }
}
