import FullScreenPop
import UIKit

/// A list of pictures, each of which grows into a screen of its own.
final class AlbumViewController: ListViewController {
    init() {
        super.init(
            title: "Album", cell: PhotoCell.self, estimatedRowHeight: 84,
            rows: Photo.all.map { photo in
                Row(show: { ($0 as? PhotoCell)?.show(photo) }) {
                    let screen = PhotoViewController(photo)
                    screen.fullScreenPop.transition = .imageAndLabelZoom
                    return screen
                }
            })
    }

    required init?(coder: NSCoder) {
        nil
    }
}
