import UIKit

extension Transition {
    /// A picture travels from its place in the one screen to its place in the other, while the screens fade; 0.3 s.
    ///
    /// It is whatever the screens share, see ``TransitionScene/elements``: its centre and its size go along straight
    /// lines. Without shared views the screens fade.
    public static var imageZoom: Transition {
        zoom("imageZoom", timing: .easeInOut(0.3))
    }

    /// ``imageZoom`` for a picture with its label, which swing into their places; 0.5 s, damping ratio 0.5.
    public static var imageAndLabelZoom: Transition {
        zoom("imageAndLabelZoom", timing: .spring(0.5, dampingRatio: 0.5))
    }

    private static func zoom(_ name: String, timing: TransitionTiming) -> Transition {
        Transition(name, timing: timing, motion: .intense) { scene in
            [.from { _ in .rest }, .to { .rest.faded(to: $0) }] + scene.elements.map(TransitionActor.travelling)
        }
    }
}

extension TransitionActor {
    /// A shared view on its way from the one place to the other.
    fileprivate static func travelling(_ element: SharedElement) -> TransitionActor {
        let (source, rest) = (element.source, element.destination)
        return .element(element.name) { progress in
            // What swings past a much smaller place must not swing past no size at all.
            let width = max(0.001, progress.between(rest.width > 0 ? source.width / rest.width : 1, 1))
            let height = max(0.001, progress.between(rest.height > 0 ? source.height / rest.height : 1, 1))
            return .rest.transformed(by: CATransform3DMakeScale(width, height, 1))
                .moved(
                    x: (source.midX - rest.midX) * (1 - progress), y: (source.midY - rest.midY) * (1 - progress))
        }
    }
}
