/// Shows a picture of another view, which stretches with it.
final class SnapshotView: UIView {
    private let picture: CALayer
    /// Of the part of the picture that shows, in the picture's own coordinates.
    private let area: CGRect

    /// - Parameter area: in the coordinates of the copied layer.
    init(of picture: CALayer, area: CGRect) {
        self.picture = picture
        self.area = area
        super.init(frame: CGRect(origin: .zero, size: area.size))
        // The view answers for the picture, so that the two are animated alike.
        picture.delegate = self
        layer.addSublayer(picture)
        fit()
    }

    required init?(coder: NSCoder) { nil }

    override var frame: CGRect {
        get { super.frame }
        set {
            super.frame = newValue
            fit()
        }
    }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            super.bounds = newValue
            fit()
        }
    }

    /// Stretches the picture so that its area fills the bounds.
    private func fit() {
        LayerCopy.stretch(picture, showing: area, into: bounds)
    }
}
