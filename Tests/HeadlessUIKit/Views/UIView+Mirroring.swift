extension UIView {
    /// Whether what is inside runs from right to left.
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension CGRect {
    /// The place of this rectangle in a mirrored view of that width.
    func mirrored(in width: CGFloat) -> CGRect {
        CGRect(x: width - maxX, y: minY, width: self.width, height: height)
    }
}
