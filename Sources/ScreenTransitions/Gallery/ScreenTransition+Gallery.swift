import UIKit

extension ScreenTransition {
    /// One of each transition of this library, with its default parameters.
    ///
    /// The ``name`` of each is that of its property: `ScreenTransition.gallery.first { $0.name == "cube" }` is `.cube`.
    public static var gallery: [ScreenTransition] {
        [
            .cube, .cubeUpwards, .rise, .upAndAway, .flip, .bounce, .drop,
            .imageZoom, .imageAndLabelZoom, .doors, .pushLikeModal,
            .crossfade, .pan, .turn, .pageFlip, .fold, .cards, .portal, .natGeo, .explode,
            .cover, .uncover, .slide, .zoomSlide, .pageIn, .zoom,
            .systemLookAlike, .circularReveal,
        ]
    }
}
