import UIKit

/// The scale of multiline text on its way between two labels, relative to its original size.
///
/// Its lines are not broken again: the texts of both labels are shown with their own line breaks. Both always have the
/// same size, so that one can fade into the other.
struct TextScale: Equatable {
    /// At the beginning; more than 0.
    let start: CGFloat
    /// At the end; more than 0.
    let end: CGFloat

    /// The scale at `progress`, from 0 to 1.
    func at(_ progress: CGFloat) -> CGFloat { progress.between(start, end) }

    /// The scales of the texts of two labels, at least one of which may have several lines; nil for other views.
    @MainActor
    static func ofSeveralLines(
        from source: UIView, to destination: UIView
    ) -> (source: TextScale, destination: TextScale)? {
        guard let source = source as? UILabel, let destination = destination as? UILabel,
            source.numberOfLines != 1 || destination.numberOfLines != 1,
            let first = source.font?.pointSize, let last = destination.font?.pointSize, first > 0, last > 0
        else { return nil }
        let growth = last / first
        return (TextScale(start: 1, end: growth), TextScale(start: 1 / growth, end: 1))
    }
}
