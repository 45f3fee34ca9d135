extension UIImageView {
    /// The image where its content mode puts it, as a layer picture.
    var imagePicture: LayerPicture? {
        guard let image = isHighlighted ? highlightedImage ?? image : image, let name = image.name else { return nil }
        let isTemplate =
            image.renderingMode == .alwaysTemplate || image.renderingMode == .automatic && image.isSymbolImage
        let tint = image.tint ?? (isTemplate ? tintColor : nil)
        let isMirrored =
            image.flipsForRightToLeftLayoutDirection
            && effectiveUserInterfaceLayoutDirection == .rightToLeft
        return .image(
            LayerPicture.ImagePicture(
                name: name, isSymbol: image.isSymbolImage, tint: tint?.cgColor(in: traitCollection),
                isMirrored: isMirrored, area: ContentPlacement.area(of: image.size, in: bounds, mode: contentMode)))
    }
}
