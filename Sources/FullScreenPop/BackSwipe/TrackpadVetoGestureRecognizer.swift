import GestureArbitration
import UIKit
import UIKitSeams

/// Keeps UIKit's own pop recognizers, which wait for it to fail, from popping by a scroll: FullScreenPop's pan does
/// that, on every system and under the same rules.
///
/// Only pans receive scrolls, so this is a pan. It fails unless the scroll goes from leading to trailing, so that
/// otherwise the app's recognizers that wait for every pan do not wait for it. It recognizes beside every other
/// recognizer, and excludes none.
@MainActor
final class TrackpadVetoGestureRecognizer: UIPanGestureRecognizer, RecognizingBesideAll {
    /// Makes a veto, which is its own delegate.
    static func make() -> TrackpadVetoGestureRecognizer {
        let veto = TrackpadVetoGestureRecognizer()
        veto.allowedTouchTypes = []
        veto.allowedScrollTypesMask = .all
        veto.delegate = veto
        return veto
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
}

extension TrackpadVetoGestureRecognizer: UIGestureRecognizerDelegate {
    /// Whether the scroll goes from leading to trailing.
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        parts(of: translation(in: view), along: .back).along > 0
    }
}
