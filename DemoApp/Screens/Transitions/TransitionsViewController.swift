import FullScreenPop
import UIKit

/// Every transition of the gallery: a row pushes a screen that comes and goes with it.
final class TransitionsViewController: ListViewController {
    init() {
        super.init(
            title: "Transitions", cell: UITableViewCell.self,
            rows: ScreenTransition.gallery.map { transition in
                Row(show: { Self.show(transition, in: $0) }) {
                    let screen = ArticleViewController()
                    screen.fullScreenPop.transition = transition
                    return screen
                }
            })
    }

    required init?(coder: NSCoder) {
        nil
    }

    private static func show(_ transition: ScreenTransition, in cell: UITableViewCell) {
        cell.textLabel?.text = transition.name
        cell.accessibilityIdentifier = transition.name
        cell.accessoryType = .disclosureIndicator
    }
}
