import UIKit

/// How the article keeps sliders in scroll views alive: its second cure, of which it has two variants.
enum SliderRescue {
    /// A: touches reach the content without delay.
    case noDelay
    /// B: scrolling is off while a touch is on a slider; the article switches it on again with the next touch
    /// elsewhere.
    case noScrolling
}

@MainActor
extension UIScrollView {
    /// The article's answer: the pop goes along with this scroll view's pan when it has begun at the left end.
    func isPop(_ other: UIGestureRecognizer) -> Bool {
        other.view === containerView && other.state == .began && contentOffset.x == 0
    }

    /// The view of the navigation controller that this scroll view is in.
    private var containerView: UIView? {
        sequence(first: self as UIResponder, next: \.next)
            .lazy.compactMap { $0 as? UINavigationController }.first?.viewIfLoaded
    }

    func rescueSlider(hit: UIView?) {
        isScrollEnabled = !(hit is UISlider)
    }
}
