/// Where an item is, in terms of what is still unknown.
struct LayoutBox {
    var left: LinearExpression
    var top: LinearExpression
    var width: LinearExpression
    var height: LinearExpression

    init(left: LinearExpression, top: LinearExpression, width: LinearExpression, height: LinearExpression) {
        self.left = left
        self.top = top
        self.width = width
        self.height = height
    }

    init(_ rect: CGRect) {
        self.init(
            left: LinearExpression(rect.minX), top: LinearExpression(rect.minY), width: LinearExpression(rect.width),
            height: LinearExpression(rect.height))
    }

    /// The box of four unknowns in a row.
    init(unknowns first: Int) {
        self.init(
            left: LinearExpression(variable: first), top: LinearExpression(variable: first + 1),
            width: LinearExpression(variable: first + 2), height: LinearExpression(variable: first + 3))
    }

    func offset(by origin: LayoutPoint) -> LayoutBox {
        LayoutBox(left: left + origin.x, top: top + origin.y, width: width, height: height)
    }

    func inset(by insets: UIEdgeInsets) -> LayoutBox {
        LayoutBox(
            left: left + LinearExpression(insets.left), top: top + LinearExpression(insets.top),
            width: width - LinearExpression(insets.left + insets.right),
            height: height - LinearExpression(insets.top + insets.bottom))
    }

    func lowerEnd(_ length: CGFloat) -> LayoutBox {
        LayoutBox(
            left: left, top: top + height - LinearExpression(length), width: width, height: LinearExpression(length))
    }

    /// The place or length that an attribute names.
    func value(
        of attribute: NSLayoutConstraint.Attribute, direction: UIUserInterfaceLayoutDirection
    ) -> LinearExpression {
        let isLeftToRight = direction == .leftToRight
        switch attribute {
        case .left: return left
        case .right: return left + width
        case .leading: return isLeftToRight ? left : left + width
        case .trailing: return isLeftToRight ? left + width : left
        case .centerX: return left + width * 0.5
        case .top: return top
        case .bottom: return top + height
        case .centerY: return top + height * 0.5
        case .width: return width
        case .height: return height
        case .notAnAttribute: return LinearExpression()
        }
    }
}

/// A point in terms of what is still unknown.
struct LayoutPoint {
    var x = LinearExpression()
    var y = LinearExpression()
}
