/// The axes along which a view is dragged, in its own coordinates: a rotated slider is still dragged horizontally.
public struct DraggedAxes: OptionSet, Sendable {
    /// One bit for each axis.
    public let rawValue: Int

    /// Creates a set of the axes whose bits are set. Other bits are ignored.
    public init(rawValue: Int) {
        self.rawValue = rawValue & 3
    }

    /// To the left and right.
    public static let horizontal = DraggedAxes(rawValue: 1)
    /// Up and down.
    public static let vertical = DraggedAxes(rawValue: 2)
    /// In every direction: a joystick, a drawing area.
    public static let both: DraggedAxes = [.horizontal, .vertical]
}
