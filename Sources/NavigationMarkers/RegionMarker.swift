import GestureArbitration
import UIKit

/// A view that states where on it a swipe back may start, for adjacent content that has no view of its own.
///
/// It receives no touches. Its statement applies to touches inside its frame, on any view of the controller that
/// contains it.
package final class RegionMarker: UIView {
    /// Where on the view a swipe back may start.
    package var backSwipe: ViewArbitration.BackSwipe {
        get { arbitration.backSwipe }
        set { arbitration.backSwipe = newValue }
    }

    /// Creates a marker that states nothing yet.
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
        // The nearest view of a controller, where touches on the content beside this view land.
        let owner = sequence(first: self as UIView, next: \.superview).first { $0.next is UIViewController }
        owner?.addArbitrationRegion(self)
    }
}
