import UIKit

extension Transition {
    /// Every transition there is, once each, with the parameters it has by itself.
    public static var gallery: [Transition] {
        [
            .cube, .cube(axis: .horizontal), .rise, .upAndAway, .flip, .turn(axis: .horizontal), .bounce, .drop,
            .imageZoom, .imageAndLabelZoom, .doors, .pushLikeModal,
            .crossfade, .pan, .pageFlip, .fold(), .cards, .portal, .natGeo, .explode(),
            .cover(), .uncover(), .slide(), .zoomSlide(), .pageIn(), .zoom,
            .systemLookAlike, .circularReveal(),
        ]
    }
}
