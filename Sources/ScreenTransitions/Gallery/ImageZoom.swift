import UIKit

extension ScreenTransition {
    /// A picture travels from its place in the one screen to its place in the other, while the screens fade; 0.3 s.
    ///
    /// It is whatever the screens share, see ``UIKit/UIView/sharedElementName``. Without shared views the screens fade.
    public static var imageZoom: ScreenTransition {
        fade("imageZoom", timing: .easeInOut(0.3)).withSharedElements
    }

    /// ``imageZoom`` for a picture with its label, which swing into their places; 0.5 s, damping ratio 0.5.
    public static var imageAndLabelZoom: ScreenTransition {
        fade("imageAndLabelZoom", timing: .spring(0.5, dampingRatio: 0.5)).withSharedElements
    }

    private static func fade(_ name: String, timing: TransitionTiming) -> ScreenTransition {
        ScreenTransition(name, timing: timing) { _ in
            [.from { _ in .identity }, .to { .identity.faded(to: $0) }]
        }
    }
}
