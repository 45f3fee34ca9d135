extension UIImageView {
    /// The image where its content mode puts it, as a layer picture.
    var imagePicture: LayerPicture? {
        guard let image = isHighlighted ? highlightedImage ?? image : image else { return nil }
        let area = ContentPlacement.area(of: image.size, in: bounds, mode: contentMode)
        if let drawn = image.cgImage {
            let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
            return .drawn(LayerPicture.DrawnPicture(image: drawn, part: whole, area: area))
        }
        guard let name = image.name else { return nil }
        let isTemplate =
            image.renderingMode == .alwaysTemplate || image.renderingMode == .automatic && image.isSymbolImage
        let tint = image.tint ?? (isTemplate ? tintColor : nil)
        let isMirrored =
            image.flipsForRightToLeftLayoutDirection
            && isRightToLeft
        return .image(
            LayerPicture.ImagePicture(
                name: name, isSymbol: image.isSymbolImage, tint: tint?.cgColor(in: traitCollection),
                isMirrored: isMirrored, area: area))
    }
}
