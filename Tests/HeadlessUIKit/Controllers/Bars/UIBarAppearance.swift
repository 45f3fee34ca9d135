/// Data for whoever looks at it; of all this the model's navigation bars show the colours of the background and of the
/// line below it.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    /// Nil or clear: no line.
    open var shadowColor: UIColor? = .separator

    public override init() {
        super.init()
    }

    open func configureWithDefaultBackground() {
        backgroundColor = nil
        shadowColor = .separator
    }

    open func configureWithOpaqueBackground() {
        backgroundColor = .systemBackground
        shadowColor = .separator
    }

    open func configureWithTransparentBackground() {
        backgroundColor = .clear
        shadowColor = nil
    }
}

@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
