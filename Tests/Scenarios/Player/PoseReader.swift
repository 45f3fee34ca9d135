@_spi(Headless) import UIKit

/// Reads how screens and elements stand in the window, whatever moves, turns or covers them.
@MainActor
struct PoseReader {
    let stage: Stage
    let window: UIWindow

    /// Nil while there is no such view in the window.
    func pose(of name: String, at time: TimeInterval) -> Observation.Pose {
        var pose = Observation.Pose(at: time, of: name)
        guard let view = stage.viewIfShown(of: name), view.window === window, let layer = view.layer.presentation(),
            let root = window.layer.presentation()
        else { return pose }
        let (left, right) = (layer.bounds.minX, layer.bounds.maxX)
        let isMirrored = stage.mirror.direction == .rtl
        let (leading, trailing) = isMirrored ? (right, left) : (left, right)
        let corners = [layer.bounds.minY, layer.bounds.maxY].flatMap { y in
            [leading, trailing].map { x in
                stage.mirror.point(layer.convert(CGPoint(x: x, y: y), to: root), in: root.bounds.width)
            }
        }
        pose.corners = corners.map { [Double($0.x), Double($0.y)] }
        var light: CGFloat = 1
        var opacity = CGFloat(1)
        var isHidden = false
        for current in sequence(first: layer, next: \.superlayer) {
            opacity *= CGFloat(current.opacity)
            isHidden = isHidden || current.isHidden
            light *= Self.light(through: current.layersInFront)
        }
        pose.opacity = Double(opacity)
        pose.dimming = Double(1 - light)
        pose.shown = !isHidden && opacity > 0.001
        return pose
    }

    /// Whether any of the front navigation controller's bar is in sight.
    var showsBar: Bool {
        let bar = stage.frontNavigationController.navigationBar
        guard bar.window === window, let layer = bar.layer.presentation(), let root = window.layer.presentation() else {
            return false
        }
        let isHidden = sequence(first: layer, next: \.superlayer).contains { $0.isHidden || $0.opacity < 0.01 }
        return !isHidden && layer.convert(layer.bounds, to: root).intersects(root.bounds)
    }

    /// What is left of the light behind layers of which some are plain black.
    private static func light(through layers: [CALayer]) -> CGFloat {
        layers.filter { !$0.isHidden && $0.isBlack }.reduce(1) { $0 * (1 - CGFloat($1.opacity)) }
    }
}

extension Stage {
    /// The view of a screen that is loaded, or of an element that has been built.
    fileprivate func viewIfShown(of name: String) -> UIView? {
        views[name] ?? screenIfMade(name)?.viewIfLoaded
    }
}

extension CALayer {
    /// The layers of the same superlayer that are drawn later.
    fileprivate var layersInFront: [CALayer] {
        guard let siblings = superlayer?.sublayers, let index = siblings.firstIndex(where: { $0.model() === model() })
        else {
            return []
        }
        return Array(siblings[(index + 1)...])
    }

    fileprivate var isBlack: Bool {
        let black = UIColor.black.cgColor
        if let gradient = self as? CAGradientLayer, let colors = gradient.colors, !colors.isEmpty {
            return colors.allSatisfy { ($0 as? CGColor) == black }
        }
        return backgroundColor == black
    }
}
