/// A property of a layer that can change from one frame to the next.
@_spi(Headless)
public enum LayerProperty: Int, CaseIterable, Hashable, Sendable {
    case m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44
    case width, height, boundsX, boundsY
    case opacity, isHidden, masksToBounds, isDoubleSided
    case cornerRadius, roundedCorners, borderWidth
    case shadowOpacity, shadowX, shadowY, shadowRadius, hasShadowPath
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
    /// Tells what is different in `other`.
    func forEachChange(to other: RecordedLayer, _ body: (LayerProperty, LayerProperty.Value) -> Void) {
        func compare(_ properties: [LayerProperty]) {
            for property in properties {
                let value = other[property]
                if value != self[property] { body(property, value) }
            }
        }
        // Most of what moves, moves by its matrix alone.
        if !CATransform3DEqualToTransform(matrix, other.matrix) { compare(LayerProperty.ofMatrix) }
        if !isEqualButForMatrix(other) { compare(LayerProperty.others) }
    }
}

extension LayerProperty {
    fileprivate static let ofMatrix = allCases.filter { $0.rawValue <= LayerProperty.m44.rawValue }
    fileprivate static let others = allCases.filter { $0.rawValue > LayerProperty.m44.rawValue }
}

extension CATransform3D {
    /// The sixteen numbers, m11, m12, … m44: the order in which CSS writes them.
    @_spi(Headless)
    public var elements: [Double] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map { Double($0) }
    }
}
