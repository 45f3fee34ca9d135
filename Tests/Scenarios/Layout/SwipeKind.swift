/// What the swipe that an event is of does.
enum SwipeKind: String {
    case pop, push, tab

    /// An event as expectations write it: those of a pop, which were there first, without its name.
    func expectation(_ event: String) -> String { self == .pop ? event : sentence(event) }

    /// An event for people.
    func sentence(_ event: String) -> String { "\(rawValue) \(event)" }
}
