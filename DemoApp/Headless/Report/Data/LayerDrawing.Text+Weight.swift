@_spi(Headless) import UIKit

extension LayerDrawing.Text {
    /// The weight as CSS counts it, 100 to 900: the step of Apple's scale that is nearest.
    var cssWeight: Int {
        let scale: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let distances = scale.map { abs($0.rawValue - weight) }
        let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 3
        return (nearest + 1) * 100
    }
}
