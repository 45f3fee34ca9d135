import UIKit

/// Measures how far and how fast fingers drive a transition, in a view that the transition doesn't move.
@MainActor
final class GestureMeasure {
    private let gesture: TransitionGesture
    private weak var container: UIView?
    private let layout: UIUserInterfaceLayoutDirection
    /// The progress of the transition when the fingers took it, from 0 to 1.
    private let start: CGFloat
    private var pinch = PinchMeasure()

    /// Create it when `recognizer` begins: by then, two fingers have already moved some way.
    ///
    /// - Parameters:
    ///   - layout: The layout direction in which a pan goes.
    ///   - start: The progress of the transition, from 0 to 1. A pan continues from there.
    init(
        _ gesture: TransitionGesture, of recognizer: UIGestureRecognizer, in container: UIView,
        layout: UIUserInterfaceLayoutDirection, from start: CGFloat = 0
    ) {
        self.gesture = gesture
        self.container = container
        self.layout = layout
        self.start = start
        pinch.note(recognizer)
    }

    /// The progress, from 0 to 1.
    ///
    /// - Parameter room: The view in which the transition takes place, if it has begun: a pan drives it over all of
    ///   this view.
    func progress(of recognizer: UIGestureRecognizer, across room: UIView?) -> CGFloat {
        if let pan = recognizer as? UIPanGestureRecognizer, let container {
            let size = (room ?? container).bounds.size
            let share = gesture.share(of: pan.translation(in: container), in: size, layout: layout)
            return min(max(start + share, 0), 1)
        }
        pinch.note(recognizer)
        return gesture.progress(scaledBy: pinch.scale)
    }

    /// The velocity, in progress per second. `room` is as for the progress.
    func velocity(of recognizer: UIGestureRecognizer, across room: UIView?) -> CGFloat {
        if let pan = recognizer as? UIPanGestureRecognizer, let container {
            let size = (room ?? container).bounds.size
            return gesture.velocity(movingBy: pan.velocity(in: container), in: size, layout: layout)
        }
        pinch.note(recognizer)
        return gesture.velocity(scalingBy: pinch.rate, at: pinch.scale)
    }
}
