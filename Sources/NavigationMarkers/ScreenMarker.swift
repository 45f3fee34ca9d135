import FullScreenPop
import UIKit

/// Sets an option of the screen that contains it, as long as it is there.
///
/// The screen is the nearest ancestor on a navigation controller's stack. Without one, nothing happens. If a screen has
/// several markers for one option, the last to appear takes precedence. When it goes, the others apply again, and
/// finally the screen's former value.
package final class ScreenMarker: MarkerController {
    /// The option. Setting it applies it at once if the marker is in a screen.
    package var option: ScreenOption {
        didSet {
            if let screen { screen.markedOptions.update(self, with: option, of: screen) }
        }
    }

    /// The screen on which this marker has set the option.
    private weak var screen: UIViewController?

    /// Creates a marker for `option`.
    package init(_ option: ScreenOption) {
        self.option = option
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        preconditionFailure("A marker is not in storyboards.")
    }

    package override func look() {
        if let screen, !isDescendant(of: screen) { leave() }
        guard let found = navigationScreen?.screen, found !== screen else { return }
        leave()
        screen = found
        found.markedOptions.update(self, with: option, of: found)
    }

    package override func leave() {
        guard let screen else { return }
        self.screen = nil
        screen.markedOptions.remove(self, of: screen)
    }

    package override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // As in a tab of the screen that is no longer selected. A screen that goes as a whole keeps its options, for
        // the transition that brings it back.
        if screen?.viewIfLoaded?.window != nil { leave() }
    }
}
