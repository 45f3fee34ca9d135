import Foundation

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

/// Options of a screen that change.
struct OptionsDocument: Encodable {
    var hidesNavigationBar: Bool
}
