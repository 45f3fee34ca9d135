extension UITableView {
    public enum Style: Int, @unchecked Sendable {
        case plain = 0
        case grouped = 1
        case insetGrouped = 2
    }

    public enum ScrollPosition: Int, @unchecked Sendable {
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    public enum RowAnimation: Int, @unchecked Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        case none = 5
        case middle = 6
        case automatic = 100
    }

    /// A height that the table chooses.
    public static let automaticDimension: CGFloat = -1

    static let standardRowHeight: CGFloat = 44
    static let standardHeaderHeight: CGFloat = 28
}
