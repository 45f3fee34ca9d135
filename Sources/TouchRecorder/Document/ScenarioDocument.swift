import Foundation

/// The contents of the file: a scenario, in the format that the scenario player reads.
struct ScenarioDocument: Encodable {
    var name: String
    var about: String
    var device: DeviceDocument
    var screens: [ScreenDocument]
    var otherScreens: [ScreenDocument]?
    var tabBar: TabBarDocument?
    var hidesBars: String?
    /// In points.
    var sidebar: Double?
    /// In points.
    var child: Double?
    var sideBySide: [ScreenDocument]?
    var split: SplitDocument?
    var fingers: [FingerDocument]
    var actions: [ActionDocument]?
    /// What was seen at the end, for the app's own contender, and nothing for those to be compared with it.
    var expect: [String: ExpectationDocument]
}

struct DeviceDocument: Encodable {
    var system: Int
    var direction: String
    var size: [Double]
    var sampleRate: Int
    var safeArea: [Double]
}

struct TabBarDocument: Encodable {
    var before: [[ScreenDocument]]
    var after: [[ScreenDocument]]
    var swipes: Bool?
}

struct SplitDocument: Encodable {
    var primary: [ScreenDocument]
    var supplementary: [ScreenDocument]?
    var displayMode: String?
    var behavior: String?
    var presentsWithGesture: Bool
}

/// Something that the app did. It has exactly one of the verbs.
struct ActionDocument: Encodable {
    /// In seconds.
    var at: TimeInterval
    var animated: Bool?
    var push: String?
    var pop: Bool?
    var set: [String]?
    var present: String?
    var presentNavigation: [String]?
    var dismiss: DismissDocument?
    var rotate: [Double]?
    var select: String?
    var configure: String?
    var options: OptionsDocument?
    var add: String?
    var remove: String?
    var scroll: String?
    /// In points, from the content's leading top corner.
    var to: [Double]?
    var change: String?
    var properties: PropertiesDocument?
    var systemPop: Bool?
    /// The title of a screen on the stack that is changed; nil for the visible stack.
    var stack: String?

    init(at time: TimeInterval) { at = time }

    /// A change of an element.
    init(at time: TimeInterval, change name: String, _ properties: PropertiesDocument) {
        at = time
        (change, self.properties) = (name, properties)
    }
}

/// What to dismiss.
enum DismissDocument: Encodable {
    case everything
    /// What is presented as the screen with this title, or as a stack with it, and everything above it.
    case screen(String)

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .everything: try container.encode(true)
        case .screen(let title): try container.encode(title)
        }
    }
}

/// What changes in an element. Properties that are nil stay as they are.
struct PropertiesDocument: Encodable, Equatable {
    /// In points, from the superview's leading top corner.
    var frame: [Double]?
    var contentSize: [Double]?
    var rows: Int?
    var inset: [Double]?
    var zoom: Double?
    var enabled: Bool?
    var value: ValueDocument?

    /// Whether these and `other` set the same properties.
    func hasSameMembers(as other: PropertiesDocument) -> Bool {
        [frame == nil, contentSize == nil, rows == nil, inset == nil, zoom == nil, enabled == nil, value == nil]
            == [
                other.frame == nil, other.contentSize == nil, other.rows == nil, other.inset == nil, other.zoom == nil,
                other.enabled == nil, other.value == nil,
            ]
    }

    /// The properties that have changed; nil if none has.
    func difference(from before: PropertiesDocument) -> PropertiesDocument? {
        var difference = PropertiesDocument()
        if frame != before.frame { difference.frame = frame }
        if contentSize != before.contentSize { difference.contentSize = contentSize }
        if rows != before.rows { difference.rows = rows }
        if inset != before.inset { difference.inset = inset }
        if zoom != before.zoom { difference.zoom = zoom }
        if enabled != before.enabled { difference.enabled = enabled }
        if value != before.value { difference.value = value }
        return difference == PropertiesDocument() ? nil : difference
    }
}

/// Options of a screen that change.
struct OptionsDocument: Encodable {
    var hidesNavigationBar: Bool
}

/// What was seen at the end.
struct ExpectationDocument: Encodable {
    var top: String?
    var depth: Int?
    var presented: [String]?
    var barHidden: Bool?
    var value: [String: ValueDocument]?
    var moved: [String]?
    var offset: [String: [Double]]?
}

/// What a control shows.
enum ValueDocument: Encodable, Equatable {
    case number(Double)
    case numbers([Double])
    case bool(Bool)

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .numbers(let numbers): try container.encode(numbers)
        case .bool(let bool): try container.encode(bool)
        }
    }
}
