import UIKit

extension ScreenTransition {
    /// The page of a book is turned. Its front is the trailing half of the leaving screen, its back the leading half of
    /// the arriving one.
    ///
    /// The geometry is that of VCTransitionsLibrary's flip: m34 of −0.002, halves hinged at the middle, each turned
    /// by 90° in its half of the time, so that no half is seen from behind. The page as it stands up, and the half
    /// under it, have a gradient of up to 0.5 that is darkest at the hinge. 0.8 s.
    public static var pageFlip: ScreenTransition {
        let leading = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        let trailing = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        return ScreenTransition(
            "pageFlip", timing: .easeInOut(0.8), perspective: -0.002, motion: .intense, steps: 36
        ) { scene in
            // From the middle of a half to the hinge.
            let hinge = scene.width / 4
            return [
                .piece(of: .from, leading) { .identity.dimmed(0.5 * $0.phase(from: 0.5, to: 1), towards: .trailing) },
                .piece(of: .to, trailing) {
                    .identity.dimmed(0.5 * (1 - $0.phase(from: 0, to: 0.5)), towards: .leading)
                },
                .piece(of: .from, trailing) {
                    let lifted = $0.phase(from: 0, to: 0.5)
                    return .identity.rotated(by: -lifted * .pi / 2, y: 1, about: CGPoint(x: -hinge, y: 0))
                        .dimmed(0.5 * lifted, towards: .leading)
                },
                .piece(of: .to, leading) {
                    let lifted = 1 - $0.phase(from: 0.5, to: 1)
                    return .identity.rotated(by: lifted * .pi / 2, y: 1, about: CGPoint(x: hinge, y: 0))
                        .dimmed(0.5 * lifted, towards: .trailing)
                },
            ]
        }
    }
}
