import GestureArbitration
@_spi(Headless) import Scenarios
@_spi(Headless) import UIKit

extension RestCheck {
    /// Views of the toolkit's that apps put on their screens themselves.
    private static let views: Set<String> = ["GestureArbitration.ArbitratedScrollView"]
    private static let modules = ["FullScreenPop.", "GestureArbitration.", "ScreenTransitions."]

    mutating func lookAtViews() {
        for view in device.window.withDescendants {
            let name = String(reflecting: type(of: view))
            if Self.modules.contains(where: name.hasPrefix), !Self.views.contains(name) { found(.leftView, name) }
            for recognizer in view.gestureRecognizers ?? [] where recognizer.state != .possible {
                found(.heldGesture, "\(type(of: recognizer)) is \(recognizer.state)")
            }
            if let control = view as? UIControl, control.isTracking || control.isHighlighted {
                found(.heldGesture, "\(type(of: control)) is held")
            }
        }
    }

    /// Those that are as the app wants them, and otherwise as UIKit makes them.
    mutating func lookAtScrollViews() {
        for element in player.scenario.allScreens.flatMap(\.elements) {
            guard let scrollView = player.view(of: element.id) as? UIScrollView, !(scrollView is ArbitratedScrollView)
            else { continue }
            let isEnabled = player.scenario.isEnabledInTheEnd(element)
            let isAsBefore =
                scrollView.isScrollEnabled == isEnabled && scrollView.panGestureRecognizer.isEnabled == isEnabled
                && scrollView.delaysContentTouches && scrollView.canCancelContentTouches
            if !isAsBefore { found(.changedScrollView, "\(type(of: scrollView))") }
            if scrollView.isDragging || scrollView.isDecelerating || scrollView.isTracking {
                found(.changedScrollView, "\(type(of: scrollView)) is held")
            }
        }
    }
}

extension Scenario {
    /// Whether the app lets an element be used after everything that it does.
    fileprivate func isEnabledInTheEnd(_ element: Element) -> Bool {
        let inOrder = actions.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
        let changes = inOrder.compactMap { _, action -> Bool? in
            guard case .change(element.id, let change) = action.verb else { return nil }
            return change.isEnabled
        }
        return changes.last ?? element.isEnabled
    }
}
