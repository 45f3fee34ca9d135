import Foundation

/// A view on a screen or in another element: what it is, what it is called and where it is.
public struct Element: Sendable {
    public var id: String
    /// In points of the superview, x from its leading edge. Nil fills the superview and follows its size.
    public var frame: CGRect?
    /// Whether a pop may begin here.
    public var backSwipe: BackSwipe?
    /// The name under which a view of another screen is the same thing; both travel between their places.
    public var sharedElement: String?
    /// Whether a control is enabled, a scroll view scrolls, and any other view takes touches.
    public var isEnabled: Bool
    /// Whether it takes touches only while no other view does, and keeps them from others.
    public var isExclusive: Bool
    /// Whether it is in its superview before an action adds it.
    public var isAdded: Bool
    /// From 0 to 1.
    public var alpha: Double
    /// In degrees, clockwise as the file is read.
    public var rotation: Double
    /// Its size in proportion to that of its frame.
    public var scale: Double
    public var kind: Kind
    public var content: [Element]

    public enum BackSwipe: String, CaseIterable, Sendable {
        case allowed
        case edgeOnly
        case blocked
    }

    public enum Kind: Sendable {
        case scroll(ScrollOptions)
        case table(TableOptions)
        case slider(SliderOptions)
        case `switch`(isOn: Bool)
        case stepper(StepperOptions)
        case segmented(SegmentedOptions)
        /// `isEdited`: whether the app lets the person edit it as soon as its screen has appeared.
        case textField(text: String, isEdited: Bool)
        case button(ButtonOptions)
        case label(text: String)
        /// A `UIControl` of the app's own that follows a finger along it, as progress bars of players do. Its knob is a
        /// subview.
        case scrubber(TrackOptions)
        /// The same with two knobs, of which the nearer one follows.
        case rangeSlider(TrackOptions)
        case textView(TextViewOptions)
        case pageControl(PageOptions)
        /// A `UIPageViewController` that scrolls.
        case pages(PageOptions)
        /// A stand-in for a web view: it goes back in a history of pages, also by an edge swipe of its own.
        case web(history: Int, hasEdgeSwipe: Bool)
        case view(ViewOptions)
        /// A navigation controller with these screens, a child of the element's screen.
        case stack([String])
    }

    /// This element and everything in it.
    public var withDescendants: [Element] { [self] + content.flatMap(\.withDescendants) }
}

extension Element: Decodable {
    /// The key that says what an element is, and with its value what it is called.
    fileprivate enum KindKey: String, CodingKey, CaseIterable {
        case scroll, table, slider, `switch`, stepper, segmented, textField, button, label, scrubber, rangeSlider
        case textView, pageControl, pages, web, view, container, stack
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case frame, backSwipe, sharedElement, enabled, exclusiveTouch, added, alpha, rotation, scale, content
    }

    /// The keys that an element of any kind may have.
    static let sharedKeys = CodingKeys.allCases.map(\.rawValue)

    public init(from decoder: any Decoder) throws {
        let kinds = try StrictObject<KindKey>(decoder, alsoKnown: nil)
        let key = try kinds.only(of: KindKey.allCases)
        id = try kinds.name(key)
        kind = try Kind(key, decoder)
        let object = try StrictObject<CodingKeys>(decoder, alsoKnown: nil)
        frame = try object.rectangle(.frame)
        backSwipe = try object.choice(.backSwipe)
        sharedElement = object.has(.sharedElement) ? try object.name(.sharedElement) : nil
        isEnabled = try object.optional(.enabled) ?? true
        isExclusive = try object.optional(.exclusiveTouch) ?? false
        isAdded = try object.optional(.added) ?? true
        alpha = try object.fraction(.alpha) ?? 1
        rotation = try object.number(.rotation, in: -360...360, "degrees") ?? 0
        scale = try object.number(.scale, in: 0.01...100) ?? 1
        content = try object.optional(.content) ?? []
        guard content.isEmpty || kind.holdsContent else {
            throw object.failure(at: .content, "expected content only in scroll, table, view and container")
        }
    }
}

extension Element.Kind {
    private enum SwitchKey: String, CodingKey, CaseIterable { case `switch`, on }
    private enum TextFieldKey: String, CodingKey, CaseIterable { case textField, text, editing }
    private enum LabelKey: String, CodingKey, CaseIterable { case label, text }
    private enum StackKey: String, CodingKey, CaseIterable { case stack, screens }
    private enum WebKey: String, CodingKey, CaseIterable { case web, history, edgeSwipe }

    /// Reads what only this kind of element has, and checks that nothing else is there.
    fileprivate init(_ key: Element.KindKey, _ decoder: any Decoder) throws {
        func object<Key: CodingKey & CaseIterable>(_: Key.Type) throws -> StrictObject<Key> {
            try StrictObject(decoder, alsoKnown: Element.sharedKeys)
        }
        switch key {
        case .scroll: self = .scroll(try ScrollOptions(from: decoder))
        case .table: self = .table(try TableOptions(from: decoder))
        case .slider: self = .slider(try SliderOptions(from: decoder))
        case .segmented: self = .segmented(try SegmentedOptions(from: decoder))
        case .button: self = .button(try ButtonOptions(from: decoder))
        case .switch: self = .switch(isOn: try object(SwitchKey.self).optional(.on) ?? false)
        case .stepper: self = .stepper(try StepperOptions(from: decoder))
        case .scrubber: self = .scrubber(try TrackOptions(scrubber: decoder))
        case .rangeSlider: self = .rangeSlider(try TrackOptions(rangeSlider: decoder))
        case .textField: self = try Self.textField(in: object(TextFieldKey.self))
        case .label: self = .label(text: try object(LabelKey.self).optional(.text) ?? "")
        case .textView: self = .textView(try TextViewOptions(from: decoder))
        case .pageControl: self = .pageControl(try PageOptions(from: decoder, key: .pageControl))
        case .pages: self = .pages(try PageOptions(from: decoder, key: .pages))
        case .web: self = try Self.web(in: object(WebKey.self))
        case .stack: self = .stack(try Self.screens(in: object(StackKey.self)))
        case .view, .container: self = .view(try ViewOptions(from: decoder))
        }
    }

    private static func web(in object: StrictObject<WebKey>) throws -> Element.Kind {
        .web(
            history: try object.wholeNumber(.history, in: 0...100, "pages") ?? 0,
            hasEdgeSwipe: try object.optional(.edgeSwipe) ?? false)
    }

    private static func textField(in object: StrictObject<TextFieldKey>) throws -> Element.Kind {
        .textField(text: try object.optional(.text) ?? "", isEdited: try object.optional(.editing) ?? false)
    }

    private static func screens(in object: StrictObject<StackKey>) throws -> [String] {
        let titles = try object.required(.screens, [String].self)
        guard !titles.isEmpty, Set(titles).count == titles.count else {
            throw object.failure(at: .screens, "expected the titles of one or more screens, each once")
        }
        return titles
    }

    fileprivate var holdsContent: Bool {
        switch self {
        case .scroll, .table, .view: true
        default: false
        }
    }
}
