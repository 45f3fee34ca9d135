import ScreenTransitions
import UIKit

extension CatalogueRow {
    /// The rows of VCTransitionsLibrary. That of explode, which is random, is tested by itself.
    static let library: [CatalogueRow] = [
        CatalogueRow(name: "crossfade", duration: 0.35) { m in
            [(.from, ExpectedPose()), (.to, ExpectedPose(opacity: m.progress))]
        },
        CatalogueRow(name: "pan", duration: 0.5, motion: .intense) { m in
            [
                (.from, .moved(-m.width / 2 * m.progress, dimming: 0.1 * m.progress)),
                (.to, .moved(m.width * m.left, shadow: m.lift)),
            ]
        },
        CatalogueRow(name: "turn", duration: 0.8, m34: -0.002, motion: .intense) { m in
            [
                (.from, ExpectedPose { $0.aboutX(m.progress < 0.5 ? -180 * m.progress : -90) }),
                (.to, ExpectedPose { $0.aboutX(m.progress < 0.5 ? 90 : 180 * m.left) }),
            ]
        },
        CatalogueRow(name: "pageFlip", duration: 0.8, m34: -0.002, motion: .intense) { m in
            let lifted = min(1, 2 * m.progress)
            let toCome = min(1, 2 * m.left)
            return [
                (.part(.from, 0, 0.5), ExpectedPose(dimming: 0.5 * (1 - toCome), dimmingEdge: .trailing)),
                (.part(.to, 0.5, 1), ExpectedPose(dimming: 0.5 * (1 - lifted), dimmingEdge: .leading)),
                (
                    .part(.from, 0.5, 1),
                    ExpectedPose(place: { $0.aboutY(-90 * lifted) }, dimming: 0.5 * lifted, dimmingEdge: .leading)
                ),
                (
                    .part(.to, 0, 0.5),
                    ExpectedPose(place: { $0.aboutY(90 * toCome) }, dimming: 0.5 * toCome, dimmingEdge: .trailing)
                ),
            ]
        },
        CatalogueRow(name: "fold", duration: 0.7, m34: -1 / 200, motion: .intense) { m in
            (0..<4).map { (.part(.from, CGFloat($0) / 4, CGFloat($0 + 1) / 4), strip($0, m.left, 0, m)) }
                + (0..<4).map {
                    (
                        .part(.to, CGFloat($0) / 4, CGFloat($0 + 1) / 4),
                        strip($0, m.progress, m.width * m.left, m)
                    )
                }
        },
        CatalogueRow(name: "cards", duration: 0.8, m34: -1 / 900, motion: .intense) { m in
            let leaning = min(1, m.progress / 0.4)
            let sinking = min(1, max(0, (m.progress - 0.4) / 0.4))
            let angle = 15 * (leaning - sinking)
            let scale = (1 - 0.05 * leaning) * (1 - sinking) + 0.8 * sinking
            // As far back as keeps the lower edge, the nearest, in the plane of the container.
            let depth = m.height / 2 * sin(angle * .pi / 180)
            let coming = m.height - (m.height + 30) * min(1, max(0, (m.progress - 0.2) / 0.6))
            let settling = 30 * max(0, (m.progress - 0.8) / 0.2)
            return [
                (
                    .from,
                    ExpectedPose(
                        place: {
                            let leant = $0.aboutX(angle)
                            return SIMD3(
                                leant.x * scale, leant.y * scale - 0.08 * m.height * sinking, leant.z - depth)
                        }, opacity: 1 - 0.4 * leaning)
                ),
                (
                    .to,
                    .moved(0, coming + settling, shadow: min(1, max(0, 10 * m.progress - 2), 10 * m.left))
                ),
            ]
        },
        CatalogueRow(name: "portal", duration: 0.8, motion: .intense) { m in
            [
                (.to, .scaled(0.8 + 0.2 * m.progress)),
                (.part(.from, 0, 0.5), .moved(-m.width / 2 * m.progress, shadow: m.lift)),
                (.part(.from, 0.5, 1), .moved(m.width / 2 * m.progress, shadow: m.lift)),
            ]
        },
        CatalogueRow(name: "natGeo", duration: 0.8, m34: -1 / 500, motion: .intense) { m in
            [
                (.from, ExpectedPose { $0.aboutY(80 * m.progress, SIMD3(-m.width / 2, 0, 0)) }),
                (
                    .to,
                    ExpectedPose {
                        $0.aboutX(10 * m.left).aboutY(-45 * m.left).aboutZ(5 * m.left)
                            + SIMD3(1.5 * m.width * m.left, 0, 0)
                    }
                ),
            ]
        },
    ]

    /// A strip of a screen that has a part of its width left, beginning at `start` from the left side: every point is
    /// that much nearer to its left, and goes back as far as the strip, which keeps its length, needs.
    private static func strip(_ index: Int, _ left: Double, _ start: Double, _ m: Moment) -> ExpectedPose {
        let width = m.width / 4
        let edge = width * Double(index.isMultiple(of: 2) ? index : index + 1)
        let place: @Sendable (SIMD3<Double>) -> SIMD3<Double> = { point in
            let x = point.x + m.width / 2
            return SIMD3(start + x * left - m.width / 2, point.y, -abs(x - edge) * (1 - left * left).squareRoot())
        }
        return ExpectedPose(
            place: place, opacity: left > 0 ? 1 : 0, dimming: 1 - left,
            dimmingEdge: index.isMultiple(of: 2) ? .trailing : .leading)
    }
}
