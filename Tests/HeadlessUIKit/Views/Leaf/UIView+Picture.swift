extension UIView {
    /// What the view draws by itself. Only leaf views draw; everything else is made of layers.
    var drawnPicture: LayerPicture? {
        switch self {
        case let label as UILabel: label.textPicture
        case let imageView as UIImageView: imageView.imagePicture
        default: nil
        }
    }
}
