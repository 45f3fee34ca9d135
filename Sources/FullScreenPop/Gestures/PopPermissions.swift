import GestureArbitration
import UIKit

/// Asks screens for their ``PopOptions/shouldPop``, and keeps at most one question open.
@MainActor
final class PopPermissions {
    /// The name under which refusals are reported.
    static let ruleName = "shouldPop"

    private unowned let navigation: FullScreenPopNavigationController
    private var isAsking = false

    init(navigation: FullScreenPopNavigationController) {
        self.navigation = navigation
    }

    /// Why `screen` may not be left now; nil if it may. Where the screen wants to ask first, the question is put, and a
    /// yes pops the screen later.
    func refusal(toLeave screen: UIViewController) -> Reason? {
        if isAsking { return .questionOpen }
        switch navigation.options(for: screen).shouldPop?.kind ?? .always {
        case .always:
            return nil
        case .condition(let condition):
            return condition() ? nil : .vetoed
        case .question(let question, let condition):
            guard condition() else { return nil }
            ask(question, about: screen)
            return .asked
        }
    }

    private func ask(_ question: @escaping PopPermission.Question, about screen: UIViewController) {
        isAsking = true
        Task { [weak navigation, weak screen] in
            let isConfirmed = await question()
            guard let navigation else { return }
            navigation.permissions.isAsking = false
            guard isConfirmed, let screen else { return }
            navigation.popAfterQuestion(screen)
        }
    }
}

extension Reason {
    /// The screen's ``PopOptions/shouldPop`` says no.
    public static var vetoed: Reason { "the screen says no" }

    /// The screen's ``PopOptions/shouldPop`` has put a question; the screen is popped if the answer is yes.
    public static var asked: Reason { "asked" }

    /// A question put by ``PopOptions/shouldPop`` has not been answered yet.
    public static var questionOpen: Reason { "a question is open" }
}
