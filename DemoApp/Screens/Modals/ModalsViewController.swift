import UIKit

/// Screens that are presented, and dismissed by a gesture: a row for each.
final class ModalsViewController: ExampleListViewController {
    init() {
        super.init(title: "Modals", examples: Example.modals)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func open(_ screen: UIViewController) {
        present(screen, animated: true)
    }
}
