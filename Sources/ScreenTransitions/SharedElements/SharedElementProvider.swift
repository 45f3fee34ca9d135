import UIKit

/// A screen that is asked for its shared views, instead of naming them in advance.
///
/// Adopt it in a list whose cells are reused. The list is asked at the beginning of the transition, and may first
/// scroll to the row.
@MainActor
public protocol SharedElementProvider: UIViewController {
    /// Returns the view for `name`, a descendant of the screen's own view, or `nil` if there is none.
    ///
    /// This is called with every ``UIKit/UIView/sharedElementName`` on the other screen. The returned view takes
    /// precedence over one that has that name.
    func view(forSharedElement name: String) -> UIView?
}
