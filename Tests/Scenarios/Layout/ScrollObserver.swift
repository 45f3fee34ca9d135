import UIKit

/// Records the drags of one scroll view, and says what zooms in it.
@MainActor
final class ScrollObserver: NSObject, UIScrollViewDelegate {
    private let id: String
    private let recording: Recording
    private(set) weak var zoomedView: UIView?
    /// Show which page the scroll view is at, if it has pages.
    weak var dots: PageDots?

    init(id: String, recording: Recording, zoomedView: UIView?) {
        self.id = id
        self.recording = recording
        self.zoomedView = zoomedView
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        recording.dragBegan(in: id)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        dots?.follow(scrollView)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        zoomedView
    }
}
