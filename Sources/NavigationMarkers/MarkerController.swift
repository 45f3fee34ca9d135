import UIKit

/// A controller that shows nothing and marks a place among controllers that others have created.
///
/// It can't know when it gets new ancestors, so it looks around whenever this may have happened: when it gets a parent,
/// when its view is laid out, and when it appears.
@MainActor
package class MarkerController: UIViewController {
    /// Looks around. Called often, even when nothing has changed.
    package func look() {}

    /// Undoes the marker's effects, because it is no longer in its place.
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
