import UIKit

/// A screen that says itself which of its views stands for a name, instead of naming them all beforehand.
///
/// A list, for one, whose cells come and go: it is asked at the time of the transition, and may scroll to the row first.
@MainActor
public protocol SharedElementProvider: UIViewController {
    /// The view that stands for `name` now, which lies in the screen's own view; nil if there is none.
    ///
    /// The names are those that the other screen's views have. A view found here counts before one that has the name.
    func view(forSharedElement name: String) -> UIView?
}
