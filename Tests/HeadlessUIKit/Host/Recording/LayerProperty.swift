/// A property of a layer that can change from one frame to the next.
@_spi(Headless)
public enum LayerProperty: Int, CaseIterable, Hashable, Sendable {
    case m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44
    case width, height, boundsX, boundsY
    case opacity, isHidden, masksToBounds, isDoubleSided
    case cornerRadius, roundedCorners, borderWidth
    case shadowOpacity, shadowX, shadowY, shadowRadius
    case maskX, maskY, maskWidth, maskHeight, maskRadius
    case background, borderColor, shadowColor
    case drawing

    /// What a property is.
    public enum Value: Equatable, Sendable {
        case number(Double)
        case color(RecordedColor?)
        case drawing(LayerDrawing?)
    }
}

extension RecordedLayer {
    /// What is different in `other`.
    func changes(to other: RecordedLayer) -> [(LayerProperty, LayerProperty.Value)] {
        LayerProperty.allCases.compactMap { property in
            let value = other[property]
            return value == self[property] ? nil : (property, value)
        }
    }
}

extension CATransform3D {
    /// The sixteen numbers, m11, m12, … m44: the order in which CSS writes them.
    @_spi(Headless)
    public var elements: [Double] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map { Double($0) }
    }
}
