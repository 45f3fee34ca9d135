import FullScreenPop
import UIKit

/// Every transition of the gallery: a row pushes a screen that comes and goes with it.
final class TransitionsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private static let identifier = "Transition"

    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private let transitions = Transition.gallery

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Transitions"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        table.dataSource = self
        table.delegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
        view.addLaidOut(table)
        NSLayoutConstraint.activate(table.fills(view))
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        transitions.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
        cell.textLabel?.text = transitions[indexPath.row].name
        cell.accessibilityIdentifier = transitions[indexPath.row].name
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let screen = ArticleViewController()
        screen.fullScreenPop.transition = transitions[indexPath.row]
        navigationController?.pushViewController(screen, animated: true)
    }
}
