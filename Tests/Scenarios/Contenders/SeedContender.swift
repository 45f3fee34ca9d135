import UIKit

/// An app with the seed article's code.
@MainActor
final class SeedContender: FullScreenOnlyContender {
    private let rescue: SliderRescue

    init(_ rescue: SliderRescue) {
        self.rescue = rescue
    }

    override func makeNavigationController() -> UINavigationController {
        SeedNavigationController()
    }

    override func makeScrollView(_ options: ScrollOptions) -> UIScrollView {
        SeedScrollView(rescue)
    }

    override func makeTableView() -> UITableView {
        SeedTableView(rescue)
    }
}
