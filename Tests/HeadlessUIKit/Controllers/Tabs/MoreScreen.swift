/// Lists the screens of a tab bar controller that its bar has no room for.
final class MoreScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
    var screens: [UIViewController] = [] {
        didSet { table.reloadData() }
    }
    private let table = UITableView(frame: .zero, style: .plain)

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        title = "More"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func loadView() {
        table.dataSource = self
        table.delegate = self
        view = table
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { screens.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = screens[indexPath.row].title
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(screens[indexPath.row], animated: true)
    }
}
