import TestSupport
import UIKit

/// The part of a container that a view with an opaque colour covers, as it is shown now.
@MainActor
struct OpaqueArea {
    let color: UIColor
    private let corners: [CGPoint]

    /// All of them in `view`, from back to front.
    static func all(in view: UIView, of container: UIView? = nil) -> [OpaqueArea] {
        let container = container ?? view
        guard !view.isHidden, (view.layer.presentation() ?? view.layer).opacity == 1, view.mask == nil else {
            return []
        }
        let own = view.backgroundColor.flatMap { $0.cgColor.alpha == 1 ? OpaqueArea(of: view, $0, in: container) : nil }
        return [own].compactMap(\.self) + view.subviews.flatMap { all(in: $0, of: container) }
    }

    private init(of view: UIView, _ color: UIColor, in container: UIView) {
        self.color = color
        let size = (view.layer.presentation() ?? view.layer).bounds.size
        corners = [(0, 0), (size.width, 0), (size.width, size.height), (0, size.height)].map {
            view.shown(CGPoint(x: $0.0, y: $0.1), in: container)
        }
    }

    /// Whether the point, in points of the container, lies within the area or less than a pixel of a screen beside it.
    func contains(_ point: CGPoint) -> Bool {
        let sides = corners.indices.map { index in
            let (start, end) = (corners[index], corners[(index + 1) % 4])
            let length = max(hypot(end.x - start.x, end.y - start.y), 1e-9)
            return ((end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)) / length
        }
        return sides.allSatisfy { $0 > -1.0 / 3 } || sides.allSatisfy { $0 < 1.0 / 3 }
    }
}

extension [OpaqueArea] {
    /// The colour that is seen at a point of the container; nil where nothing is.
    @MainActor
    func color(at point: CGPoint) -> UIColor? { last { $0.contains(point) }?.color }
}
