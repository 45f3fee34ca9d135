import FullScreenPop
import UIKit

/// A split view whose columns have a stack each. Where the width is compact, they are one stack, and a swipe goes back
/// through both.
final class ColumnsViewController: UISplitViewController, UISplitViewControllerDelegate {
    init() {
        super.init(style: .doubleColumn)
        delegate = self
        modalPresentationStyle = .fullScreen
        let list = ColumnsListViewController()
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Close") { [weak self] _ in self?.dismiss(animated: true) })
        setViewController(FullScreenPopNavigationController(rootViewController: list), for: .primary)
        setViewController(
            FullScreenPopNavigationController(rootViewController: ArticleViewController()), for: .secondary)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The list comes first where there is room for one column only.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        .primary
    }
}

/// The list in the primary column. What it opens is in the secondary one.
private final class ColumnsListViewController: ExampleListViewController {
    init() {
        super.init(
            title: "Columns",
            examples: [
                Example(
                    title: "Article", hint: "Pull for the next, swipe back", symbol: "doc.richtext",
                    color: .systemOrange, makeScreen: { ArticleViewController() }),
                Example(
                    title: "Album", hint: "A stack beside this one", symbol: "photo.on.rectangle", color: .systemBlue,
                    makeScreen: { AlbumViewController() }),
                Example(
                    title: "Player", hint: "A slider keeps its finger", symbol: "music.note", color: .systemPink,
                    makeScreen: { PlayerViewController() }),
            ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func open(_ screen: UIViewController) {
        let stack = FullScreenPopNavigationController(rootViewController: screen)
        splitViewController?.showDetailViewController(stack, sender: self)
    }
}
