import ScreenTransitions
import Testing
import UIKit

/// Where one screen lies over the other one, and where they meet.
struct EdgeTests {
    /// Those in which one screen slides, rises, or grows over the other one.
    static let names = [
        "cover", "uncover", "pan", "pushLikeModal", "systemLookAlike", "pageIn", "zoomSlide", "doors", "portal",
        "rise", "upAndAway", "circularReveal", "cards",
    ]

    private func transition(_ name: String) throws -> ScreenTransition {
        try #require(ScreenTransition.gallery.first { $0.name == name })
    }

    @Test("A screen above the other one casts a shadow, or the one below is darker", arguments: names)
    func edge(name: String) throws {
        for direction in TransitionDirection.allCases {
            for seen in try Viewer.all(transition(name), at: [0.35, 0.5, 0.65], direction) {
                let below = try #require(seen.samples.first)
                let above = seen.samples.dropFirst()
                #expect(
                    below.pose.dimming >= 0.05 || above.allSatisfy { $0.pose.shadow > 0.9 },
                    "\(direction): \(below.pose.dimming)")
            }
        }
    }

    @Test(
        "A screen just outside of the container casts no shadow into it, and one at rest none at all",
        arguments: ScreenTransition.gallery.map(\.name))
    func ends(name: String) throws {
        for direction in TransitionDirection.allCases {
            for seen in try Viewer.all(transition(name), at: [0, 1], direction) {
                #expect(seen.samples.allSatisfy { $0.pose.shadow == 0 }, "\(direction)")
            }
        }
    }

    @Test("Two screens side by side leave no gap between them", arguments: TransitionEdge.allCases)
    func seam(edge: TransitionEdge) {
        for layout in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            for progress in stride(from: CGFloat(0), through: 1, by: 1 / 64) {
                let seen = Viewer(.slide(from: edge), at: progress, layout: layout)
                let outlines = seen.samples.map { sample in seen.corners(of: sample) }
                let (from, to) = (outlines[0], outlines[1])
                // Some two corners of one are two of the other.
                let common = from.filter { corner in to.contains { hypot($0.x - corner.x, $0.y - corner.y) < 1e-6 } }
                #expect(common.count == 2)
            }
        }
    }
}
