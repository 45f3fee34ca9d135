import UIKit

/// How the seed article keeps sliders in scroll views alive.
enum SliderRescue {
    /// A: touches reach the content without delay.
    case noDelay
    /// B: scrolling is off while a touch is on a slider; the article switches it on again with the next touch elsewhere.
    case noScrolling
}

@MainActor
extension UIScrollView {
    /// The seed article's answer: the pop goes along with this scroll view's pan when it has begun at the left end.
    fileprivate func isPop(_ other: UIGestureRecognizer) -> Bool {
        other.view === containerView && other.state == .began && contentOffset.x == 0
    }

    /// The view of the navigation controller that this scroll view is in.
    private var containerView: UIView? {
        sequence(first: self as UIResponder, next: \.next)
            .lazy.compactMap { $0 as? UINavigationController }.first?.viewIfLoaded
    }

    fileprivate func rescueSlider(hit: UIView?) {
        isScrollEnabled = !(hit is UISlider)
    }
}

/// The seed article's scroll view. There a category changes every scroll view; here a subclass stands in for it.
@MainActor
final class SeedScrollView: UIScrollView, UIGestureRecognizerDelegate {
    private let rescue: SliderRescue

    init(_ rescue: SliderRescue) {
        self.rescue = rescue
        super.init(frame: .zero)
        if rescue == .noDelay { delaysContentTouches = false }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Scroll views of scenarios do not come from a storyboard.")
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        isPop(otherGestureRecognizer)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        if rescue == .noScrolling { rescueSlider(hit: hit) }
        return hit
    }
}

/// What ``SeedScrollView`` is, for tables.
@MainActor
final class SeedTableView: UITableView, UIGestureRecognizerDelegate {
    private let rescue: SliderRescue

    init(_ rescue: SliderRescue) {
        self.rescue = rescue
        super.init(frame: .zero, style: .plain)
        if rescue == .noDelay { delaysContentTouches = false }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Tables of scenarios do not come from a storyboard.")
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        isPop(otherGestureRecognizer)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        if rescue == .noScrolling { rescueSlider(hit: hit) }
        return hit
    }
}
