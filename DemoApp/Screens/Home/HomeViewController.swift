import UIKit

/// The root: a list of examples.
final class HomeViewController: ListViewController {
    init() {
        super.init(
            title: "Examples", cell: ExampleCell.self, rowHeight: 64,
            rows: Example.all.map { example in
                Row(show: { ($0 as? ExampleCell)?.show(example) }, makeScreen: example.makeScreen)
            })
    }

    required init?(coder: NSCoder) {
        nil
    }
}
