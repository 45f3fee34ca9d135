extension UIView {
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? conversionRoot).layer)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? conversionRoot).layer)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? conversionRoot).layer)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? conversionRoot).layer)
    }

    /// What a nil view means in a conversion: the window, or the topmost view of a branch that is in none.
    private var conversionRoot: UIView {
        if let enclosingWindow { return enclosingWindow }
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }
}
