import ScreenTransitions
import Testing
import UIKit

/// What the catalogue of transitions says of one of them, in formulas of its own.
struct CatalogueRow: Sendable, CustomTestStringConvertible {
    let name: String
    let duration: TimeInterval
    /// nil where the catalogue names none.
    var curve: TransitionTiming.Curve?
    var m34: CGFloat = 0
    var motion = ScreenTransition.Motion.plain
    /// The row that tells the way back, played forwards; nil where it is the way there backwards.
    var wayBack: String?
    /// The timing of the way back, if it is not that of the way there.
    var timingBack: TransitionTiming?
    /// From back to front.
    let layers: @Sendable (Moment) -> [(TransitionLayer.Subject, ExpectedPose)]

    var testDescription: String { name }
}

/// A progress, in a container of some size.
struct Moment {
    let progress: Double
    let width: Double
    let height: Double

    /// What is still to go.
    var left: Double { 1 - progress }

    /// The shadow of a screen on its way: whole from a fifth of the way to four fifths, none at the ends.
    var lift: Double { min(1, 5 * progress, 5 * left) }
}

/// How something stands, in points counted from the middle of the container; z towards the viewer.
struct ExpectedPose {
    /// Takes a point of the layer at rest to where it is in space.
    var place: @Sendable (SIMD3<Double>) -> SIMD3<Double> = { $0 }
    var opacity: Double = 1
    var dimming: Double = 0
    var dimmingEdge: TransitionEdge?
    var shadow: Double = 0
    var window: (center: SIMD2<Double>, radius: Double)?
    /// What the eye is in front of.
    var eye = SIMD2<Double>.zero

    static func moved(_ x: Double, _ y: Double = 0, dimming: Double = 0, shadow: Double = 0) -> ExpectedPose {
        ExpectedPose(place: { $0 + SIMD3(x, y, 0) }, dimming: dimming, shadow: shadow)
    }

    static func scaled(_ factor: Double, opacity: Double = 1, dimming: Double = 0) -> ExpectedPose {
        ExpectedPose(place: { SIMD3($0.x * factor, $0.y * factor, $0.z) }, opacity: opacity, dimming: dimming)
    }
}

extension SIMD3<Double> {
    /// Turned by some degrees about the axis through `center` that runs as x does, to the right.
    func aboutX(_ degrees: Double, _ center: SIMD3 = .zero) -> SIMD3 {
        let (s, c) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        let d = self - center
        return center + SIMD3(d.x, c * d.y - s * d.z, s * d.y + c * d.z)
    }

    /// Turned by some degrees about the axis through `center` that runs as y does, down.
    func aboutY(_ degrees: Double, _ center: SIMD3 = .zero) -> SIMD3 {
        let (s, c) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        let d = self - center
        return center + SIMD3(c * d.x + s * d.z, d.y, -s * d.x + c * d.z)
    }

    /// Turned by some degrees about the axis through `center` that runs as z does, towards the viewer.
    func aboutZ(_ degrees: Double, _ center: SIMD3 = .zero) -> SIMD3 {
        let (s, c) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        let d = self - center
        return center + SIMD3(c * d.x - s * d.y, s * d.x + c * d.y, d.z)
    }
}

extension TransitionLayer.Subject {
    static let from = Self.screen(.from)
    static let to = Self.screen(.to)

    /// A part of a screen, from one fraction of its width to another.
    static func part(_ screen: TransitionLayer.Screen, _ start: CGFloat, _ end: CGFloat) -> Self {
        .piece(screen, region: CGRect(x: start, y: 0, width: end - start, height: 1))
    }
}
