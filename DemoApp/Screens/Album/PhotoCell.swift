import FullScreenPop
import UIKit

/// A row with a small picture, its title and where it was taken.
final class PhotoCell: UITableViewCell {
    private let picture = UIView()
    private let title = UILabel("", .headline)
    private let place = UILabel("", .subheadline, color: .secondaryLabel)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        contentView.addLaidOut(picture, title, place)
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            picture.widthAnchor.constraint(equalToConstant: 64),
            picture.heightAnchor.constraint(equalToConstant: 64),
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
            title.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -12),
            title.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 8),
            title.bottomAnchor.constraint(equalTo: contentView.centerYAnchor, constant: -1),
            place.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            place.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -12),
            place.topAnchor.constraint(equalTo: contentView.centerYAnchor, constant: 1),
            place.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -8),
            contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 84),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ photo: Photo) {
        for old in picture.subviews { old.removeFromSuperview() }
        let artwork = photo.makeArtwork()
        artwork.roundCorners(8)
        artwork.sharedElementName = photo.pictureName
        picture.addLaidOut(artwork)
        NSLayoutConstraint.activate(artwork.fills(picture))
        title.text = photo.title
        title.sharedElementName = photo.titleName
        place.text = photo.place
        accessibilityIdentifier = photo.title
    }
}
