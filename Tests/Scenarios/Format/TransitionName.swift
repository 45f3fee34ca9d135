import Foundation

/// The transitions that a file can name: those of the toolkit's gallery, by the names they have there.
public enum TransitionName: String, CaseIterable, Sendable, Codable {
    case cube, cubeUpwards, rise, upAndAway, flip, bounce, drop, imageZoom, imageAndLabelZoom, doors, pushLikeModal
    case crossfade, pan, turn, pageFlip, fold, cards, portal, natGeo, explode
    case cover, uncover, slide, zoomSlide, pageIn, zoom, systemLookAlike, circularReveal
}
