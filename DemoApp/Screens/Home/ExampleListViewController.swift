import UIKit

/// A list of examples.
class ExampleListViewController: ListViewController {
    init(title: String, examples: [Example]) {
        super.init(
            title: title, cell: ExampleCell.self, estimatedRowHeight: 64,
            rows: examples.map { example in
                Row(show: { ($0 as? ExampleCell)?.show(example) }, makeScreen: example.makeScreen)
            })
    }

    required init?(coder: NSCoder) {
        nil
    }
}
