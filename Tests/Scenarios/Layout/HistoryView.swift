import UIKit

/// Stands in for a web view: it knows how many pages there are to go back to.
@MainActor
final class HistoryView: UIView {
    private(set) var history: Int

    init(history: Int) {
        self.history = history
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Views of scenarios do not come from a storyboard.")
    }

    var canGoBack: Bool { history > 0 }

    func goBack() {
        history = max(0, history - 1)
    }
}
