import UIKit

/// The container that a transition is written for.
///
/// Transitions are written for left-to-right interfaces: positive x points to the trailing edge. In right-to-left
/// interfaces the finished poses are mirrored.
public struct TransitionScene: Equatable, Sendable {
    /// The size of the container, in points.
    public var size: CGSize

    /// The views that both screens show. Empty unless ``ScreenTransition/sharesElements`` is `true`.
    public var elements: [SharedElement]

    /// Creates a scene.
    public init(size: CGSize, elements: [SharedElement] = []) {
        self.size = size
        self.elements = elements
    }

    /// The width of the container, in points.
    public var width: CGFloat { size.width }

    /// The height of the container, in points.
    public var height: CGFloat { size.height }

    var center: CGPoint { CGPoint(x: width / 2, y: height / 2) }
}
