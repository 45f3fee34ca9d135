/// D1: makes a scroll view the delegate of its own pan.
///
/// UIKit's scroll view is a gesture recognizer delegate without saying so. Swift cannot hide a conformance, and a public one
/// would forbid subclasses to declare theirs. What Swift passes for a delegate is an object beside the table of what it
/// implements; for a scroll view that has no such table this class lends its own. It has no storage, and none of its objects
/// but the lender ever exists: `self` is a scroll view.
@MainActor
final class HiddenDelegate: NSObject, UIGestureRecognizerDelegate {
    private static let lender: any UIGestureRecognizerDelegate = HiddenDelegate()

    private struct Delegate {
        var object: AnyObject
        var implementation: UnsafeRawPointer
    }

    static func of(_ scrollView: UIScrollView) -> any UIGestureRecognizerDelegate {
        if let declared = scrollView as? any UIGestureRecognizerDelegate { return declared }
        // As what it is declared, not opened to the class that it is.
        var delegate = unsafeBitCast(lender as any UIGestureRecognizerDelegate, to: Delegate.self)
        delegate.object = scrollView
        return unsafeBitCast(delegate, to: (any UIGestureRecognizerDelegate).self)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        unsafeBitCast(self, to: UIScrollView.self).gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
