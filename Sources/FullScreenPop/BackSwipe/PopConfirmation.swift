import GestureArbitration
import UIKit

/// Asks screens for their ``PopOptions/shouldPop``, and keeps at most one question open.
@MainActor
final class PopConfirmation: ArbitrationRule {
    let name = "shouldPop"

    /// Called with the screen when its question is answered with yes.
    var didConfirm: @MainActor (UIViewController) -> Void = { _ in }

    private let options: StackOptions
    /// The screen that a question is open about.
    private weak var askedScreen: UIViewController?

    init(options: StackOptions) {
        self.options = options
    }

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> Answer? {
        guard let screen = options.navigationController?.topViewController else { return nil }
        return refusal(toLeave: screen).map { .deny($0) }
    }

    /// Why `screen` may not be left now; nil if it may. If the screen asks first, this asks, and pops it after a yes.
    func refusal(toLeave screen: UIViewController) -> Reason? {
        if isAsking { return .questionOpen }
        switch options.options(for: screen).shouldPop?.kind ?? .always {
        case .always:
            return nil
        case .condition(let condition):
            return condition(screen) ? nil : .vetoed
        case .question(let question, let condition):
            guard condition(screen) else { return nil }
            ask(question, about: screen)
            return .asked
        }
    }

    private var isAsking: Bool {
        askedScreen.map { options.navigationController?.viewControllers.contains($0) ?? false } ?? false
    }

    private func ask(_ question: @escaping @MainActor (UIViewController) async -> Bool, about screen: UIViewController)
    {
        askedScreen = screen
        Task { [weak self] in
            let isYes = await question(screen)
            guard let self else { return }
            if askedScreen === screen { askedScreen = nil }
            if isYes { didConfirm(screen) }
        }
    }
}

extension Reason {
    /// The screen's ``PopOptions/shouldPop`` refuses.
    public static var vetoed: Reason { "the screen says no" }

    /// The screen's ``PopOptions/shouldPop`` has put a question; the screen is popped if the answer is yes.
    public static var asked: Reason { "asked" }

    /// A question of ``PopOptions/shouldPop`` has not been answered yet.
    public static var questionOpen: Reason { "a question is open" }
}
