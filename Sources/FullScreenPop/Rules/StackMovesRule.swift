import GestureArbitration
import UIKit

/// Refuses a back swipe while the stack itself moves, for which UIKit has no callback: while part of it is outside the
/// window, such as a split view's column that slides in, or a screen that a drawer has pushed aside, and while another
/// finger drags a container around it.
struct StackMovesRule: ArbitrationRule {
    /// How far outside the window a stack in its place may be, in points.
    private static let tolerance: CGFloat = 1

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        refusalBesideWindow(recognizer.view) ?? refusalWhileDriven(around: recognizer)
    }

    private func refusalBesideWindow(_ view: UIView?) -> ArbitrationAnswer? {
        guard let view, let window = view.window else { return nil }
        let place = view.convert(view.bounds, to: window)
        guard Self.holds(window.bounds, place), Self.holds(window.bounds, placeInSight(of: view, in: window) ?? place)
        else { return .deny(.stackIsAside) }
        return nil
    }

    /// Where a view is seen while it, or a view around it, is animated; nil before it has been seen.
    private func placeInSight(of view: UIView, in window: UIWindow) -> CGRect? {
        guard let layer = view.layer.presentation(), let windowLayer = window.layer.presentation() else { return nil }
        return layer.convert(layer.bounds, to: windowLayer)
    }

    private static func holds(_ bounds: CGRect, _ place: CGRect) -> Bool {
        place.minX >= bounds.minX - tolerance && place.maxX <= bounds.maxX + tolerance
    }

    private func refusalWhileDriven(around recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        guard let pan = recognizer as? SwipePanGestureRecognizer else { return nil }
        for view in SuperviewChain(from: pan.view?.superview, upTo: nil) {
            for other in view.gestureRecognizers ?? [] where other.isActive && other is UIPanGestureRecognizer {
                if !pan.fingerRecognizers.contains(other) { return .deny(.otherFingerHolds) }
            }
        }
        return nil
    }
}

extension ArbitrationReason {
    /// The stack is partly beside the window: it comes or goes, or something has pushed it aside.
    public static var stackIsAside: ArbitrationReason { "the stack is partly beside the window" }
}
