import UIKit

/// A controller that shows nothing and marks a place among controllers that somebody else has made.
///
/// Nothing is known of when its ancestors come, so it looks around whenever it may have got others: when it gets a parent,
/// when its view is laid out, and when it appears.
@MainActor
package class MarkerController: UIViewController {
    /// Looks around. Called often, and also when nothing has changed.
    package func look() {}

    /// Takes back what the marker has brought about, because it is no longer at its place.
    package func leave() {}

    package override func loadView() {
        let view = UIView()
        view.isUserInteractionEnabled = false
        self.view = view
    }

    package override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { leave() } else { look() }
    }

    package override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        look()
    }

    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        look()
    }
}
