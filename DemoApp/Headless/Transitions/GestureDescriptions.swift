/// What the fingers do for every gesture, in one line, by its name.
enum GestureDescriptions {
    static let byName = [
        "pan": "A pan from leading to trailing over the whole width, from anywhere.",
        "leadingEdgePan": "A pan from the leading edge over the whole width.",
        "distancePan": "A pan from leading to trailing over a set distance, here 300 points.",
        "panDown": "A pan downward over a set distance, by itself 400 points.",
        "panUp": "A pan upward over a set distance, by itself 400 points.",
        "pinch": "Two fingers that come closer to each other.",
        "spread": "Two fingers that move apart.",
    ]
}
