/// The scenarios of the library that do not happen again when their recording is played.
enum Inexpressible {
    /// Why, by the names of the scenarios.
    static let scenarios: [String: String] = {
        var reasons: [String: String] = [:]
        for (reason, names) in namesByReason { for name in names { reasons[name] = reason } }
        return reasons
    }()

    private static let namesByReason: [String: [String]] = [
        "The app begins a search, and nobody sees that": ["container-search-below", "container-search-cancelled"],
        "Touches on the keyboard are not the window's": [
            "finger-three", "keyboard-accessory-touched", "keyboard-touched",
        ],
        "A speed or a place is at the very limit of a rule, and a file rounds both": [
            "finger-thumb-scrolls", "tabs-row-actions",
        ],
        "The app changes an option meanwhile": ["switched-between-gestures", "switched-on-during-gesture"],
        "The navigation controller is the system's own": ["stack-of-the-system"],
        "A trackpad scrolls without touches": [
            "trackpad-list", "trackpad-over-coasting-list", "trackpad-pager-edge", "trackpad-pager-middle",
        ],
        "The app dismisses or pushes between two touches, and the time of that is a guess": [
            "modal-during-dismissal", "app-pushes-slider-held",
        ],
        "A modal that the app dismisses goes as if the finger that pulls it had dismissed it": [
            "modal-pulled-app-dismisses"
        ],
        "The app pops in a modal before the first touch, and nobody sees that": ["modal-nested-root"],
    ]
}
