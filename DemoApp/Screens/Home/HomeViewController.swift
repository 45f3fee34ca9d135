import UIKit

/// The root: every example.
final class HomeViewController: ExampleListViewController {
    init() {
        super.init(title: "Examples", examples: Example.all)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
