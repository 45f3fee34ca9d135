import Foundation

extension Double {
    /// With at most so many decimals, and without needless zeros.
    func text(decimals: Int) -> String {
        let power = pow(10, Double(decimals))
        let rounded = (self * power).rounded() / power
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
