extension UILabel {
    /// The lines that fit, as a layer picture.
    var textPicture: LayerPicture? {
        let lines = visibleLines
        guard !lines.isEmpty else { return nil }
        let shown = isHighlighted ? highlightedTextColor ?? textColor : textColor
        let color: UIColor = shown ?? .label
        let area = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
        return .text(
            LayerPicture.TextPicture(
                lines: lines, pointSize: font.pointSize, lineHeight: font.lineHeight, weight: font.weight.rawValue,
                isItalic: font.isItalic, color: color.cgColor(in: traitCollection),
                alignment: settledAlignment,
                area: CGRect(x: bounds.minX, y: area.minY, width: bounds.width, height: area.height)))
    }

    /// Natural and justified text begins where reading does.
    private var settledAlignment: NSTextAlignment {
        switch textAlignment {
        case .left, .center, .right: textAlignment
        case .natural, .justified: effectiveUserInterfaceLayoutDirection == .leftToRight ? .left : .right
        }
    }
}
