/// One row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    public enum CellStyle: Int, @unchecked Sendable {
        case `default` = 0
        case value1 = 1
        case value2 = 2
        case subtitle = 3
    }

    public enum SelectionStyle: Int, @unchecked Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }

    public enum AccessoryType: Int, @unchecked Sendable {
        case none = 0
        case disclosureIndicator = 1
        case detailDisclosureButton = 2
        case checkmark = 3
        case detailButton = 4
    }

    public let contentView = UIView(frame: .zero)
    open private(set) var reuseIdentifier: String?
    open var selectionStyle = SelectionStyle.default
    open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
        }
    }
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, aboveSubview: ground) }
        }
    }
    open var selectedBackgroundView: UIView?

    private let style: CellStyle
    private let label = UILabel(frame: .zero)
    private let detailLabel = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let accessory = AccessoryMark()
    private let ground = RowGround()
    private var storedIsSelected = false
    private var storedIsHighlighted = false
    private var storedIsEditing = false

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
        addParts()
    }

    /// Makes the cells of registered classes: Swift calls only a required initializer on a class that it is handed, and
    /// `init(style:reuseIdentifier:)`, which this leads to, must not be one. Subclasses that override that one inherit
    /// it.
    @_spi(Headless)
    public required convenience init(frame: CGRect, reuseIdentifier: String?) {
        self.init(style: .default, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
        addParts()
    }

    private func addParts() {
        detailLabel.font = style == .subtitle ? .systemFont(ofSize: 12) : .systemFont(ofSize: 17)
        detailLabel.textColor = style == .subtitle ? .label : .secondaryLabel
        addSubview(ground)
        addSubview(contentView)
        addSubview(accessory)
        for part in [picture, label, detailLabel] { contentView.addSubview(part) }
    }

    open var textLabel: UILabel? { label }
    open var detailTextLabel: UILabel? { style == .default ? nil : detailLabel }
    open var imageView: UIImageView? { picture }

    open func prepareForReuse() {}

    // MARK: Selection and editing

    open var isSelected: Bool {
        get { storedIsSelected }
        set { setSelected(newValue, animated: false) }
    }

    open var isHighlighted: Bool {
        get { storedIsHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    open func setSelected(_ selected: Bool, animated: Bool) {
        storedIsSelected = selected
        showSelection()
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        storedIsHighlighted = highlighted
        showSelection()
    }

    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        storedIsEditing = editing
    }

    private func showSelection() {
        ground.isMarked = (isSelected || isHighlighted) && selectionStyle != .none
    }

    /// Where in which kind of table the row is.
    func stand(at place: RowGround.Place) {
        ground.place = place
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        accessory.type = accessoryType
        let extra = accessoryView.map { $0.bounds.size } ?? accessory.intrinsicContentSize
        let room = extra.width > 0 ? extra.width + 2 * Self.margin : 0
        contentView.frame = CGRect(
            x: isRightToLeft ? room : 0, y: 0, width: bounds.width - room, height: bounds.height)
        (accessoryView ?? accessory).frame = CGRect(
            x: isRightToLeft ? Self.margin : bounds.width - Self.margin - extra.width,
            y: (bounds.height - extra.height) / 2, width: extra.width, height: extra.height)
        layoutLabels(isRightToLeft: isRightToLeft)
        ground.frame = bounds
        // A colour of the app's own takes the place of the table's.
        ground.isClear = backgroundColor != nil
        ground.lineStart = Self.margin + (picture.image.map { $0.size.width + Self.margin } ?? 0)
    }

    private func layoutLabels(isRightToLeft: Bool) {
        var area = contentView.bounds.insetBy(dx: Self.margin, dy: 0)
        if let image = picture.image {
            let x = isRightToLeft ? area.maxX - image.size.width : area.minX
            picture.frame = CGRect(
                x: x, y: area.midY - image.size.height / 2, width: image.size.width, height: image.size.height)
            area.size.width -= image.size.width + Self.margin
            if !isRightToLeft { area.origin.x += image.size.width + Self.margin }
        }
        switch style {
        case .default:
            label.frame = area
        case .subtitle:
            let (upper, lower) = (label.intrinsicContentSize.height, detailLabel.intrinsicContentSize.height)
            let top = area.midY - (upper + lower) / 2
            label.frame = CGRect(x: area.minX, y: top, width: area.width, height: upper)
            detailLabel.frame = CGRect(x: area.minX, y: top + upper, width: area.width, height: lower)
        case .value1, .value2:
            let detail = min(detailLabel.intrinsicContentSize.width, area.width / 2)
            let (detailArea, textArea) = area.divided(
                atDistance: detail, from: isRightToLeft ? .minXEdge : .maxXEdge)
            label.frame = textArea
            detailLabel.frame = detailArea
        }
    }

    private static let margin: CGFloat = 16
}
