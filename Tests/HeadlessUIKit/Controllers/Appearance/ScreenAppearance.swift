/// Where a screen stands between hidden and shown, and whether the change that is under way makes sense.
struct ScreenAppearance {
    enum State {
        case disappeared, appearing, appeared, disappearing
    }

    private(set) var state = State.disappeared
    private(set) var isAnimated = false
    /// Begun by the parent for its children; then the parent ends it too.
    var isForwarded = false
    /// Set going by its view alone, which was put into the window without its controller being anybody's child.
    var followsWindow = false
    private var hasToldIsAppearing = false

    var isShownOrComing: Bool { state == .appeared || state == .appearing }
    var isChanging: Bool { state == .appearing || state == .disappearing }

    /// False if the screen is there already, or on its way there: an unbalanced call (F7). Turning round is allowed
    /// (G4).
    mutating func begin(appearing: Bool, animated: Bool) -> Bool {
        guard appearing != isShownOrComing else { return false }
        if !appearing { followsWindow = false }
        state = appearing ? .appearing : .disappearing
        isAnimated = animated
        isForwarded = false
        hasToldIsAppearing = false
        return true
    }

    /// Whether a parent's change should reach the screen: only if it rests, or was set going by the parent before.
    func canTurn(towards appearing: Bool) -> Bool {
        switch state {
        case .disappeared: appearing
        case .appeared: !appearing
        case .disappearing: appearing && isForwarded
        case .appearing: !appearing && isForwarded
        }
    }

    /// What the change led to, or nil if none is under way: an unbalanced call (F7).
    mutating func end() -> State? {
        switch state {
        case .appearing: state = .appeared
        case .disappearing: state = .disappeared
        case .appeared, .disappeared: return nil
        }
        isForwarded = false
        return state
    }

    /// True once per appearance.
    mutating func shouldTellIsAppearing() -> Bool {
        guard state == .appearing, !hasToldIsAppearing else { return false }
        hasToldIsAppearing = true
        return true
    }
}
