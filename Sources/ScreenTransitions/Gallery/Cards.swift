import UIKit

extension ScreenTransition {
    /// The leaving screen leans back and sinks away, and the arriving one is laid over it like a card.
    ///
    /// The geometry is that of VCTransitionsLibrary's cards: m34 of −1/900; the leaving screen shrinks to 0.95, leans
    /// by 15° and fades to 0.6, then rises by 0.08 of the height and shrinks to 0.8; the arriving one comes from
    /// below, goes 30 points too far and settles, with a shadow. The leaning screen stays behind the card and doesn't
    /// intersect it. 0.8 s.
    public static var cards: ScreenTransition {
        ScreenTransition(
            "cards", timing: .easeInOut(0.8), perspective: -1 / 900, motion: .intense, steps: 10
        ) { scene in
            [
                .from {
                    let leaning = $0.phase(from: 0, to: 0.4)
                    let sinking = $0.phase(from: 0.4, to: 0.8)
                    return .identity.rotated(by: (leaning - sinking) * .pi / 12, x: 1)
                        .scaled(leaning.between(1, 0.95) * sinking.between(1, 0.8 / 0.95))
                        .behindPlane(size: scene.size)
                        .translated(y: -0.08 * scene.height * sinking)
                        .faded(to: leaning.between(1, 0.6))
                },
                .to {
                    let coming = $0.phase(from: 0.2, to: 0.8)
                    let settling = $0.phase(from: 0.8, to: 1)
                    return .identity.translated(y: coming.between(scene.height, -30) + 30 * settling)
                        .shadowed(min($0.phase(from: 0.2, to: 0.3), 1 - $0.phase(from: 0.9, to: 1)))
                },
            ]
        }
    }
}
