import UIKit

/// A screen that records its appearance callbacks.
package final class Screen: UIViewController {
    package private(set) var appearances: [String] = []

    package convenience init(_ title: String) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
    }

    package override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearances.append("willAppear")
    }

    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances.append("didAppear")
    }

    package override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        appearances.append("willDisappear")
    }

    package override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        appearances.append("didDisappear")
    }

    package func forgetAppearances() {
        appearances = []
    }
}
