import UIKit

/// A picture of a shared view, which takes any size.
///
/// An image is drawn again in its content mode; a line of text keeps its proportions and stays on the side that it is
/// aligned to; everything else is stretched. Rounded corners and opacity are not in the picture: they change on the way.
@MainActor
final class SharedElementPicture: UIView {
    private let picture: UIView
    private let image: UIImage?
    private let size: CGSize
    private let isOpaqueBehind: Bool
    /// Where the text begins to grow: from 0, on the left, to 1; nil for what is not text.
    private let anchor: CGFloat?

    /// Pictures `view` as it is now, or with `afterScreenUpdates` as it is after the changes made in this turn.
    init(of view: UIView, afterScreenUpdates: Bool) {
        image = view.onlyImage
        picture =
            image.map { UIImageView(image: $0) }
            ?? view.bareSnapshot(afterScreenUpdates: afterScreenUpdates) ?? UIView()
        isOpaqueBehind = view.backgroundColor.map { $0.cgColor.alpha == 1 } ?? false
        size = view.bounds.size
        anchor = (view as? UILabel)?.anchorOfText
        super.init(frame: view.bounds)
        clipsToBounds = anchor == nil
        addSubview(picture)
        guard image != nil else { return }
        backgroundColor = view.backgroundColor
        picture.contentMode = view.contentMode
        picture.tintColor = view.tintColor
        picture.clipsToBounds = true
    }

    @available(*, unavailable, message: "The view is made in code only.")
    required init?(coder: NSCoder) {
        nil
    }

    /// Whether nothing of this picture is seen behind `other`, of the same size, that must not be seen there.
    func isCovered(by other: SharedElementPicture) -> Bool {
        let isSame = image != nil && image === other.image && picture.contentMode == other.picture.contentMode
        return isSame || (fillsEverything && other.fillsEverything)
    }

    /// Whether nothing shines through; an image that is fitted leaves margins.
    private var fillsEverything: Bool {
        isOpaqueBehind || (image != nil && [.scaleToFill, .scaleAspectFill].contains(picture.contentMode))
    }

    /// Fills `bounds`; animated in an animation block.
    func fill(_ bounds: CGRect) {
        frame = bounds
        guard let anchor, size.height > 0 else {
            picture.frame = bounds
            return
        }
        let scale = bounds.height / size.height
        let width = size.width * scale
        picture.transform = CGAffineTransform(scaleX: scale, y: scale)
        picture.center = CGPoint(x: bounds.minX + bounds.width * anchor + width * (0.5 - anchor), y: bounds.midY)
    }
}

extension UIView {
    /// The image that is all the view shows; nil if there is more to it.
    fileprivate var onlyImage: UIImage? {
        (self as? UIImageView).flatMap { $0.subviews.isEmpty ? $0.image : nil }
    }

    /// A snapshot with square corners, opaque.
    fileprivate func bareSnapshot(afterScreenUpdates: Bool) -> UIView? {
        let (radius, opacity) = (layer.cornerRadius, alpha)
        layer.cornerRadius = 0
        alpha = 1
        defer {
            layer.cornerRadius = radius
            alpha = opacity
        }
        // What has just been changed is seen only after an update.
        return snapshotView(afterScreenUpdates: afterScreenUpdates || radius != 0 || opacity != 1)
    }
}

extension UILabel {
    /// The side that the text stays on, from 0, left, to 1, right.
    fileprivate var anchorOfText: CGFloat {
        switch textAlignment {
        case .left: 0
        case .center: 0.5
        case .right: 1
        default: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
        }
    }
}
