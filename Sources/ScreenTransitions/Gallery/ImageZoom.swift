import UIKit

extension ScreenTransition {
    /// The views that both screens show move from their places on one screen to their places on the other, while the
    /// screens crossfade; 0.3 s.
    ///
    /// The screens name these views; see ``UIKit/UIView/sharedElementName``. Without any, the screens crossfade.
    public static var imageZoom: ScreenTransition {
        fade("imageZoom", timing: .easeInOut(0.3)).withSharedElements
    }

    /// ``imageZoom`` with a spring, for an image with its label; 0.5 s, damping ratio 0.5.
    public static var imageAndLabelZoom: ScreenTransition {
        fade("imageAndLabelZoom", timing: .spring(0.5, dampingRatio: 0.5)).withSharedElements
    }

    private static func fade(_ name: String, timing: TransitionTiming) -> ScreenTransition {
        ScreenTransition(name, timing: timing) { _ in
            [.from { _ in .identity }, .to { .identity.faded(to: $0) }]
        }
    }
}
