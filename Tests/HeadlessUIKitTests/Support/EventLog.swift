@testable @_spi(Headless) import UIKit

/// A target that writes down the events of a control.
@MainActor
final class EventLog: NSObject, SelectorResponder {
    private(set) var events: [String] = []
    private(set) var lastSender: AnyObject?

    private static let names: [(UIControl.Event, String)] = [
        (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
        (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"),
        (.touchDragExit, "touchDragExit"), (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
        (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
        (.primaryActionTriggered, "primaryActionTriggered"), (.editingDidBegin, "editingDidBegin"),
        (.editingDidEnd, "editingDidEnd"),
    ]

    /// Listens to every event of `control`, or only to `events`.
    @discardableResult
    func listen(to control: UIControl, for events: UIControl.Event = .allEvents) -> Self {
        for (event, name) in Self.names where !events.isDisjoint(with: event) {
            control.addTarget(self, action: Selector(name), for: event)
        }
        return self
    }

    func responds(toSelector selector: Selector) -> Bool {
        Self.names.contains { Selector($0.1) == selector }
    }

    func perform(_ selector: Selector, with argument: Any?) {
        events.append(selector.description)
        lastSender = argument as AnyObject?
    }

    func forget() { events = [] }
}
