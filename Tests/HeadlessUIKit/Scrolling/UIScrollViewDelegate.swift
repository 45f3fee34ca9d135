@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        OptionalRequirement.notImplemented(by: self)
    }

    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        OptionalRequirement.notImplemented(by: self)
    }

    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        OptionalRequirement.notImplemented(by: self)
    }

    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        OptionalRequirement.notImplemented(by: self)
    }

    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        OptionalRequirement.notImplemented(by: self)
    }

    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        OptionalRequirement.notImplemented(by: self)
    }

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        OptionalRequirement.notImplemented(by: self)
    }

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        OptionalRequirement.notImplemented(by: self)
    }

    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        OptionalRequirement.notImplemented(by: self)
        return nil
    }

    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        OptionalRequirement.notImplemented(by: self)
    }

    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        OptionalRequirement.notImplemented(by: self)
    }

    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        OptionalRequirement.notImplemented(by: self)
    }
}
