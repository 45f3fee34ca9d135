import GestureArbitration
import UIKit
import UIKitSeams

/// The recognizers of a back swipe with two fingers on a trackpad: a pan that begins exactly when the swipe may pop,
/// and a veto that keeps UIKit's own recognizers out of scrolls.
///
/// A pan that receives a scroll can't wait for the end of a transition, as those for fingers on the screen do. It
/// fails. The veto, which begins whatever is decided, learns whether it was a flick that should pop when the transition
/// ends.
@MainActor
final class TrackpadRecognizers {
    let pan = BackSwipeTrackpadPanGestureRecognizer()
    private let veto = TrackpadVetoGestureRecognizer.make()
    private var actions: [ActionTarget] = []
    /// Whether the fingers have begun to scroll during a transition.
    private var haveToWait = false
    /// Why the pan was refused then, if it was a swipe.
    private var refusal: SwipeRefusal?

    /// The recognizers to which these two belong.
    weak var recognizers: BackSwipeRecognizers? {
        didSet { pan.recognizers = recognizers }
    }

    /// Both recognizers.
    var all: [UIGestureRecognizer] { [pan, veto] }

    /// Adds the veto to `view`.
    init(on view: UIView, before systemPops: SystemPopRecognizers) {
        pan.followTrackpadOnly()
        veto.name = "FullScreenPop.trackpadVeto"
        actions.append(veto.addAction { [weak self] _ in self?.followVeto() })
        view.addGestureRecognizer(veto)
        systemPops.wait(for: veto)
    }

    /// Called when the pan is refused because of a transition that runs by itself.
    func wait(refusal: SwipeRefusal?) {
        haveToWait = true
        self.refusal = refusal
    }

    /// Called when fingers begin to scroll.
    func forgetRefusal() {
        haveToWait = false
        refusal = nil
    }

    private func followVeto() {
        guard haveToWait, veto.state == .ended, let view = veto.view else { return }
        haveToWait = false
        let motion = FingerMotion(movement: veto.translation(in: view), velocity: veto.velocity(in: view))
        if recognizers?.keepFlick(ofScroll: pan, motion) == false, let refusal { recognizers?.refuse(refusal) }
    }
}
