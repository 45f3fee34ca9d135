/// What every transition of the gallery does, in one line, by its name.
enum TransitionDescriptions {
    static let byName = [
        "cube":
            "The screens are faces of a turning cube, hinged on their common edge; the one that turns away darkens.",
        "cubeUpwards": "As cube, upwards.",
        "rise": "The arriving screen rises from below the leading side and swings into place; back: upAndAway.",
        "upAndAway": "The leaving screen goes off through the top.",
        "flip": "The leaving screen turns edge-on, and the arriving one turns into view as its back.",
        "turn": "As flip, about the horizontal axis, downwards.",
        "bounce": "The arriving screen comes up from below and swings into place; back: drop.",
        "drop": "The leaving screen falls out of the container.",
        "imageZoom": "Shared views travel to their places on the other screen while the screens fade.",
        "imageAndLabelZoom": "As imageZoom, with a swing at the end.",
        "doors": "The leaving screen parts in the middle and slides out to both sides.",
        "pushLikeModal": "The arriving screen slides in, the leaving one shifts a quarter and darkens.",
        "crossfade": "The arriving screen fades in over the leaving one.",
        "pan": "The arriving screen slides in, the leaving one goes off at half its speed.",
        "pageFlip": "A page of a book is turned, hinged at the middle.",
        "fold": "The leaving screen folds up like a map, and the arriving one unfolds.",
        "cards": "The leaving screen leans back and sinks away, the arriving one is laid over it.",
        "portal": "The leaving screen parts like doors, and the arriving one comes through them.",
        "natGeo": "The leaving screen opens like the cover of a magazine before the arriving one.",
        "explode": "The leaving screen bursts into tiles that fly apart, always the same way for the same seed.",
        "cover": "The arriving screen slides in over the leaving one.",
        "uncover": "The leaving screen slides off the arriving one.",
        "slide": "Both screens slide side by side.",
        "zoomSlide": "As slide, with screens that are smaller the farther they are from their places.",
        "pageIn": "The arriving screen slides in over the leaving one, which shrinks and darkens.",
        "zoom": "The leaving screen comes towards the viewer and fades, the arriving one follows.",
        "systemLookAlike": "What UIKit's own push and pop look like.",
        "circularReveal": "The arriving screen shows through a growing circle.",
    ]
}
