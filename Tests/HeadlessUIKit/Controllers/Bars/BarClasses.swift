// An object of a class that is known only at run time. Swift can call no initializer on it but a required one; where
// UIKit calls `init(frame:)`, the model calls `init(coder:)`.

extension UINavigationBar {
    static func instance(of barClass: AnyClass?) -> UINavigationBar {
        guard let barClass else { return UINavigationBar() }
        guard let type = barClass as? UINavigationBar.Type, let bar = type.init(coder: BlankCoder()) else {
            preconditionFailure("\(barClass) is not a kind of UINavigationBar.")
        }
        return bar
    }
}

extension UIToolbar {
    static func instance(of toolbarClass: AnyClass?) -> UIToolbar {
        guard let toolbarClass else { return UIToolbar() }
        guard let type = toolbarClass as? UIToolbar.Type, let toolbar = type.init(coder: BlankCoder()) else {
            preconditionFailure("\(toolbarClass) is not a kind of UIToolbar.")
        }
        return toolbar
    }
}

/// Holds nothing.
private final class BlankCoder: NSCoder {
    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
}
