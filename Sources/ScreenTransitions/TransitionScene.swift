import UIKit

/// What a transition is told of the place where it happens.
///
/// Transitions are written as if the interface ran from left to right: positive x is towards the trailing edge. In
/// right-to-left layouts the finished poses are mirrored.
public struct TransitionScene: Equatable, Sendable {
    /// The size of the container, in points.
    public var size: CGSize

    /// Views that both screens show, see ``SharedElement``. Empty unless the screens name some.
    public var elements: [SharedElement]

    /// Makes a scene.
    public init(size: CGSize, elements: [SharedElement] = []) {
        self.size = size
        self.elements = elements
    }

    /// The width of the container, in points.
    public var width: CGFloat { size.width }

    /// The height of the container, in points.
    public var height: CGFloat { size.height }
}
