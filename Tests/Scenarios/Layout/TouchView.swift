import UIKit

/// A view of an app's own that may take touches beyond its bounds, and by recognizers.
@MainActor
class TouchView: UIView {
    /// Whether it takes any for itself.
    let takesTouches: Bool
    private let touchOutset: CGFloat
    private let passesTouches: Bool
    private let touchKinds: [TouchKind]?
    private let mirror: Mirror
    /// Is called with what the view has taken, for people.
    fileprivate let wasUsed: (String) -> Void
    private var actions: [GestureAction] = []

    required init(_ options: ViewOptions, mirror: Mirror, wasUsed: @escaping (String) -> Void) {
        self.mirror = mirror
        self.wasUsed = wasUsed
        takesTouches = options.takesTouches
        touchOutset = options.touchOutset
        passesTouches = options.passesTouches
        touchKinds = options.touchKinds
        super.init(frame: .zero)
        if options.hasPan { add(UIPanGestureRecognizer(), at: .began, "is dragged") }
        if options.hasLongPress { add(UILongPressGestureRecognizer(), at: .began, "is pressed") }
        if options.hasPinch { add(UIPinchGestureRecognizer(), at: .began, "is pinched").delegate = self }
        if options.hasRotation { add(UIRotationGestureRecognizer(), at: .began, "is turned").delegate = self }
        if let swipe = options.swipe {
            let recognizer = UISwipeGestureRecognizer()
            recognizer.direction = (swipe == .trailing) == (mirror.direction == .ltr) ? .right : .left
            add(recognizer, at: .ended, "is swiped")
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Views of scenarios do not come from a storyboard.")
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -touchOutset, dy: -touchOutset).contains(point)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return passesTouches && view === self ? nil : view
    }

    @discardableResult
    private func add(
        _ recognizer: UIGestureRecognizer, at state: UIGestureRecognizer.State, _ what: String
    ) -> UIGestureRecognizer {
        if let touchKinds { recognizer.allowedTouchTypes = touchKinds.map(\.allowedTouchType) }
        addGestureRecognizer(recognizer)
        actions.append(
            GestureAction(of: recognizer) { [wasUsed] recognizer in
                if recognizer.state == state { wasUsed(what) }
            })
        return recognizer
    }
}

extension TouchView: UIGestureRecognizerDelegate {
    /// What is pinched is turned as well.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer.view === self && otherGestureRecognizer.delegate === self
    }
}

/// A view that follows fingers by itself. A class of its own, because what a class overrides is known of all its
/// objects.
@MainActor
final class TouchFollowingView: TouchView {
    /// Whether the finger on it has moved.
    private var draws = false

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { draws = true }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if draws { wasUsed("is drawn on") }
        draws = false
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { draws = false }
}
