import FullScreenPop
import UIKit

/// A list of pictures, each of which grows into a screen of its own.
final class AlbumViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private let photos = Photo.all

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Album"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        table.dataSource = self
        table.delegate = self
        table.rowHeight = 84
        table.register(PhotoCell.self, forCellReuseIdentifier: PhotoCell.identifier)
        view.addLaidOut(table)
        NSLayoutConstraint.activate(table.fills(view))
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        photos.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: PhotoCell.identifier, for: indexPath)
        (cell as? PhotoCell)?.show(photos[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let screen = PhotoViewController(photos[indexPath.row])
        screen.fullScreenPop.transition = .imageAndLabelZoom
        navigationController?.pushViewController(screen, animated: true)
    }
}
