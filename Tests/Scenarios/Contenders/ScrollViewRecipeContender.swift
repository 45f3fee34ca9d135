import UIKit

/// An app with the article's first cure alone: scroll views of which the pop takes the left end, and nothing for
/// sliders.
@MainActor
final class ScrollViewRecipeContender: FullScreenOnlyContender {
    override func makeScrollView(_ options: ScrollOptions) -> UIScrollView {
        RecipeScrollView(nil)
    }

    override func makeTableView() -> UITableView {
        RecipeTableView(nil)
    }
}
