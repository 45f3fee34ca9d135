@testable @_spi(Headless) import UIKit

/// A scroll view's delegate that writes down what it is told; runs of `didScroll` count as one.
@MainActor
final class ScrollLog: NSObject, UIScrollViewDelegate {
    private(set) var calls: [String] = []
    private(set) var velocity = CGPoint.zero
    private(set) var proposedTarget = CGPoint.zero
    /// What `willEndDragging` sets the target to.
    var chosenTarget: CGPoint?
    var zoomedView: UIView?
    var onCall: (String) -> Void = { _ in }

    private func note(_ call: String) {
        if calls.last != call { calls.append(call) }
        onCall(call)
    }

    func forget() { calls = [] }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { note("didZoom") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        self.velocity = velocity
        proposedTarget = targetContentOffset.pointee
        if let chosenTarget { targetContentOffset.pointee = chosenTarget }
        note("willEndDragging")
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("didEndDragging(\(decelerate))")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("willBeginZooming") }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        note("didEndZooming")
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("didChangeInset") }
}
