/// What scrolls: a wheel, or fingers on a trackpad.
public enum UIScrollType: UInt, Sendable {
    case discrete, continuous
}

public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let discrete = UIScrollTypeMask(rawValue: 1)
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

extension UIScrollType {
    var mask: UIScrollTypeMask { self == .discrete ? .discrete : .continuous }
}
