import UIKit

extension UIGestureRecognizer {
    /// Whether a recognizer on a view under the finger, inside the view of this one, fulfils `predicate`, whether or
    /// not it has received the finger.
    package func hasRecognizerInside(where predicate: (UIGestureRecognizer) -> Bool) -> Bool {
        hasRecognizerInside(from: touchdown?.view, where: predicate)
    }

    /// The same for the views from `innermost` on.
    func hasRecognizerInside(from innermost: UIView?, where predicate: (UIGestureRecognizer) -> Bool) -> Bool {
        SuperviewChain(from: innermost, upTo: view).contains { inner in
            inner !== view && inner.gestureRecognizers?.contains(where: predicate) == true
        }
    }
}
