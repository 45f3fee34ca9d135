/// A title or an image that does something when it is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case plain = 6
        case close = 7

        /// The former name.
        public static var roundedRect: ButtonType { .system }
    }

    open private(set) var buttonType = ButtonType.custom

    private var titles: [State: String] = [:]
    private var titleColors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]
    private let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addParts()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// The action's title and image are the button's.
    public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = buttonType
        setTitle(primaryAction?.title, for: .normal)
        setImage(primaryAction?.image, for: .normal)
        sizeToFit()
    }

    private func addParts() {
        label.textAlignment = .center
        picture.isUserInteractionEnabled = false
        addSubview(picture)
        addSubview(label)
    }

    open var titleLabel: UILabel? { label }
    open var imageView: UIImageView? { picture }

    // MARK: What is shown in which state

    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        contentDidChange()
    }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        contentDidChange()
    }

    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        contentDidChange()
    }

    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

    open var currentTitle: String? { title(for: state) }
    open var currentImage: UIImage? { image(for: state) }
    open var currentTitleColor: UIColor {
        if let color = titleColor(for: state) { return color }
        guard buttonType == .system else { return .white }
        return isEnabled ? tintColor : .tertiaryLabel
    }

    override func stateDidChange() {
        super.stateDidChange()
        contentDidChange()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        contentDidChange()
    }

    private func contentDidChange() {
        label.text = currentTitle
        label.textColor = currentTitleColor
        label.alpha = isHighlighted && buttonType == .system ? 0.2 : 1
        picture.image = currentImage
        setNeedsLayout()
    }

    // MARK: Tracking

    override var triggersPrimaryActionOnTouchUp: Bool { true }

    // C6
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isAncestorsSingleTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        let text = currentTitle == nil ? .zero : label.intrinsicContentSize
        let image = currentImage?.size ?? .zero
        return CGSize(width: text.width + image.width, height: max(text.height, image.height) + 12)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let text = currentTitle == nil ? CGSize.zero : label.intrinsicContentSize
        let image = currentImage?.size ?? .zero
        let width = min(bounds.width, text.width + image.width)
        let start = leadingEdge(forContentOf: width)
        let imageX = isRightToLeft ? start + width - image.width : start
        let textX = isRightToLeft ? start : start + image.width
        picture.frame = CGRect(
            x: imageX, y: bounds.midY - image.height / 2, width: image.width, height: image.height)
        label.frame = CGRect(
            x: textX, y: bounds.midY - text.height / 2, width: width - image.width, height: text.height)
    }

    private func leadingEdge(forContentOf width: CGFloat) -> CGFloat {
        switch contentHorizontalAlignment {
        case .center, .fill: bounds.midX - width / 2
        case .left: bounds.minX
        case .right: bounds.maxX - width
        case .leading: isRightToLeft ? bounds.maxX - width : bounds.minX
        case .trailing: isRightToLeft ? bounds.minX : bounds.maxX - width
        }
    }
}
