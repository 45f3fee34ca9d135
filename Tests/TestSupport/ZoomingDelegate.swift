import UIKit

/// Lets a scroll view zoom one view.
package final class ZoomingDelegate: NSObject, UIScrollViewDelegate {
    package let content: UIView

    package init(_ content: UIView = UIView()) {
        self.content = content
    }

    package func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}
