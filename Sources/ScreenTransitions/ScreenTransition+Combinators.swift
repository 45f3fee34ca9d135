import UIKit

extension ScreenTransition {
    /// Returns this transition with another one for the way back: `other`, played forward, for a pop or a dismissal.
    public func onPop(_ other: ScreenTransition) -> ScreenTransition {
        var transition = self
        transition.backward = .other(other.oneWay)
        transition.animators[.backward] = other.animators[.backward]
        return transition
    }

    /// Returns this transition with another one for the way forward: `other` for a push or a presentation.
    public func onPush(_ other: ScreenTransition) -> ScreenTransition {
        var transition = other.onPop(reversed)
        transition.animators[.backward] = animators[.backward]
        return transition
    }

    /// This transition with its two directions exchanged.
    public var reversed: ScreenTransition {
        if case .other(let other) = backward { return other.onPop(oneWay) }
        var mirror = oneWay
        mirror.name = "\(name), reversed"
        mirror.makeLayers = { [oneWay] in oneWay.layers(in: $0, .backward) }
        return mirror.onPop(oneWay)
    }

    /// Returns this transition with another timing in both directions.
    public func timing(_ timing: TransitionTiming) -> ScreenTransition {
        bothWays { $0.timing = timing }
    }

    /// Returns this transition with another perspective in both directions.
    ///
    /// - Parameter m34: −1 divided by the distance of the eye from the container, in points; 0 for no perspective.
    public func perspective(_ m34: CGFloat) -> ScreenTransition {
        bothWays { $0.perspective = m34 }
    }

    /// Returns this transition with the leaving screen darkening on the way forward, and lightening on the way back.
    ///
    /// - Parameter dimming: How much darker the screen becomes, from 0, not at all, to 1, black; otherwise the app
    ///   stops.
    public func dimming(_ dimming: CGFloat) -> ScreenTransition {
        precondition((0...1).contains(dimming), "A dimming is between 0 and 1, not \(dimming).")
        var dimmed = oneWay
        dimmed.name = "\(name), dimmed"
        dimmed.makeLayers = { [makeLayers] scene in
            makeLayers(scene).including(.from).map { layer in
                guard layer.subject.screen == .from else { return layer }
                return TransitionLayer(layer.subject) {
                    let pose = layer.pose($0)
                    return pose.dimmed(pose.dimming + dimming * $0, towards: pose.dimmingEdge)
                }
            }
        }
        guard case .other(let other) = backward else { return dimmed }
        // Reversed, the way back begins with the screen that darkens, as the way forward does.
        return dimmed.onPop(other.reversed.oneWay.dimming(dimming).reversed)
    }

    /// The layers of this transition's way forward, with their mirror for the way back.
    var oneWay: ScreenTransition {
        var transition = self
        transition.backward = .mirror
        transition.animators = [:]
        return transition
    }

    private func bothWays(_ change: (inout ScreenTransition) -> Void) -> ScreenTransition {
        var transition = self
        transition.animators = [:]
        change(&transition)
        if case .other(let other) = backward { transition.backward = .other(other.bothWays(change)) }
        return transition
    }
}

extension [TransitionLayer] {
    /// These layers, and behind them `screen` if it has no layer: it stands still there anyway.
    fileprivate func including(_ screen: TransitionLayer.Screen) -> [TransitionLayer] {
        contains { $0.subject.screen == screen } ? self : [TransitionLayer(.screen(screen)) { _ in .identity }] + self
    }
}
