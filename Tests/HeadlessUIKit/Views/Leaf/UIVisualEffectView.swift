/// Shows its content over a plain ground: the model does not blur what is behind.
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    open private(set) var contentView = UIView()

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        adoptContentView()
    }

    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        adoptContentView()
    }

    private func adoptContentView() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.frame = bounds
        addSubview(contentView)
    }
}
