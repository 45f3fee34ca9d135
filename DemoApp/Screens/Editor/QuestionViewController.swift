import UIKit

/// A question with two answers, on a card over the dimmed screen.
final class QuestionViewController: UIViewController {
    private let card = UIView()
    private let question: String
    private let message: String
    private let confirm: String
    private let decline: String
    private let answer: (Bool) -> Void

    /// - Parameter answer: called once, after the card has gone: with true for the button that confirms.
    init(
        _ question: String, message: String, confirm: String, decline: String, answer: @escaping (Bool) -> Void
    ) {
        self.question = question
        self.message = message
        self.confirm = confirm
        self.decline = decline
        self.answer = answer
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        modalTransitionStyle = .crossDissolve
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0, alpha: 0.4)
        view.accessibilityViewIsModal = true
        card.backgroundColor = .systemBackground
        card.roundCorners(16)
        let column = UIStackView.column(
            UILabel(question, .headline, lines: 0), UILabel(message, .subheadline, color: .secondaryLabel, lines: 0),
            button(confirm, color: .systemRed, answers: true), button(decline, color: .systemBlue, answers: false))
        card.addLaidOut(column)
        view.addLaidOut(card)
        NSLayoutConstraint.activate(column.fills(card, inset: 20))
        NSLayoutConstraint.activate([
            card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            card.widthAnchor.constraint(equalToConstant: 300),
        ])
    }

    private func button(_ title: String, color: UIColor, answers isConfirming: Bool) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.setTitleColor(color, for: .normal)
        button.accessibilityIdentifier = title
        button.addAction(
            UIAction { [weak self] _ in self?.leave(answering: isConfirming) }, for: .touchUpInside)
        button.heightAnchor.constraint(equalToConstant: 44).isActive = true
        return button
    }

    private func leave(answering isConfirming: Bool) {
        dismiss(animated: true) { [answer] in answer(isConfirming) }
    }
}
