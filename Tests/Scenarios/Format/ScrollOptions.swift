import Foundation

/// What is special about a scroll view.
public struct ScrollOptions: Sendable {
    /// In points; nil is the scroll view's own size.
    public var contentSize: CGSize?
    public var isPaging: Bool
    public var bounces: Bool
    /// From where it begins, in points from the content's leading top corner.
    public var offset: CGPoint
    public var inset: Inset
    /// The zoom scale at the beginning; other than 1 makes the content zoomable.
    public var zoom: Double
    /// What it does with a back swipe at its leading edge; nil leaves that to the contender.
    public var atLeadingEdge: AtScrollEdge?
    /// What it does with touches on its controls; nil leaves that to the contender.
    public var controls: ControlTouches?
    /// What dragging it does to the keyboard; nil is nothing.
    public var dismissesKeyboard: KeyboardDismissal?

    public enum AtScrollEdge: String, CaseIterable, Sendable {
        case yields
        case simultaneous
        case keeps
    }

    public enum ControlTouches: String, CaseIterable, Sendable {
        case touchImmediately
        case disablesScrolling
        case unchanged
    }

    public enum KeyboardDismissal: String, CaseIterable, Sendable {
        case onDrag
        case interactive
    }

    /// Distances in points.
    public struct Inset: Sendable {
        public var top = 0.0
        public var leading = 0.0
        public var bottom = 0.0
        public var trailing = 0.0
    }
}

extension ScrollOptions: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case scroll, contentSize, paging, bounces, offset, inset, zoom, atLeadingEdge, controls
        case dismissesKeyboard
    }

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder, alsoKnown: Element.sharedKeys)
        contentSize = try object.size(.contentSize)
        isPaging = try object.optional(.paging) ?? false
        bounces = try object.optional(.bounces) ?? true
        offset = try object.point(.offset) ?? .zero
        inset =
            try object.places(.inset, "top", "leading", "bottom", "trailing")
            .map { Inset(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) } ?? Inset()
        zoom = try object.number(.zoom, in: 0...100) ?? 1
        guard zoom > 0 else { throw object.failure(at: .zoom, "expected a scale above 0, found \(zoom)") }
        atLeadingEdge = try object.choice(.atLeadingEdge)
        controls = try object.choice(.controls)
        dismissesKeyboard = try object.choice(.dismissesKeyboard)
    }
}
