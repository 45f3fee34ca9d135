import UIKit

/// A list that fills a view, with plain content, and what it tells its delegate.
@MainActor
final class QuestionList: NSObject, UIScrollViewDelegate {
    let scrollView: UIScrollView
    let log = QuestionLog()
    var onScroll: () -> Void = {}
    /// The finger's velocity at the lift, in points per millisecond, and where the list is then going to rest.
    private(set) var lift: (velocity: CGPoint, offset: CGPoint, target: CGPoint)?
    /// When the finger lifted, and when the list came to rest after it.
    private(set) var liftTime: TimeInterval?
    private(set) var restTime: TimeInterval?

    /// - Parameter size: of the content; as wide as the view and ten times as tall if it is nil.
    init(in view: UIView, size: CGSize? = nil) {
        scrollView = UIScrollView(frame: view.bounds)
        super.init()
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = size ?? CGSize(width: view.bounds.width, height: view.bounds.height * 10)
        scrollView.delegate = self
        view.addSubview(scrollView)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll() }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.note("willBeginDragging") }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        log.note("willEndDragging")
        lift = (velocity, scrollView.contentOffset, targetContentOffset.pointee)
        liftTime = CACurrentMediaTime()
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        log.note("didEndDragging")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.note("willBeginDecelerating") }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        log.note("didEndDecelerating")
        restTime = CACurrentMediaTime()
    }
}
