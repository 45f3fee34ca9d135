import ScreenTransitions
import UIKit

extension CatalogueRow {
    /// The rows that the project began with.
    static let seeds: [CatalogueRow] = [
        CatalogueRow(name: "cube", duration: 0.5, m34: -1 / 200, motion: .intense) { m in
            let (start, edge) = (m.width / 2, SIMD2(m.width / 2 - m.width * m.progress, 0))
            let (right, left) = (SIMD3(start, 0, 0), SIMD3(-start, 0, 0))
            return [
                (
                    .from,
                    .face(dimming: 0.8 * m.progress, edge) {
                        $0.aboutY(-90 * m.progress, right) - SIMD3(m.width * m.progress, 0, 0)
                    }
                ),
                (
                    .to,
                    .face(dimming: 0.8 * m.left, edge) {
                        $0.aboutY(90 * m.left, left) + SIMD3(m.width * m.left, 0, 0)
                    }
                ),
            ]
        },
        CatalogueRow(name: "cubeUpwards", duration: 0.5, m34: -1 / 200, motion: .intense) { m in
            let (start, edge) = (m.height / 2, SIMD2(0, m.height / 2 - m.height * m.progress))
            let (bottom, top) = (SIMD3(0, start, 0), SIMD3(0, -start, 0))
            return [
                (
                    .from,
                    .face(dimming: 0.8 * m.progress, edge) {
                        $0.aboutX(90 * m.progress, bottom) - SIMD3(0, m.height * m.progress, 0)
                    }
                ),
                (
                    .to,
                    .face(dimming: 0.8 * m.left, edge) {
                        $0.aboutX(-90 * m.left, top) + SIMD3(0, m.height * m.left, 0)
                    }
                ),
            ]
        },
        CatalogueRow(name: "rise", duration: 1, curve: .spring(dampingRatio: 0.6), wayBack: "upAndAway") { m in
            [(.from, ExpectedPose(dimming: 0.2 * m.progress)), (.to, .moved(-m.width * m.left, m.height * m.left))]
        },
        CatalogueRow(name: "upAndAway", duration: 1, curve: TransitionTiming.easeInOut(1).curve) { m in
            [(.to, ExpectedPose(dimming: 0.2 * m.left)), (.from, .moved(0, -m.height * m.progress))]
        },
        CatalogueRow(name: "flip", duration: 0.8, m34: -0.002, motion: .intense) { m in
            [
                (.from, ExpectedPose { $0.aboutY(m.progress < 0.5 ? -180 * m.progress : -90) }),
                (.to, ExpectedPose { $0.aboutY(m.progress < 0.5 ? 90 : 180 * m.left) }),
            ]
        },
        CatalogueRow(name: "bounce", duration: 0.8, curve: .spring(dampingRatio: 0.6), wayBack: "drop") { m in
            [(.from, ExpectedPose(dimming: 0.2 * m.progress)), (.to, .moved(0, m.height * m.left, shadow: m.lift))]
        },
        CatalogueRow(name: "drop", duration: 0.4) { m in
            [(.to, ExpectedPose(dimming: 0.2 * m.left)), (.from, .moved(0, m.height * m.progress, shadow: m.lift))]
        },
        CatalogueRow(name: "imageZoom", duration: 0.3, motion: .intense) { m in
            [(.from, ExpectedPose()), (.to, ExpectedPose(opacity: m.progress))]
        },
        CatalogueRow(
            name: "imageAndLabelZoom", duration: 0.5, curve: .spring(dampingRatio: 0.5), motion: .intense
        ) { m in
            [(.from, ExpectedPose()), (.to, ExpectedPose(opacity: m.progress))]
        },
        CatalogueRow(name: "doors", duration: 0.8) { m in
            [
                (.to, ExpectedPose()),
                (.part(.from, 0, 0.5), .moved(-m.width / 2 * m.progress, shadow: m.lift)),
                (.part(.from, 0.5, 1), .moved(m.width / 2 * m.progress, shadow: m.lift)),
            ]
        },
        CatalogueRow(
            name: "pushLikeModal", duration: 0.25, motion: .intense, timingBack: .linear(0.25)
        ) { m in
            [
                (.from, .moved(-m.width / 4 * m.progress, dimming: 0.5 * m.progress)),
                (.to, .moved(m.width * m.left, shadow: m.lift)),
            ]
        },
    ]
}

extension ExpectedPose {
    /// A face of a cube, seen from in front of the edge that it shares with the other one.
    fileprivate static func face(
        dimming: Double, _ edge: SIMD2<Double>, place: @escaping @Sendable (SIMD3<Double>) -> SIMD3<Double>
    ) -> ExpectedPose {
        ExpectedPose(place: place, dimming: dimming, eye: edge)
    }
}
