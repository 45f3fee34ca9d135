@preconcurrency @MainActor
open class UIBarItem: NSObject {
    open var isEnabled = true {
        didSet { changed() }
    }

    open var title: String? {
        didSet { changed() }
    }

    open var image: UIImage? {
        didSet { changed() }
    }

    open var tag = 0

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The bar that shows the item.
    weak var bar: UIView?

    func changed() {
        bar?.setNeedsLayout()
    }
}
