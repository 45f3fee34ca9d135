@_spi(Headless) import UIKit

/// A screen that does something once, when it is about to come or go.
final class ActingScreen: UIViewController {
    enum Callback: CaseIterable {
        case appearing, disappearing
    }

    var whenAppearing: (() -> Void)?
    var whenDisappearing: (() -> Void)?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        act(&whenAppearing)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        act(&whenDisappearing)
    }

    private func act(_ action: inout (() -> Void)?) {
        let now = action
        action = nil
        now?()
    }
}
