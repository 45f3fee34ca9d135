extension RecordedLayer {
    /// Truth values are numbers, 0 or 1. A value of another kind than the property's is a programming error.
    public subscript(property: LayerProperty) -> LayerProperty.Value {
        get {
            switch property {
            case .background: .color(background)
            case .borderColor: .color(borderColor)
            case .shadowColor: .color(shadowColor)
            case .drawing: .drawing(drawing)
            default: .number(number(property))
            }
        }
        set {
            switch (property, newValue) {
            case (.background, .color(let color)): background = color
            case (.borderColor, .color(let color)): borderColor = color
            case (.shadowColor, .color(let color)): shadowColor = color
            case (.drawing, .drawing(let drawing)): self.drawing = drawing
            case (_, .number(let number)): set(number, for: property)
            default: preconditionFailure("\(newValue) is no value of \(property).")
            }
        }
    }

    private func number(_ property: LayerProperty) -> Double {
        switch property {
        case .opacity: opacity
        case .isHidden: isHidden ? 1 : 0
        case .masksToBounds: masksToBounds ? 1 : 0
        case .isDoubleSided: isDoubleSided ? 1 : 0
        case .roundedCorners: Double(roundedCorners.rawValue)
        case .shadowOpacity: shadowOpacity
        case .width: bounds.size.width
        case .height: bounds.size.height
        case .boundsX: bounds.origin.x
        case .boundsY: bounds.origin.y
        case .cornerRadius: cornerRadius
        case .borderWidth: borderWidth
        case .shadowX: shadowOffset.width
        case .shadowY: shadowOffset.height
        case .shadowRadius: shadowRadius
        case .hasShadowPath: hasShadowPath ? 1 : 0
        case .maskX: mask.origin.x
        case .maskY: mask.origin.y
        case .maskWidth: mask.size.width
        case .maskHeight: mask.size.height
        case .maskRadius: maskRadius
        default:
            // The sixteen numbers of the matrix lie one after the other.
            withUnsafeBytes(of: matrix) {
                $0.load(fromByteOffset: property.rawValue * MemoryLayout<CGFloat>.stride, as: CGFloat.self)
            }
        }
    }

    private mutating func set(_ number: Double, for property: LayerProperty) {
        switch property {
        case .opacity: opacity = number
        case .isHidden: isHidden = number != 0
        case .masksToBounds: masksToBounds = number != 0
        case .isDoubleSided: isDoubleSided = number != 0
        case .roundedCorners: roundedCorners = CACornerMask(rawValue: UInt(number))
        case .shadowOpacity: shadowOpacity = number
        case .width: bounds.size.width = number
        case .height: bounds.size.height = number
        case .boundsX: bounds.origin.x = number
        case .boundsY: bounds.origin.y = number
        case .cornerRadius: cornerRadius = number
        case .borderWidth: borderWidth = number
        case .shadowX: shadowOffset.width = number
        case .shadowY: shadowOffset.height = number
        case .shadowRadius: shadowRadius = number
        case .hasShadowPath: hasShadowPath = number != 0
        case .maskX: mask.origin.x = number
        case .maskY: mask.origin.y = number
        case .maskWidth: mask.size.width = number
        case .maskHeight: mask.size.height = number
        case .maskRadius: maskRadius = number
        default:
            withUnsafeMutableBytes(of: &matrix) {
                $0.storeBytes(
                    of: number, toByteOffset: property.rawValue * MemoryLayout<CGFloat>.stride, as: CGFloat.self)
            }
        }
    }
}
