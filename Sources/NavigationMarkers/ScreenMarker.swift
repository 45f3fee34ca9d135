import FullScreenPop
import UIKit

/// Sets an option of the screen that it is in, for as long as it is there.
///
/// The screen is the nearest ancestor that is on the stack of a navigation controller. While there is none, nothing
/// happens. Of several markers for one option of a screen, the last to appear counts; when it goes, the others count again,
/// and at last what the screen had before.
package final class ScreenMarker: MarkerController {
    /// The option. Setting it applies it at once, if the marker is in a screen.
    package var option: ScreenOption {
        didSet {
            if let screen { screen.markedOptions.update(self, with: option, of: screen) }
        }
    }

    /// The screen that has the option from this marker.
    private weak var screen: UIViewController?

    /// Makes a marker for `option`.
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
        // As in a tab of the screen that is no longer chosen. A screen that goes as a whole keeps its options, for the
        // transition that brings it back.
        if screen?.viewIfLoaded?.window != nil { leave() }
    }
}
