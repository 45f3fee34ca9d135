import UIKit

/// Where UIKit's pop has its two screens at a moment.
///
/// The numbers are those of UIKit as others have measured it: the screen below starts three tenths of the width
/// towards the leading edge and one tenth darker, and everything is linear while a finger leads it.
struct LookAlikePose: Equatable {
    /// How far the leaving screen is shifted along the x axis, in points.
    let leavingOffset: CGFloat

    /// How far the arriving screen is shifted along the x axis, in points.
    let arrivingOffset: CGFloat

    /// How dark the arriving screen is, from 0 to 1.
    let dimming: CGFloat

    /// The pose at `progress`, from 0 (the leaving screen covers the other) to 1 (it is gone), on a screen `width`
    /// points wide.
    ///
    /// - Parameters:
    ///   - direction: In right-to-left layouts the leaving screen goes to the left.
    ///   - parallax: Whether the arriving screen moves too.
    init(progress: CGFloat, width: CGFloat, direction: UIUserInterfaceLayoutDirection, parallax: Bool) {
        let trailing: CGFloat = direction == .rightToLeft ? -1 : 1
        leavingOffset = trailing * width * progress
        arrivingOffset = parallax ? -trailing * width * 0.3 * (1 - progress) : 0
        dimming = 0.1 * (1 - progress)
    }
}
