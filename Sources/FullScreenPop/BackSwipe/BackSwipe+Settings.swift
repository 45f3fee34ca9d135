import GestureArbitration
import UIKit

/// The settings of a back swipe itself, to be restored later.
@MainActor
package struct BackSwipeSettings {
    private var restorers: [@MainActor (BackSwipe) -> Void] = []

    fileprivate init(of backSwipe: BackSwipe) {
        keep(\.defaults, of: backSwipe)
        keep(\.isEnabled, of: backSwipe)
        keep(\.driver, of: backSwipe)
        keep(\.usesPublicInterfacesOnly, of: backSwipe)
        keep(\.onEvent, of: backSwipe)
        keep(\.arbiter.rules, of: backSwipe)
        keep(\.arbiter.trace, of: backSwipe)
        keep(\.pushSwipe.isEnabled, of: backSwipe)
        keep(\.pushSwipe.onEvent, of: backSwipe)
        keep(\.pushSwipe.arbiter.rules, of: backSwipe)
        keep(\.pushSwipe.arbiter.trace, of: backSwipe)
    }

    private mutating func keep<Value>(_ setting: ReferenceWritableKeyPath<BackSwipe, Value>, of backSwipe: BackSwipe) {
        let value = backSwipe[keyPath: setting]
        restorers.append { $0[keyPath: setting] = value }
    }

    fileprivate func restore(on backSwipe: BackSwipe) {
        for restore in restorers { restore(backSwipe) }
    }
}

extension BackSwipe {
    /// The current settings.
    package var settings: BackSwipeSettings { BackSwipeSettings(of: self) }

    /// Restores `settings`, and then applies `configure`. The screen adapts only to the result, so that nothing that
    /// both set flickers.
    package func setUp(from settings: BackSwipeSettings, _ configure: @MainActor (BackSwipe) -> Void = { _ in }) {
        isBeingSetUp = true
        settings.restore(on: self)
        configure(self)
        isBeingSetUp = false
        optionsDidChange()
    }
}
