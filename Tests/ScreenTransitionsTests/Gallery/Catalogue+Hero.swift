import ScreenTransitions
import UIKit

extension CatalogueRow {
    private static let heroCurve = TransitionTiming.Curve.cubic(CGPoint(x: 0.4, y: 0), CGPoint(x: 0.2, y: 1))

    /// The rows of Hero's defaults, what looks like the system's own, and the circle.
    static let hero: [CatalogueRow] = [
        CatalogueRow(name: "cover", duration: 0.35, curve: heroCurve) { m in
            [(.from, ExpectedPose(dimming: 0.1 * m.progress)), (.to, .moved(m.width * m.left, shadow: m.lift))]
        },
        CatalogueRow(name: "uncover", duration: 0.35, curve: heroCurve) { m in
            [(.to, ExpectedPose(dimming: 0.1 * m.left)), (.from, .moved(-m.width * m.progress, shadow: m.lift))]
        },
        CatalogueRow(name: "slide", duration: 0.35, curve: heroCurve) { m in
            [(.from, .moved(-m.width * m.progress)), (.to, .moved(m.width * m.left))]
        },
        CatalogueRow(name: "zoomSlide", duration: 0.35, curve: heroCurve, motion: .intense) { m in
            let (from, to) = (1 - 0.2 * m.progress, 0.8 + 0.2 * m.progress)
            return [
                (
                    .from,
                    ExpectedPose(
                        place: { $0 * SIMD3(from, from, 1) - SIMD3(m.width * m.progress, 0, 0) }, shadow: m.lift)
                ),
                (
                    .to,
                    ExpectedPose(place: { $0 * SIMD3(to, to, 1) + SIMD3(m.width * m.left, 0, 0) }, shadow: m.lift)
                ),
            ]
        },
        CatalogueRow(name: "pageIn", duration: 0.35, curve: heroCurve, motion: .intense) { m in
            [
                (.from, .scaled(1 - 0.3 * m.progress, dimming: 0.1 * m.progress)),
                (.to, .moved(m.width * m.left, shadow: m.lift)),
            ]
        },
        CatalogueRow(name: "zoom", duration: 0.35, curve: heroCurve, motion: .intense) { m in
            [
                (.to, .scaled(0.7 + 0.3 * m.progress)),
                (.from, .scaled(1 + 0.3 * m.progress, opacity: m.left)),
            ]
        },
        CatalogueRow(name: "systemLookAlike", duration: 0.35, motion: .intense) { m in
            [
                (.from, .moved(-0.3 * m.width * m.progress, dimming: 0.1 * m.progress)),
                (.to, .moved(m.width * m.left, shadow: m.lift)),
            ]
        },
        CatalogueRow(name: "circularReveal", duration: 0.5) { m in
            let diagonal = (m.width * m.width + m.height * m.height).squareRoot()
            return [
                (.from, ExpectedPose(dimming: 0.2 * m.progress)),
                (.to, ExpectedPose(window: (.zero, diagonal / 2 * m.progress))),
            ]
        },
    ]

    static let all = seeds + library + hero
}
