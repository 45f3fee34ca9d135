import UIKit

/// The root: a list of examples.
final class HomeViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private let examples = Example.all

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Examples"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        table.dataSource = self
        table.delegate = self
        table.rowHeight = 64
        table.register(ExampleCell.self, forCellReuseIdentifier: ExampleCell.identifier)
        view.addLaidOut(table)
        NSLayoutConstraint.activate(table.fills(view))
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        examples.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ExampleCell.identifier, for: indexPath)
        (cell as? ExampleCell)?.show(examples[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        navigationController?.pushViewController(examples[indexPath.row].makeScreen(), animated: true)
    }
}
