import UIKit

/// A snapshot of a shared view that can be resized.
///
/// An image is drawn again in its content mode. Text keeps its proportions, and stays on the side that it is aligned
/// to: a single line is as high as the view; several lines keep their line breaks, and their size follows the font's.
/// Anything else is stretched. Rounded corners, borders, shadows, and opacity are not part of the snapshot: the layer
/// shows them.
@MainActor
final class SharedElementSnapshot: UIView {
    private let content: UIView
    private let image: UIImage?
    private let size: CGSize
    private let isOpaqueBehind: Bool
    /// The side that text stays on, from 0, left, to 1, right; `nil` for a view without text.
    private let anchor: CGFloat?
    /// How large text of several lines is at the beginning and at the end; nil for anything else.
    private let textScale: TextScale?

    /// Creates a snapshot of `view` as displayed or, with `afterScreenUpdates`, with all pending changes.
    init(of view: UIView, textScale: TextScale? = nil, afterScreenUpdates: Bool) {
        self.textScale = textScale
        image = view.onlyImage
        content =
            image.map { UIImageView(image: $0) }
            ?? view.bareSnapshot(afterScreenUpdates: afterScreenUpdates) ?? UIView()
        isOpaqueBehind = view.backgroundColor.map { $0.cgColor.alpha == 1 } ?? false
        size = view.bounds.size
        anchor = (view as? UILabel)?.textAnchor
        super.init(frame: view.bounds)
        clipsToBounds = anchor == nil
        addSubview(content)
        guard image != nil else { return }
        backgroundColor = view.backgroundColor
        content.contentMode = view.contentMode
        content.tintColor = view.tintColor
        content.clipsToBounds = true
    }

    @available(*, unavailable, message: "The view is made in code only.")
    required init?(coder: NSCoder) {
        nil
    }

    /// Whether this snapshot can stay visible behind `other`, which has the same size.
    func isCovered(by other: SharedElementSnapshot) -> Bool {
        let isSame = image != nil && image === other.image && content.contentMode == other.content.contentMode
        return isSame || (fillsEverything && other.fillsEverything)
    }

    /// Whether the snapshot is opaque everywhere. An image with an aspect-fit mode leaves margins.
    private var fillsEverything: Bool {
        isOpaqueBehind || (image != nil && content.contentMode.coversBounds)
    }

    /// Fills `bounds` at `progress`, from 0 to 1. Can be animated.
    func fill(_ bounds: CGRect, at progress: CGFloat) {
        frame = bounds
        guard let anchor, size.height > 0 else {
            content.frame = bounds
            return
        }
        let scale = textScale?.at(progress) ?? bounds.height / size.height
        let width = size.width * scale
        content.transform = CGAffineTransform(scaleX: scale, y: scale)
        // The beginning of the text stays in its place, however many lines there are.
        let top = textScale == nil ? bounds.midY - size.height * scale / 2 : bounds.minY
        content.center = CGPoint(
            x: bounds.minX + bounds.width * anchor + width * (0.5 - anchor), y: top + size.height * scale / 2)
    }
}

extension UIView {
    /// Whether the view shows an image that covers it.
    var fillsBoundsWithImage: Bool {
        onlyImage != nil && contentMode.coversBounds
    }

    /// The image, if the view shows nothing else.
    fileprivate var onlyImage: UIImage? {
        (self as? UIImageView).flatMap { $0.subviews.isEmpty ? $0.image : nil }
    }

    /// An opaque snapshot with square corners and without a border.
    fileprivate func bareSnapshot(afterScreenUpdates: Bool) -> UIView? {
        let (radius, border, opacity) = (layer.cornerRadius, layer.borderWidth, alpha)
        layer.cornerRadius = 0
        layer.borderWidth = 0
        alpha = 1
        defer {
            layer.cornerRadius = radius
            layer.borderWidth = border
            alpha = opacity
        }
        // Pending changes are visible only after an update.
        return snapshotView(afterScreenUpdates: afterScreenUpdates || radius != 0 || border != 0 || opacity != 1)
    }
}

extension UIView.ContentMode {
    /// Whether an image in this mode leaves no margins.
    fileprivate var coversBounds: Bool { self == .scaleToFill || self == .scaleAspectFill }
}

extension UILabel {
    /// The side that the text is aligned to, from 0, left, to 1, right.
    fileprivate var textAnchor: CGFloat {
        switch textAlignment {
        case .left: 0
        case .center: 0.5
        case .right: 1
        default: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
        }
    }
}
