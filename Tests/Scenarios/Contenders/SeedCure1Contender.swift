import UIKit

/// An app with the seed article's first cure alone: scroll views of which the pop takes the left end, and nothing for
/// sliders.
@MainActor
final class SeedCure1Contender: FullScreenOnlyContender {
    override func makeScrollView(_ options: ScrollOptions) -> UIScrollView {
        SeedScrollView(nil)
    }

    override func makeTableView() -> UITableView {
        SeedTableView(nil)
    }
}
