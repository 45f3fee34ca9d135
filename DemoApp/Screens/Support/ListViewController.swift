import UIKit

/// A list of rows, each of which opens a screen.
class ListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    struct Row {
        /// Fills a cell of the list's kind.
        let show: @MainActor (UITableViewCell) -> Void
        let makeScreen: @MainActor () -> UIViewController
    }

    private static let identifier = "Row"

    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private let rows: [Row]

    /// The constraints of a cell decide how high its row is; UIKit takes `estimatedRowHeight` until it has seen the cell.
    init(
        title: String, cell: UITableViewCell.Type, estimatedRowHeight: CGFloat = UITableView.automaticDimension,
        rows: [Row]
    ) {
        self.rows = rows
        super.init(nibName: nil, bundle: nil)
        self.title = title
        table.estimatedRowHeight = estimatedRowHeight
        table.register(cell, forCellReuseIdentifier: Self.identifier)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        table.dataSource = self
        table.delegate = self
        view.addLaidOut(table)
        NSLayoutConstraint.activate(table.fills(view))
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
        rows[indexPath.row].show(cell)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        open(rows[indexPath.row].makeScreen())
    }

    /// Shows the screen of a row: pushes it, unless a kind of list does something else.
    func open(_ screen: UIViewController) {
        navigationController?.pushViewController(screen, animated: true)
    }
}
