import UIKit

/// Fills a table with rows and records its drags.
@MainActor
final class TableObserver: NSObject, UITableViewDataSource, UITableViewDelegate {
    private let element: Element
    private let options: TableOptions
    var rows: Int
    private unowned let screen: ScreenViewController
    private unowned let stage: Stage

    /// - Parameter screen: whose view the table is in.
    init(_ element: Element, _ options: TableOptions, on screen: ScreenViewController, stage: Stage) {
        self.element = element
        self.options = options
        rows = options.rows
        self.screen = screen
        self.stage = stage
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if indexPath.row > 0 || element.content.isEmpty {
            cell.textLabel?.text = "Row \(indexPath.row + 1)"
        }
        if indexPath.row == 0 {
            let size = CGSize(width: tableView.bounds.width, height: options.rowHeight)
            // What is placed from the trailing side moves when its superview grows.
            cell.contentView.frame = CGRect(origin: .zero, size: size)
            ContentBuilder(stage: stage, screen: screen).build(element.content, in: cell.contentView, size: size)
        }
        return cell
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        stage.recording.dragBegan(in: element.id)
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        options.swipeActions ? actions : nil
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        options.leadingActions ? actions : nil
    }

    private var actions: UISwipeActionsConfiguration {
        let action = UIContextualAction(style: .normal, title: "Flag") { [unowned stage, element] _, _, finish in
            stage.recording.wasTapped(element.id)
            finish(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }
}
