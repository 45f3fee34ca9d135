import UIKit

/// The pan of a back swipe.
///
/// It also reports before its finger lands, the last moment to adopt the app's changes, and when the finger has lifted.
/// A swipe waits for the end of a push or pop that nothing may interrupt.
@MainActor
final class BackSwipePanGestureRecognizer: SwipePanGestureRecognizer {
    /// The recognizers to which the pan belongs.
    weak var recognizers: BackSwipeRecognizers? {
        didSet { owner = recognizers }
    }

    /// Whether a finger that the pan has taken, or is about to take, is on the view.
    private(set) var isTouched = false {
        didSet {
            if isTouched != oldValue { recognizers?.touchedDidChange(of: self) }
        }
    }

    /// If UIKit's edge pan drives, the pan beside it has failed.
    override var anotherFingerDrives: Bool {
        super.anotherFingerDrives || recognizers?.systemPops.areDriven(besides: fingerRecognizers) == true
    }

    override var drivesSwipe: Bool {
        super.drivesSwipe || recognizers?.systemPops.areDriven(by: fingerRecognizers) == true
    }

    override var systemSwipes: Bool { state == .failed && recognizers?.systemIsPopping(with: self) == true }

    override func cancelSwipe() {
        if isActive { super.cancelSwipe() } else { recognizers?.systemPops.cancelPop() }
    }

    /// A swipe that has waited for one transition also waits for another, such as a size change.
    override var mustWait: Bool {
        queueHasWaiting || recognizers?.mustWaitForTransition(with: self) == true
            || (attempt.wait == .forTransition && hasTransition)
    }

    override var flicksThroughAnyTransition: Bool { true }

    override var disappearingViewsMayRemain: Bool { hasTransition }

    override var screensComeOrGo: Bool { navigationController?.screensComeOrGo == true }

    override var appRemovesScreen: Bool { navigationController?.popsForApp == true }

    private var hasTransition: Bool { navigationController?.transitionCoordinator != nil }

    private var navigationController: UINavigationController? { recognizers?.options.navigationController }

    override func willTakeFinger() { isTouched = true }

    override func fingerHasGone() {
        super.fingerHasGone()
        isTouched = false
    }
}
