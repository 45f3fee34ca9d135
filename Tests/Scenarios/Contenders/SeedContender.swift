import UIKit

/// An app with the whole of the seed article's code.
@MainActor
final class SeedContender: FullScreenOnlyContender {
    private let rescue: SliderRescue
    /// UIKit holds delegates weakly.
    private var dismissals: [SeedDismissal] = []

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

    override func willPresent(_ viewController: UIViewController, _ options: ModalOptions) {
        viewController.modalPresentationStyle = UIModalPresentationStyle(options.style)
        dismissals.append(SeedDismissal(of: viewController, by: options.interactor))
    }
}
