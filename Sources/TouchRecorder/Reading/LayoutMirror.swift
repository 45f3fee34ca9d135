import UIKit

/// Converts positions from the left to positions from the leading edge, as scenarios have them, with as many digits as
/// matter.
struct LayoutMirror {
    let isRightToLeft: Bool

    /// How far a position is from the leading edge of an area of this width.
    func leading(_ x: CGFloat, in width: CGFloat) -> CGFloat { isRightToLeft ? width - x : x }

    /// How far a frame is from the leading edge of an area of this width.
    func leading(_ frame: CGRect, in width: CGFloat) -> CGFloat {
        leading(isRightToLeft ? frame.maxX : frame.minX, in: width)
    }

    func point(_ point: CGPoint, in width: CGFloat) -> [Double] {
        [Double(leading(point.x, in: width)).asPlace, Double(point.y).asPlace]
    }

    func frame(_ frame: CGRect, in width: CGFloat) -> [Double] {
        [
            Double(leading(frame, in: width)).asPlace, Double(frame.minY).asPlace,
            Double(frame.width).asLength, Double(frame.height).asLength,
        ]
    }

    /// Top, leading, bottom, trailing.
    func inset(_ inset: UIEdgeInsets) -> [Double] {
        let (leading, trailing) = isRightToLeft ? (inset.right, inset.left) : (inset.left, inset.right)
        return [inset.top, leading, inset.bottom, trailing].map { Double($0).asPlace }
    }

    /// In degrees, clockwise as seen in the file.
    func angle(_ radians: CGFloat) -> Double {
        (Double(isRightToLeft ? -radians : radians) * 180 / .pi).rounded(toDigits: 3)
    }

    @MainActor
    func offset(of scrollView: UIScrollView) -> [Double] {
        let offset = scrollView.contentOffset
        let x = isRightToLeft ? scrollView.contentSize.width - scrollView.bounds.width - offset.x : offset.x
        return [Double(x).asPlace, Double(offset.y).asPlace]
    }
}

extension CGSize {
    var asLengths: [Double] { [Double(width).asLength, Double(height).asLength] }
}

extension Double {
    /// The numbers that the format allows, for places in points and for the values of controls.
    static let recorded = -100_000.0...100_000

    /// In points, within what the format allows.
    var asPlace: Double {
        isFinite ? Swift.min(Swift.max(rounded(toDigits: 3), Self.recorded.lowerBound), Self.recorded.upperBound) : 0
    }
    /// In points, within what the format allows.
    var asLength: Double { Swift.max(0, asPlace) }

    /// From 0 to 1; NaN counts as 0.
    var asPart: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }

    func rounded(toDigits digits: Int) -> Double {
        let unit = [1.0, 10, 100, 1000, 10_000][digits]
        return (self * unit).rounded() / unit + 0
    }

    /// In seconds, rounded up to a microsecond: events of a frame stay after the frame's beginning.
    var asTime: Double { (self * 1e6 - 0.01).rounded(.up) / 1e6 + 0 }
}
