/// What a row shows at its trailing end.
@MainActor
final class AccessoryMark: UIView {
    var type = UITableViewCell.AccessoryType.none {
        didSet { if type != oldValue { rebuild() } }
    }

    private var marks: [UIImageView] = []
    private static let side: CGFloat = 20

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func rebuild() {
        for mark in marks { mark.removeFromSuperview() }
        marks = type.symbols.map { name in
            let mark = UIImageView(image: UIImage(systemName: name)?.imageFlippedForRightToLeftLayoutDirection())
            mark.contentMode = .center
            // A chevron tells where a tap leads; everything else is in the colour of what can be tapped or has been.
            if name == "chevron.forward" { mark.tintColor = .tertiaryLabel }
            addSubview(mark)
            return mark
        }
        setNeedsLayout()
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: CGFloat(marks.count) * Self.side, height: marks.isEmpty ? 0 : Self.side)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, mark) in marks.enumerated() {
            let place = isRightToLeft ? marks.count - 1 - index : index
            mark.frame = CGRect(x: CGFloat(place) * Self.side, y: 0, width: Self.side, height: Self.side)
        }
    }
}

extension UITableViewCell.AccessoryType {
    fileprivate var symbols: [String] {
        switch self {
        case .none: []
        case .disclosureIndicator: ["chevron.forward"]
        case .detailDisclosureButton: ["info.circle", "chevron.forward"]
        case .checkmark: ["checkmark"]
        case .detailButton: ["info.circle"]
        }
    }
}
