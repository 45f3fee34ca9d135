import UIKit

/// Whether two fingers close or open.
public enum PinchDirection: Equatable, Sendable, CaseIterable {
    /// They come closer to each other, which makes things smaller.
    case closing
    /// They move apart, which makes things larger.
    case opening

    /// Whether the distance has changed this way. It has not if `scale` is 1.
    ///
    /// - Parameter scale: The distance relative to that at the start.
    public func agrees(with scale: CGFloat) -> Bool {
        switch self {
        case .closing: scale < 1
        case .opening: scale > 1
        }
    }
}

extension UIPinchGestureRecognizer {
    /// See ``RecognizerArbitration/pinchDirection``.
    package var pinchDirection: PinchDirection {
        get { arbitration.pinchDirection }
        set { arbitration.pinchDirection = newValue }
    }

    /// Whether the fingers move in the direction of the pinch. If the scale was reset to 1, their velocity decides.
    var movesInItsDirection: Bool { pinchDirection.agrees(with: scale == 1 ? 1 + velocity : scale) }
}
