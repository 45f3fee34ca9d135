import UIKit

extension Transition {
    /// Every transition there is, once each, with the parameters it has by itself.
    ///
    /// Its ``name`` is what it is called here: `Transition.gallery.first { $0.name == "cube" }` is `.cube`.
    public static var gallery: [Transition] {
        [
            .cube, .cubeUpwards, .rise, .upAndAway, .flip, .bounce, .drop,
            .imageZoom, .imageAndLabelZoom, .doors, .pushLikeModal,
            .crossfade, .pan, .turn, .pageFlip, .fold, .cards, .portal, .natGeo, .explode,
            .cover, .uncover, .slide, .zoomSlide, .pageIn, .zoom,
            .systemLookAlike, .circularReveal,
        ]
    }
}
