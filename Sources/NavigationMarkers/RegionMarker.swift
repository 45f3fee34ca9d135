import GestureArbitration
import UIKit

/// A view that says where on it a swipe back may start, for content beside it that has no view of its own.
///
/// It gets no touches. It says so for those that land where it is, on whatever view of the controller that it is in.
package final class RegionMarker: UIView {
    /// Where on the view a swipe back may start.
    package var backSwipe: ViewArbitration.BackSwipe {
        get { arbitration.backSwipe }
        set { arbitration.backSwipe = newValue }
    }

    /// Makes a marker that says nothing yet.
    package init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        preconditionFailure("A marker is not in storyboards.")
    }

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        // The nearest view of a controller, which is where the touches on the content beside this view land.
        let owner = sequence(first: self as UIView, next: \.superview).first { $0.next is UIViewController }
        owner?.addArbitrationRegion(self)
    }
}
