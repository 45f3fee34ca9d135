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
    /// The least and the greatest zoom scale; nil is what lies between 1 and ``zoom``.
    public var zoomRange: ClosedRange<Double>?
    /// Along which axes it bounces though its content fits.
    public var alwaysBounces: Axes?
    /// Whether a drag scrolls along one axis only once that is clear.
    public var locksDirection: Bool
    /// Whether the content hears of a touch only when it is no drag; nil leaves that to the contender.
    public var delaysTouches: Bool?
    /// Whether a drag takes a touch back from the content; nil leaves that to the contender.
    public var cancelsTouches: Bool?
    /// What may touch the screen to scroll it; nil is anything.
    public var touchKinds: [TouchKind]?
    /// What it does with a back swipe at its leading edge; nil leaves that to the contender.
    public var atLeadingEdge: AtScrollEdge?
    /// What it does with touches on its controls; nil leaves that to the contender.
    public var controls: ControlTouches?
    /// What dragging it does to the keyboard; nil is nothing.
    public var dismissesKeyboard: KeyboardDismissal?

    /// Whether a pull at its top refreshes it. It counts that.
    public var refreshes: Bool

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

    public enum Axes: String, CaseIterable, Sendable {
        case horizontal
        case vertical
        case both
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

extension ScrollOptions {
    /// Whether the content can be zoomed, or is from the beginning.
    var isZoomable: Bool { zoom != 1 || zoomRange != nil }
}

extension ScrollOptions: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case scroll, contentSize, paging, bounces, offset, inset, zoom, zoomRange, atLeadingEdge, controls
        case dismissesKeyboard, refreshes, alwaysBounces, directionalLock, delaysTouches, cancelsTouches, touchTypes
    }

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder, alsoKnown: Element.sharedKeys)
        contentSize = try object.size(.contentSize)
        isPaging = try object.optional(.paging) ?? false
        bounces = try object.optional(.bounces) ?? true
        offset = try object.point(.offset) ?? .zero
        inset = try object.inset(.inset) ?? Inset()
        zoom = try object.number(.zoom, in: 0...100) ?? 1
        guard zoom > 0 else { throw object.failure(at: .zoom, "expected a scale above 0, found \(zoom)") }
        if let ends = try object.places(.zoomRange, "least", "greatest") {
            guard ends[0] > 0, ends[0] <= zoom, zoom <= ends[1], ends[1] <= 100 else {
                throw object.failure(at: .zoomRange, "expected 0 < least ≤ zoom ≤ greatest ≤ 100, found \(ends)")
            }
            zoomRange = ends[0]...ends[1]
        }
        alwaysBounces = try object.choice(.alwaysBounces)
        locksDirection = try object.optional(.directionalLock) ?? false
        delaysTouches = try object.optional(.delaysTouches)
        cancelsTouches = try object.optional(.cancelsTouches)
        touchKinds = try object.touchKinds(.touchTypes)
        atLeadingEdge = try object.choice(.atLeadingEdge)
        controls = try object.choice(.controls)
        dismissesKeyboard = try object.choice(.dismissesKeyboard)
        refreshes = try object.optional(.refreshes) ?? false
    }
}
