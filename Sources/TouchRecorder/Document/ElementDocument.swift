/// An element as the format describes it. The key of its kind holds its name; properties that are nil are not in the
/// file.
struct ElementDocument: Encodable {
    // The kinds, each with the element's name.
    var scroll: String?
    var table: String?
    var slider: String?
    var `switch`: String?
    var stepper: String?
    var segmented: String?
    var textField: String?
    var textView: String?
    var pageControl: String?
    var pages: String?
    var stack: String?
    var web: String?
    var button: String?
    var label: String?
    var scrubber: String?
    var rangeSlider: String?
    var view: String?

    // Properties of elements of any kind.
    /// In points, from the superview's leading top corner; if nil, the element fills the superview.
    var frame: [Double]?
    var enabled: Bool?
    var exclusiveTouch: Bool?
    /// False if an action adds it later.
    var added: Bool?
    var alpha: Double?
    /// In degrees.
    var rotation: Double?
    var scale: Double?
    var backSwipe: String?
    var sharedElement: String?
    var content: [ElementDocument]?

    // Properties of elements of some kinds.
    var contentSize: [Double]?
    var offset: [Double]?
    var inset: [Double]?
    var paging: Bool?
    var bounces: Bool?
    var alwaysBounces: String?
    var directionalLock: Bool?
    var delaysTouches: Bool?
    var cancelsTouches: Bool?
    var zoom: Double?
    var zoomRange: [Double]?
    var atLeadingEdge: String?
    var controls: String?
    var dismissesKeyboard: String?
    var rows: Int?
    var rowHeight: Double?
    var swipeActions: Bool?
    var leadingActions: Bool?
    var refreshes: Bool?
    var value: ValueDocument?
    var range: [Double]?
    var step: Double?
    var on: Bool?
    var segments: [String]?
    var selected: Int?
    var text: String?
    var editing: Bool?
    var editable: Bool?
    var count: Int?
    var screens: [String]?
    var history: Int?
    var edgeSwipe: Bool?
    var followsTouches: Bool?
    var pan: Bool?
    var longPress: Bool?
    var pinch: Bool?
    var rotates: Bool?
    var swipe: String?
    var touchTypes: [String]?
    var touchOutset: Double?
    var passesTouches: Bool?
}

extension ElementDocument {
    /// The element's name, whatever its kind.
    var name: String? {
        get { Self.kinds.lazy.compactMap { self[keyPath: $0] }.first }
        set {
            guard let kind = Self.kinds.first(where: { self[keyPath: $0] != nil }) else { return }
            self[keyPath: kind] = newValue
        }
    }

    private static var kinds: [WritableKeyPath<ElementDocument, String?>] {
        [
            \.scroll, \.table, \.slider, \.switch, \.stepper, \.segmented, \.textField, \.textView,
            \.pageControl, \.pages, \.stack, \.web, \.button, \.label, \.scrubber, \.rangeSlider, \.view,
        ]
    }
}
