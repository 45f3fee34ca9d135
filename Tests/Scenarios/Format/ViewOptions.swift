import Foundation

/// What a view of the app's own does with touches. It counts what it has taken.
public struct ViewOptions: Sendable {
    /// Whether it follows touches with `touchesMoved`, as a canvas does. A stroke counts once its finger is lifted.
    public var followsTouches: Bool
    /// Whether it has a pan of its own, which begins in every direction.
    public var hasPan: Bool
    public var hasLongPress: Bool
    /// Whether it has a pinch of its own, and a rotation. Both are recognized at once.
    public var hasPinch: Bool
    public var hasRotation: Bool
    /// Where the fingers go of which it recognizes a swipe; nil is no such recognizer.
    public var swipe: Swipe?

    /// What its recognizers take touches of; nil is anything.
    public var touchKinds: [TouchKind]?

    /// How far beyond its bounds it takes touches, in points; negative for a view that takes fewer.
    public var touchOutset: Double
    /// Whether touches that are not on its content go to what lies behind it.
    public var passesTouches: Bool

    public enum Swipe: String, CaseIterable, Sendable {
        case leading
        case trailing
    }

    /// Whether it does with touches what every view does.
    public var isPlain: Bool { !takesTouches && touchOutset == 0 && !passesTouches }

    /// Whether there is anything to count.
    public var takesTouches: Bool {
        followsTouches || hasPan || hasLongPress || hasPinch || hasRotation || swipe != nil
    }
}

extension ViewOptions: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case view, container, followsTouches, pan, longPress, pinch, rotates, swipe, touchTypes, touchOutset
        case passesTouches
    }

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder, alsoKnown: Element.sharedKeys)
        followsTouches = try object.optional(.followsTouches) ?? false
        hasPan = try object.optional(.pan) ?? false
        hasLongPress = try object.optional(.longPress) ?? false
        hasPinch = try object.optional(.pinch) ?? false
        hasRotation = try object.optional(.rotates) ?? false
        swipe = try object.choice(.swipe)
        touchKinds = try object.touchKinds(.touchTypes)
        touchOutset = try object.number(.touchOutset, in: -1000...1000, "points") ?? 0
        passesTouches = try object.optional(.passesTouches) ?? false
    }
}
