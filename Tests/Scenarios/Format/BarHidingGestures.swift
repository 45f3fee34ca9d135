/// What hides the bars of the stack and shows them again.
public enum BarHidingGestures: String, CaseIterable, Sendable {
    case onSwipe
    case onTap
    case onSwipeAndTap

    var includeSwipe: Bool { self != .onTap }
    var includeTap: Bool { self != .onSwipe }
}
