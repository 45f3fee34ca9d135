import UIKit

extension ScreenTransition {
    /// Every transition there is, once each, with the parameters it has by itself.
    ///
    /// Its ``name`` is what it is called here: `ScreenTransition.gallery.first { $0.name == "cube" }` is `.cube`.
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
