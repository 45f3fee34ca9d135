/// What a row is drawn on: its colour, the round corners of its section, and the line to the next row.
@MainActor
final class RowGround: UIView {
    struct Place: Equatable {
        var style = UITableView.Style.plain
        var isFirst = false
        var isLast = false
    }

    /// Nil outside of a table: then there is nothing to be seen.
    var place: Place? { didSet { setNeedsLayout() } }
    /// Whether the row is selected or highlighted.
    var isMarked = false { didSet { setNeedsLayout() } }
    /// Whether the row's own colour is to be seen instead.
    var isClear = false { didSet { if isClear != oldValue { setNeedsLayout() } } }
    /// From the leading edge, in points.
    var lineStart: CGFloat = 0 { didSet { if lineStart != oldValue { setNeedsLayout() } } }

    private let line = UIView()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        line.backgroundColor = .separator
        addSubview(line)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        backgroundColor = isMarked ? .systemGray4 : isClear ? nil : ownColor
        roundCorners()
        // A grouped section ends with its ground, a plain one with a line.
        line.isHidden = place.map { $0.isLast && $0.style != .plain } ?? true
        let thickness = 1 / UIScreen.main.scale
        line.frame = CGRect(
            x: isRightToLeft ? 0 : lineStart, y: bounds.height - thickness, width: max(0, bounds.width - lineStart),
            height: thickness)
    }

    private var ownColor: UIColor? {
        place.map { $0.style == .plain ? .systemBackground : .secondarySystemGroupedBackground }
    }

    private func roundCorners() {
        guard let place, place.style == .insetGrouped else { return layer.cornerRadius = 0 }
        var corners: CACornerMask = []
        if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        layer.cornerRadius = corners.isEmpty ? 0 : HeadlessRuntime.current.profile.scrolling.groupCornerRadius
    }
}
