/// Where content of a given size goes in a view: the content modes as arithmetic.
enum ContentPlacement {
    static func area(of size: CGSize, in bounds: CGRect, mode: UIView.ContentMode) -> CGRect {
        guard size.width > 0, size.height > 0 else { return bounds }
        let fit = min(bounds.width / size.width, bounds.height / size.height)
        let fill = max(bounds.width / size.width, bounds.height / size.height)
        switch mode {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: return place(size.scaled(by: fit), in: bounds, x: 0.5, y: 0.5)
        case .scaleAspectFill: return place(size.scaled(by: fill), in: bounds, x: 0.5, y: 0.5)
        case .center: return place(size, in: bounds, x: 0.5, y: 0.5)
        case .top: return place(size, in: bounds, x: 0.5, y: 0)
        case .bottom: return place(size, in: bounds, x: 0.5, y: 1)
        case .left: return place(size, in: bounds, x: 0, y: 0.5)
        case .right: return place(size, in: bounds, x: 1, y: 0.5)
        case .topLeft: return place(size, in: bounds, x: 0, y: 0)
        case .topRight: return place(size, in: bounds, x: 1, y: 0)
        case .bottomLeft: return place(size, in: bounds, x: 0, y: 1)
        case .bottomRight: return place(size, in: bounds, x: 1, y: 1)
        }
    }

    /// `x` and `y` say which part of the free room goes before the content.
    private static func place(_ size: CGSize, in bounds: CGRect, x: CGFloat, y: CGFloat) -> CGRect {
        CGRect(
            x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
            width: size.width, height: size.height)
    }
}

extension CGSize {
    fileprivate func scaled(by factor: CGFloat) -> CGSize {
        CGSize(width: width * factor, height: height * factor)
    }
}
