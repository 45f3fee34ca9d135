import GestureArbitration
import UIKit

/// Asks screens for their ``PopOptions/shouldPop``, and keeps at most one question open for each.
@MainActor
final class PopConfirmation: ArbitrationRule {
    let name = "shouldPop"

    /// Called with the screen when its question is answered with yes.
    var didConfirm: @MainActor (UIViewController) -> Void = { _ in }

    private let options: StackOptions
    private var openQuestions: [OpenQuestion] = []

    /// A question that has not been answered. It may never be.
    private final class OpenQuestion {
        weak var screen: UIViewController?
        var task: Task<Void, Never>?

        init(about screen: UIViewController) {
            self.screen = screen
        }
    }

    init(options: StackOptions) {
        self.options = options
    }

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        guard let screen = options.navigationController?.topViewController else { return nil }
        if let reason = ask(toLeave: screen) { return .deny(reason) }
        // The app may have changed the stack when it was asked.
        return options.navigationController?.topViewController === screen ? nil : .deny(.screenReplaced)
    }

    /// Asks whether `screen` may be left now, and returns why not; nil if it may. A screen that asks the person is
    /// popped after a yes.
    func ask(toLeave screen: UIViewController) -> ArbitrationReason? {
        if openQuestions.contains(where: { $0.screen === screen }) { return .questionOpen }
        switch options.options(for: screen).shouldPop?.kind ?? .always {
        case .always:
            return nil
        case .condition(let condition):
            return condition(screen.shownOnStack) ? nil : .vetoed
        case .question(let question, let condition):
            guard condition(screen.shownOnStack) else { return nil }
            put(question, about: screen)
            return .asked
        }
    }

    /// Cancels the questions about screens that have left the stack: their answers have no effect.
    func forgetScreensOffStack() {
        let stack = options.navigationController?.viewControllers ?? []
        openQuestions.removeAll { question in
            if let screen = question.screen, stack.contains(screen) { return false }
            question.task?.cancel()
            return true
        }
    }

    private func put(_ question: @escaping @MainActor (UIViewController) async -> Bool, about screen: UIViewController)
    {
        let asked = screen.shownOnStack
        let open = OpenQuestion(about: screen)
        openQuestions.append(open)
        open.task = Task { [weak self] in
            let isYes = await question(asked)
            guard let self, openQuestions.contains(where: { $0 === open }) else { return }
            openQuestions.removeAll { $0 === open }
            if isYes { didConfirm(screen) }
        }
    }
}

extension ArbitrationReason {
    /// The screen's ``PopOptions/shouldPop`` refuses.
    public static var vetoed: ArbitrationReason { "the screen says no" }

    /// The screen's ``PopOptions/shouldPop`` has asked a question; the screen is popped if the answer is yes.
    public static var asked: ArbitrationReason { "the screen asks first" }

    /// The question of the screen's ``PopOptions/shouldPop`` has not been answered yet.
    public static var questionOpen: ArbitrationReason { "a question is open" }
}
