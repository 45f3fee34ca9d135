/// A bar that fills.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default` = 0
        case bar = 1
    }

    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }
    open var progressViewStyle = Style.default
    open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }

    private var storedProgress: Float = 0
    private let bar = UIView(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(bar)
    }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(origin: .zero, size: CGSize(width: 0, height: Self.height)))
        progressViewStyle = style
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(bar)
    }

    private static let height: CGFloat = 4

    open func setProgress(_ progress: Float, animated: Bool) {
        storedProgress = min(max(progress, 0), 1)
        setNeedsLayout()
        guard animated else { return }
        UIView.animate(withDuration: HeadlessRuntime.current.profile.controls.animationDuration) {
            self.layoutIfNeeded()
        }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width * CGFloat(progress)
        bar.frame = CGRect(
            x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        bar.backgroundColor = progressTintColor ?? tintColor
        backgroundColor = trackTintColor ?? .systemGray4
        layer.cornerRadius = bounds.height / 2
        clipsToBounds = true
    }
}
