/// What autoresizing masks do when a superview changes its size.
enum AutoresizingLayout {
    /// The frame of a subview after its superview has changed from size `old` to size `new`.
    static func resize(
        _ frame: CGRect, mask: UIView.AutoresizingMask, from old: CGSize, to new: CGSize
    ) -> CGRect {
        let x = AutoresizedSpan(origin: frame.minX, length: frame.width)
            .resized(from: old.width, to: new.width, flexible: horizontal(mask))
        let y = AutoresizedSpan(origin: frame.minY, length: frame.height)
            .resized(from: old.height, to: new.height, flexible: vertical(mask))
        return CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
    }

    private static func horizontal(_ mask: UIView.AutoresizingMask) -> AutoresizedSpan.Flexibility {
        var flexible: AutoresizedSpan.Flexibility = []
        if mask.contains(.flexibleLeftMargin) { flexible.insert(.minimumMargin) }
        if mask.contains(.flexibleWidth) { flexible.insert(.length) }
        if mask.contains(.flexibleRightMargin) { flexible.insert(.maximumMargin) }
        return flexible
    }

    private static func vertical(_ mask: UIView.AutoresizingMask) -> AutoresizedSpan.Flexibility {
        var flexible: AutoresizedSpan.Flexibility = []
        if mask.contains(.flexibleTopMargin) { flexible.insert(.minimumMargin) }
        if mask.contains(.flexibleHeight) { flexible.insert(.length) }
        if mask.contains(.flexibleBottomMargin) { flexible.insert(.maximumMargin) }
        return flexible
    }
}
