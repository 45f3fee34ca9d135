/// Data for whoever looks at it; of all this the model's bars show the background colour.
@MainActor
open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    open var shadowColor: UIColor?

    public override init() {
        super.init()
    }

    open func configureWithDefaultBackground() {
        backgroundColor = nil
    }

    open func configureWithOpaqueBackground() {
        backgroundColor = .systemBackground
    }

    open func configureWithTransparentBackground() {
        backgroundColor = .clear
        shadowColor = nil
    }
}

@MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
