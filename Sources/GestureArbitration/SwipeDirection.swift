import UIKit

/// The direction of a swipe, relative to the layout direction of the interface.
public enum SwipeDirection: Equatable, Sendable, CaseIterable {
    /// From leading to trailing: to the right, or to the left in right-to-left interfaces.
    case back
    /// From trailing to leading.
    case forward
    /// Towards the bottom.
    case down
    /// Towards the top.
    case up

    /// Whether the direction is back or forward.
    public var isHorizontal: Bool { self == .back || self == .forward }

    /// The sign of the movement in a view that is laid out in `layout`: 1 to the right or down, -1 to the left or up.
    public func sign(in layout: UIUserInterfaceLayoutDirection) -> CGFloat {
        switch self {
        case .back: layout == .rightToLeft ? -1 : 1
        case .forward: layout == .rightToLeft ? 1 : -1
        case .down: 1
        case .up: -1
        }
    }

    /// Whether `movement` goes in this direction, and farther along than across.
    public func agrees(with movement: CGPoint, in layout: UIUserInterfaceLayoutDirection) -> Bool {
        let (along, across) = parts(of: movement, in: layout)
        return along > across
    }

    /// The direction of a movement in a left-to-right layout.
    init(along movement: CGPoint) {
        if abs(movement.x) >= abs(movement.y) {
            self = movement.x > 0 ? .back : .forward
        } else {
            self = movement.y > 0 ? .down : .up
        }
    }

    /// The axis of the direction.
    var axis: DraggedAxes { isHorizontal ? .horizontal : .vertical }

    /// A direction along the other axis.
    var across: SwipeDirection { isHorizontal ? .down : .back }

    /// How far `movement` goes in this direction, negative in the opposite one, and how far across, never negative.
    package func parts(
        of movement: CGPoint, in layout: UIUserInterfaceLayoutDirection
    ) -> (along: CGFloat, across: CGFloat) {
        isHorizontal
            ? (movement.x * sign(in: layout), abs(movement.y))
            : (movement.y * sign(in: layout), abs(movement.x))
    }
}

extension UIGestureRecognizer {
    /// See ``RecognizerArbitration/swipeDirection``.
    package var swipeDirection: SwipeDirection {
        get { record?.swipeDirection ?? .back }
        set { makeRecord().swipeDirection = newValue }
    }

    /// How far `movement`, in points of the recognizer's view, goes along `direction`, by default that of the
    /// recognizer, and how far across.
    package func parts(
        of movement: CGPoint, along direction: SwipeDirection? = nil
    ) -> (along: CGFloat, across: CGFloat) {
        (direction ?? swipeDirection).parts(
            of: movement, in: view?.effectiveUserInterfaceLayoutDirection ?? .leftToRight)
    }

    /// See ``RecognizerArbitration/moves(_:)``.
    package func moves(_ direction: SwipeDirection) -> Bool {
        guard let view, let movement = movement(in: view) else { return false }
        return direction.agrees(with: movement, in: view.effectiveUserInterfaceLayoutDirection)
    }

    /// The direction in which the fingers move; nil if they move as far across as along, and for other recognizers.
    var directionOfMovement: SwipeDirection? { SwipeDirection.allCases.first(where: moves) }
}
