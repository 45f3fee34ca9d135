/// What a bar stands on: its colour, which reaches on to the edge of the screen beside it, and a hairline where the
/// screen's own content begins.
@MainActor
final class BarGround: UIView {
    enum Edge {
        case top
        case bottom
    }

    private let edge: Edge
    private let line = UIView()

    /// - Parameter edge: the edge of the screen that the bar lies at.
    init(at edge: Edge) {
        self.edge = edge
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(line)
    }

    required init?(coder: NSCoder) {
        edge = .top
        super.init(coder: coder)
    }

    func show(_ color: UIColor?, line lineColor: UIColor?) {
        backgroundColor = color
        line.backgroundColor = lineColor
    }

    /// - Parameters:
    ///   - bar: the bounds of the bar.
    ///   - reach: from the bar to the edge of the screen, in points.
    func lie(under bar: CGRect, reach: CGFloat) {
        var area = bar
        if edge == .top { area.origin.y -= reach }
        area.size.height += reach
        frame = area
        let thickness = 1 / UIScreen.main.scale
        line.frame = CGRect(
            x: 0, y: edge == .top ? area.height : -thickness, width: area.width, height: thickness)
    }
}
