@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    open var discoverabilityTitle: String?
}

/// K1 to K4
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    open private(set) var input: String?
    open private(set) var modifierFlags: UIKeyModifierFlags = []
    open private(set) var action: Selector?
    open var wantsPriorityOverSystemBehavior = false
    open var allowsAutomaticMirroring = true

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", image: nil)
        self.input = input
        self.modifierFlags = modifierFlags
        self.action = action
    }
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
