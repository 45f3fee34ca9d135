import GestureArbitration
import UIKit

/// What can be set of a back swipe itself, to be set back later.
@MainActor
package struct BackSwipeSettings {
    fileprivate let defaults: PopOptions
    fileprivate let isEnabled: Bool
    fileprivate let driver: PopDriver
    fileprivate let usesPublicInterfacesOnly: Bool
    fileprivate let onEvent: (@MainActor (SwipeEvent) -> Void)?
    fileprivate let rules: [any ArbitrationRule]
    fileprivate let trace: ArbitrationTrace?
    fileprivate let pushIsEnabled: Bool
    fileprivate let onPushEvent: (@MainActor (SwipeEvent) -> Void)?
    fileprivate let pushRules: [any ArbitrationRule]
    fileprivate let pushTrace: ArbitrationTrace?
}

extension BackSwipe {
    /// What is set at this moment.
    package var settings: BackSwipeSettings {
        BackSwipeSettings(
            defaults: defaults, isEnabled: isEnabled, driver: driver,
            usesPublicInterfacesOnly: usesPublicInterfacesOnly, onEvent: onEvent, rules: arbiter.rules,
            trace: arbiter.trace, pushIsEnabled: pushSwipe.isEnabled, onPushEvent: pushSwipe.onEvent,
            pushRules: pushSwipe.arbiter.rules, pushTrace: pushSwipe.arbiter.trace)
    }

    /// Sets everything back to `settings`, and then what `configure` sets. The screen adapts to the result alone, so that nothing
    /// flickers that both set.
    package func setUp(from settings: BackSwipeSettings, _ configure: @MainActor (BackSwipe) -> Void = { _ in }) {
        isBeingSetUp = true
        defaults = settings.defaults
        isEnabled = settings.isEnabled
        driver = settings.driver
        usesPublicInterfacesOnly = settings.usesPublicInterfacesOnly
        onEvent = settings.onEvent
        arbiter.rules = settings.rules
        arbiter.trace = settings.trace
        pushSwipe.isEnabled = settings.pushIsEnabled
        pushSwipe.onEvent = settings.onPushEvent
        pushSwipe.arbiter.rules = settings.pushRules
        pushSwipe.arbiter.trace = settings.pushTrace
        configure(self)
        isBeingSetUp = false
        optionsDidChange()
    }
}
