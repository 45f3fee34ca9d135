import FullScreenPop
import UIKit

/// One picture of the album, large.
final class PhotoViewController: UIViewController {
    private let photo: Photo

    init(_ photo: Photo) {
        self.photo = photo
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let picture = photo.makeArtwork()
        picture.roundCorners(20)
        picture.sharedElementName = photo.pictureName
        let title = UILabel(photo.title, .title1)
        title.sharedElementName = photo.titleName
        let place = UILabel(photo.place, .body, color: .secondaryLabel)
        view.addLaidOut(picture, title, place)
        let area = view.safeAreaLayoutGuide
        // As wide as the screen lets it, and never so high that the texts would go.
        let width = picture.widthAnchor.constraint(equalTo: area.widthAnchor, constant: -40)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: area.topAnchor, constant: 20),
            picture.centerXAnchor.constraint(equalTo: area.centerXAnchor),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
            picture.heightAnchor.constraint(lessThanOrEqualTo: area.heightAnchor, constant: -120),
            width,
            title.leadingAnchor.constraint(equalTo: picture.leadingAnchor),
            title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 20),
            place.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            place.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        ])
    }
}
