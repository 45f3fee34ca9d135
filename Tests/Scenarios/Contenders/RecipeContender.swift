import UIKit

/// An app with the whole of the article's code.
@MainActor
final class RecipeContender: FullScreenOnlyContender {
    private let rescue: SliderRescue
    /// UIKit holds delegates weakly.
    private var dismissals: [RecipeDismissal] = []

    init(_ rescue: SliderRescue) {
        self.rescue = rescue
    }

    override func makeNavigationController() -> UINavigationController {
        RecipeNavigationController()
    }

    override func makeScrollView(_ options: ScrollOptions) -> UIScrollView {
        RecipeScrollView(rescue)
    }

    override func makeTableView() -> UITableView {
        RecipeTableView(rescue)
    }

    override func willPresent(_ viewController: UIViewController, _ options: ModalOptions) {
        viewController.modalPresentationStyle = UIModalPresentationStyle(options.style)
        dismissals.append(RecipeDismissal(of: viewController, by: options.interactor))
    }
}
