import Foundation

extension Scenario {
    /// What must be observed when a scenario is over. Nil says nothing about an observable.
    public struct Expectation: Sendable {
        /// Whether the contender gives the person what is wanted.
        public var verdict: Verdict?
        /// The title of the top screen.
        public var top: String?
        /// The number of screens on the stack.
        public var depth: Int?
        /// The title of the screen on top in the selected tab.
        public var tab: String?
        /// How many screens have left the stack through completed pops.
        public var popped: Int?
        /// The columns of the split view that are in sight, the primary one first.
        public var columns: [String]?
        /// Whether the split view is collapsed.
        public var collapsed: Bool?
        /// The titles of the presented screens, outermost last.
        public var presented: [String]?
        /// The titles on each stack that is named by the title of its root.
        public var stacks: [String: [String]]?
        /// The titles of the screens on which a search is active.
        public var searching: [String]?
        /// Whether the navigation bar of the frontmost navigation controller is hidden.
        public var barHidden: Bool?
        /// What is written in the navigation bar of the frontmost navigation controller, from its leading end on: the
        /// back button, the title, and other buttons.
        public var bar: [String]?
        /// What is on the screen for the keyboard.
        public var keyboard: Keyboard?
        /// The element that is first responder, or the screen; empty if nothing of the scenario is.
        public var firstResponder: String?
        /// Whether the tab bar is out of sight.
        public var tabBarHidden: Bool?
        public var value: [String: Value]?
        /// Exactly the controls, other than buttons, whose value is no longer what it was.
        public var moved: [String]?
        /// Exactly the scroll views that a finger has begun to drag.
        public var scrolled: [String]?
        /// In points from the content's leading top corner, up to half a point.
        public var offset: [String: [Double]]?
        public var progress: [ProgressProbe]?
        public var bars: [BarProbe]?
        public var poses: [PoseProbe]?
        public var still: [StillProbe]?
        /// For each finger the element that its touch has gone to, or the screen.
        public var touched: [String]?
        /// Calls that must come in this order, whatever comes between them.
        public var callbacks: [CallbackProbe]?
        /// The appearance callbacks in their order, such as `Home.viewWillAppear`.
        public var appearance: [String]?
        /// The calls of the app's own navigation delegate in their order, such as `didShow Home`.
        public var delegate: [String]?
        /// The pop's events in their order, without its progress, such as `began`, `finished`.
        public var events: [String]?
        /// Pieces of text, each of which some line of the trace must contain.
        public var trace: [String]?
        /// The kinds of faults, each once, in any order.
        public var faults: [String]?

        public enum Verdict: String, CaseIterable, Sendable, Codable {
            case resolved
            case suffers
        }

        public enum Keyboard: String, CaseIterable, Sendable, Codable {
            case hidden
            /// The `inputAccessoryView` of a screen alone.
            case accessory
            case shown
        }

        public init() {}

        /// The part of an expectation that a person can see, by which contenders are judged. Not the poses: what the
        /// toolkit's transitions look like is no standard for contenders that have none.
        public var visible: Expectation {
            var visible = self
            visible.verdict = nil
            visible.events = nil
            visible.trace = nil
            visible.delegate = nil
            visible.poses = nil
            visible.still = nil
            visible.touched = nil
            visible.callbacks = nil
            return visible
        }
    }
}

extension Scenario.Expectation: Codable {
    enum CodingKeys: String, CodingKey, CaseIterable {
        case verdict, top, depth, tab, popped, columns, collapsed, presented, stacks, searching, barHidden,
            tabBarHidden, value, moved
        case bar, keyboard, firstResponder, scrolled, offset
        case progress, bars, poses, still, touched, callbacks, appearance, delegate, events, trace, faults
    }

    public init(from decoder: any Decoder) throws {
        try self.init(StrictObject<CodingKeys>(decoder))
    }

    init(_ object: StrictObject<CodingKeys>) throws {
        verdict = try object.choice(.verdict)
        top = try object.optional(.top)
        depth = try object.wholeNumber(.depth, in: 0...1000, "screens")
        tab = try object.optional(.tab)
        popped = try object.wholeNumber(.popped, in: 0...1000, "screens")
        columns = try object.optional(.columns, [SplitColumn].self)?.map(\.column.rawValue)
        collapsed = try object.optional(.collapsed)
        presented = try object.optional(.presented)
        stacks = try object.optional(.stacks)
        searching = try object.optional(.searching)
        barHidden = try object.optional(.barHidden)
        tabBarHidden = try object.optional(.tabBarHidden)
        bar = try object.optional(.bar)
        keyboard = try object.choice(.keyboard)
        firstResponder = try object.optional(.firstResponder)
        value = try object.optional(.value)
        moved = try object.optional(.moved)
        scrolled = try object.optional(.scrolled)
        offset = try object.optional(.offset)
        if let place = offset?.first(where: { $0.value.count != 2 }) {
            throw object.failure(at: .offset, "expected [x, y] for \(place.key)")
        }
        progress = try object.optional(.progress)
        bars = try object.optional(.bars)
        poses = try object.optional(.poses)
        still = try object.optional(.still)
        touched = try object.optional(.touched)
        callbacks = try object.optional(.callbacks)
        appearance = try object.optional(.appearance)
        delegate = try object.optional(.delegate)
        events = try object.optional(.events)
        trace = try object.optional(.trace)
        faults = try object.optional(.faults)
    }

    /// This expectation with everything that `other` says in its stead.
    func overridden(by other: Scenario.Expectation) -> Scenario.Expectation {
        var result = self
        result.verdict = other.verdict ?? verdict
        result.top = other.top ?? top
        result.depth = other.depth ?? depth
        result.tab = other.tab ?? tab
        result.popped = other.popped ?? popped
        result.columns = other.columns ?? columns
        result.collapsed = other.collapsed ?? collapsed
        result.presented = other.presented ?? presented
        result.stacks = other.stacks ?? stacks
        result.searching = other.searching ?? searching
        result.barHidden = other.barHidden ?? barHidden
        result.tabBarHidden = other.tabBarHidden ?? tabBarHidden
        result.bar = other.bar ?? bar
        result.keyboard = other.keyboard ?? keyboard
        result.firstResponder = other.firstResponder ?? firstResponder
        result.value = other.value ?? value
        result.moved = other.moved ?? moved
        result.scrolled = other.scrolled ?? scrolled
        result.offset = other.offset ?? offset
        result.progress = other.progress ?? progress
        result.bars = other.bars ?? bars
        result.poses = other.poses ?? poses
        result.still = other.still ?? still
        result.touched = other.touched ?? touched
        result.callbacks = other.callbacks ?? callbacks
        result.appearance = other.appearance ?? appearance
        result.delegate = other.delegate ?? delegate
        result.events = other.events ?? events
        result.trace = other.trace ?? trace
        result.faults = other.faults ?? faults
        return result
    }
}
