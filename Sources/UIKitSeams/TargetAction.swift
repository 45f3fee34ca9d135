// Target and action as a closure. `@objc` and `#selector` exist only with the Objective-C runtime.

#if canImport(ObjectiveC) && !HEADLESS_UIKIT
    import UIKit

    /// An object that calls a closure whenever it receives its action.
    ///
    /// A recognizer does not retain its targets: keep this object. A `CADisplayLink` does retain its target: capture
    /// the owner of the link weakly. A key command has no target: return this object from
    /// `target(forAction:withSender:)`.
    @MainActor
    package final class ActionTarget: NSObject {
        /// The action with which to add this object to a recognizer, a control, a display link or a key command. No
        /// method of an app has this name, since UIKit searches every responder for the action of a key command.
        package static let action = #selector(receive(_:))

        private let body: @MainActor (AnyObject) -> Void

        /// Creates a target that passes the sender of each action to `body`.
        package init(_ body: @escaping @MainActor (AnyObject) -> Void) { self.body = body }

        @objc(fullScreenPop_receive:) private func receive(_ sender: AnyObject) { body(sender) }
    }

    extension Selector {
        /// Sends the action to `target` immediately, with its sender; `target` must implement it.
        @MainActor
        package func send(to target: any NSObjectProtocol, from sender: AnyObject) {
            _ = target.perform(self, with: sender)
        }
    }
#else
    @_spi(Headless) import UIKit

    @MainActor
    package final class ActionTarget: NSObject, SelectorResponder {
        package static let action = Selector("fullScreenPop_receive:")

        private let body: @MainActor (AnyObject) -> Void

        package init(_ body: @escaping @MainActor (AnyObject) -> Void) { self.body = body }

        package func responds(toSelector selector: Selector) -> Bool { selector == Self.action }

        package func perform(_ selector: Selector, with argument: Any?) {
            guard selector == Self.action, let sender = argument as AnyObject? else { return }
            body(sender)
        }
    }

    extension Selector {
        @MainActor
        package func send(to target: any NSObjectProtocol, from sender: AnyObject) {
            (target as? any SelectorResponder)?.perform(self, with: sender)
        }
    }
#endif

extension UIGestureRecognizer {
    /// Calls `body` with the recognizer whenever it sends its action, as long as the returned target is kept.
    package func addAction(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) -> ActionTarget {
        let target = ActionTarget { if let recognizer = $0 as? UIGestureRecognizer { body(recognizer) } }
        addTarget(target, action: ActionTarget.action)
        return target
    }
}
