import UIKit

/// A picture of a shared view, which takes any size.
///
/// An image is drawn again in its content mode; a line of text keeps its proportions and starts at the leading edge;
/// everything else is stretched.
@MainActor
final class SharedElementPicture: UIView {
    /// Whether nothing behind the picture shines through it.
    let coversEverything: Bool

    private let picture: UIView
    private let size: CGSize
    private let keepsProportions: Bool
    private let startsAtTheRight: Bool

    /// Pictures `view` as it is now, or with `afterScreenUpdates` as it is after the changes made in this turn.
    init(of view: UIView, afterScreenUpdates: Bool) {
        let image = (view as? UIImageView).flatMap { $0.image }
        picture =
            image.map { UIImageView(image: $0) }
            ?? view.snapshotView(afterScreenUpdates: afterScreenUpdates) ?? UIView()
        coversEverything = image != nil || view.backgroundColor.map { $0.cgColor.alpha == 1 } ?? false
        size = view.bounds.size
        keepsProportions = view is UILabel
        startsAtTheRight = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        super.init(frame: view.bounds)
        clipsToBounds = !keepsProportions
        backgroundColor = image == nil ? nil : view.backgroundColor
        picture.contentMode = view.contentMode
        picture.tintColor = view.tintColor
        picture.clipsToBounds = image != nil
        addSubview(picture)
    }

    @available(*, unavailable, message: "The view is made in code only.")
    required init?(coder: NSCoder) {
        nil
    }

    /// Fills `bounds`; animated in an animation block.
    func fill(_ bounds: CGRect) {
        frame = bounds
        guard keepsProportions, size.height > 0 else {
            picture.frame = bounds
            return
        }
        let scale = bounds.height / size.height
        let width = size.width * scale
        picture.transform = CGAffineTransform(scaleX: scale, y: scale)
        picture.center = CGPoint(
            x: startsAtTheRight ? bounds.maxX - width / 2 : bounds.minX + width / 2, y: bounds.midY)
    }
}
