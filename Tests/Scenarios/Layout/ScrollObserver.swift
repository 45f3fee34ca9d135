import UIKit

/// Records the drags of one scroll view, and says what zooms in it.
@MainActor
final class ScrollObserver: NSObject, UIScrollViewDelegate {
    private let id: String
    private let recording: Recording
    private weak var zoomedView: UIView?

    init(id: String, recording: Recording, zoomedView: UIView?) {
        self.id = id
        self.recording = recording
        self.zoomedView = zoomedView
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        recording.dragBegan(in: id)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        zoomedView
    }
}
