import Foundation

/// Something that the app or the system does at a time, whatever the fingers do.
public struct Action: Sendable {
    /// In seconds.
    public var time: TimeInterval
    public var isAnimated: Bool
    public var verb: Verb
    /// The title of a screen on the stack that is changed; nil changes the one in sight.
    public var stack: String?

    public enum Verb: Sendable {
        /// Pushes a screen; one that is on the stack already is pushed again.
        case push(String)
        case pop
        /// Replaces the stack.
        case set([String])
        case present(String)
        /// Presents a navigation controller that is the system's own as far as the app can tell, such as a picker's.
        case presentSystemNavigation([String], hidesBar: Bool)
        /// Presents a navigation controller of the app's own with these screens, as the first of them says.
        case presentNavigation([String])
        /// Dismisses what is presented as, or with, the screen of this title, and what is above it; nil is everything.
        case dismiss(String?)
        /// Turns the device so that its screen has this size.
        case rotate(CGSize)
        /// Changes a screen's options.
        case configure(String, ScreenOptions)
        /// Changes what the navigation bar has for a screen.
        case bar(String, BarItems)
        /// Scrolls a scroll view to an offset from its leading top corner.
        case scroll(String, to: CGPoint)
        /// Changes an element, at once.
        case change(String, ElementChange)
        /// Begins to search on a screen.
        case search(String)
        /// VoiceOver's two-finger scrub.
        case escape
        /// A key of a hardware keyboard.
        case key(KeyStroke)
        /// Puts an element into its superview, in front of what is there.
        case add(String)
        /// Takes an element out of its superview.
        case remove(String)
        /// The person's setting.
        case reduceMotion(Bool)
        /// Switches `interactivePopGestureRecognizer` on or off.
        case systemPop(Bool)
        case delegate(NavigationDelegate)
        /// Selects the tab with this screen.
        case select(String)
        /// Shows a column of the split view.
        case show(SplitOptions.Column)
        /// Hides a column of the split view; the secondary one cannot be hidden.
        case hide(SplitOptions.Column)
    }

    /// What the app makes the delegate of its navigation controller.
    public enum NavigationDelegate: String, CaseIterable, Sendable {
        case none
        /// A new object of the same kind.
        case another
    }
}

extension Action: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case at, animated, push, pop, set, present, presentSystemNavigation, hidesBar, presentNavigation
        case dismiss, rotate, configure, options, scroll, to, search, escape, remove, reduceMotion, systemPop, delegate
        case select, show, hide, key, bar, items, stack, add, change, properties
    }

    private static let verbs: [CodingKeys] = [
        .push, .pop, .set, .present, .presentSystemNavigation, .presentNavigation, .dismiss, .rotate, .configure,
        .scroll, .search, .escape, .add, .remove, .reduceMotion, .systemPop, .delegate, .select, .show, .hide, .key,
        .bar, .change,
    ]

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder)
        time = try object.seconds(.at) ?? 0
        isAnimated = try object.optional(.animated) ?? true
        let verb = try object.only(of: Self.verbs)
        for (companion, owners) in Self.companions where object.has(companion) && !owners.contains(verb) {
            let names = owners.map(\.rawValue).joined(separator: ", ")
            throw object.failure(at: companion, "expected only beside \(names)")
        }
        if object.has(.stack) { stack = try object.name(.stack) }
        self.verb = try Self.verb(verb, in: object)
    }

    /// Keys that say more of some verbs.
    private static let companions: [(CodingKeys, owners: [CodingKeys])] = [
        (.hidesBar, [.presentSystemNavigation]), (.options, [.configure]), (.to, [.scroll]), (.items, [.bar]),
        (.stack, [.push, .pop, .set]), (.properties, [.change]),
    ]

    private static func verb(_ key: CodingKeys, in object: StrictObject<CodingKeys>) throws -> Verb {
        switch key {
        case .push: return .push(try object.name(.push))
        case .set: return .set(try object.required(.set))
        case .present: return .present(try object.name(.present))
        case .presentSystemNavigation:
            let titles = try object.required(.presentSystemNavigation, [String].self)
            guard !titles.isEmpty else { throw object.failure(at: key, "expected the titles of one or more screens") }
            return .presentSystemNavigation(titles, hidesBar: try object.optional(.hidesBar) ?? false)
        case .presentNavigation:
            let titles = try object.required(.presentNavigation, [String].self)
            guard !titles.isEmpty else { throw object.failure(at: key, "expected the titles of one or more screens") }
            return .presentNavigation(titles)
        case .rotate:
            guard let size = try object.screenSize(.rotate) else {
                throw object.failure(at: key, "expected [width, height]")
            }
            return .rotate(size)
        case .configure: return .configure(try object.name(.configure), try object.required(.options))
        case .scroll:
            guard let offset = try object.point(.to) else { throw object.failure(at: .to, "missing, expected [x, y]") }
            return .scroll(try object.name(.scroll), to: offset)
        case .change: return .change(try object.name(.change), try object.required(.properties))
        case .select: return .select(try object.name(.select))
        case .show, .hide:
            guard let column = try object.choice(key, SplitOptions.Column.self) else {
                throw object.failure(at: key, "expected primary, supplementary or secondary")
            }
            guard key == .hide else { return .show(column) }
            guard column != .secondary else {
                throw object.failure(at: key, "expected primary or supplementary, found secondary")
            }
            return .hide(column)
        case .bar: return .bar(try object.name(.bar), try object.required(.items))
        case .search: return .search(try object.name(.search))
        case .key:
            let text = try object.name(.key)
            guard let stroke = KeyStroke(text) else {
                let modifiers = KeyStroke.Modifier.allCases.map(\.rawValue).joined(separator: ", ")
                throw object.failure(
                    at: key, "expected a character with any of \(modifiers) before it, such as cmd+[, found \(text)")
            }
            return .key(stroke)
        case .dismiss: return .dismiss(try dismissed(in: object))
        case .add: return .add(try object.name(.add))
        case .remove: return .remove(try object.name(.remove))
        case .reduceMotion: return .reduceMotion(try object.required(.reduceMotion))
        case .systemPop: return .systemPop(try object.required(.systemPop))
        case .delegate:
            guard let delegate = try object.choice(.delegate, NavigationDelegate.self) else {
                throw object.failure(at: key, "expected none or another")
            }
            return .delegate(delegate)
        default:
            guard try object.required(key, Bool.self) else { throw object.failure(at: key, "expected true") }
            return key == .pop ? .pop : .escape
        }
    }

    private static func dismissed(in object: StrictObject<CodingKeys>) throws -> String? {
        if let title = try? object.required(.dismiss, String.self), !title.isEmpty { return title }
        guard (try? object.required(.dismiss, Bool.self)) == true else {
            throw object.failure(at: .dismiss, "expected true, or the title of a screen that is presented")
        }
        return nil
    }
}
