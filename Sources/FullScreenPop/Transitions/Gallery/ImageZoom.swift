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
            let screens: [TransitionActor] = [.from { _ in .rest }, .to { .rest.faded(to: $0) }]
            return screens
                + scene.elements.map { element in
                    .element(element.name) { progress in
                        let rest = element.destination
                        let scale = CGSize(
                            width: progress.between(rest.width == 0 ? 1 : element.source.width / rest.width, 1),
                            height: progress.between(rest.height == 0 ? 1 : element.source.height / rest.height, 1))
                        return Pose.rest
                            .transformed(by: CATransform3DMakeScale(scale.width, scale.height, 1))
                            .moved(
                                x: (element.source.midX - rest.midX) * (1 - progress),
                                y: (element.source.midY - rest.midY) * (1 - progress))
                    }
                }
        }
    }
}
