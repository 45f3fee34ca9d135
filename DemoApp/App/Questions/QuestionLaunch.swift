import UIKit

/// A question to UIKit instead of the demo's own screens, for UI tests and for people.
///
/// ``LaunchVariable/question`` names it. As soon as its screens are there, if it needs fingers, a button
/// ``QuestionElement/doneButton`` appears, to be tapped when the fingers have worked. In the end a label
/// ``QuestionElement/answerLabel`` has the answer, or ``QuestionElement/noAnswerLabel`` the reason why there is none.
@MainActor
final class QuestionLaunch {
    private let question: Question
    private var host: WindowQuestionHost?
    private var overlay: UIWindow?

    /// Nil if the environment names no question. A name that no question has stops the app.
    init?(environment: [String: String]) {
        guard let id = environment[LaunchVariable.question] else { return nil }
        guard let question = Question.named(id) else { preconditionFailure("There is no question \(id).") }
        self.question = question
    }

    /// Asks the question, and shows the answer.
    func ask(in scene: UIWindowScene) {
        let host = WindowQuestionHost(scene: scene, fingers: question.fingers) { [weak self] in
            await self?.waitForFingers(in: scene)
        }
        self.host = host
        Task {
            do {
                show(try await question.observe(host), as: QuestionElement.answerLabel, in: scene)
            } catch {
                show("\(error)", as: QuestionElement.noAnswerLabel, in: scene)
            }
        }
    }

    private func waitForFingers(in scene: UIWindowScene) async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let button = UIButton(type: .system)
            button.setTitle("done", for: .normal)
            button.accessibilityIdentifier = QuestionElement.doneButton
            button.addAction(
                UIAction { [weak self] _ in
                    self?.overlay?.isHidden = true
                    self?.overlay = nil
                    continuation.resume()
                },
                for: .touchUpInside)
            // Above all fingers of questions, and below the status bar, whose taps are the system's.
            lay(button, CGRect(x: scene.coordinateSpace.bounds.width - 70, y: 110, width: 60, height: 32), over: scene)
        }
    }

    private func show(_ text: String, as identifier: String, in scene: UIWindowScene) {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.backgroundColor = .white
        label.accessibilityIdentifier = identifier
        let width = scene.coordinateSpace.bounds.width
        lay(label, CGRect(x: 20, y: 100, width: width - 40, height: 200), over: scene)
    }

    private func lay(_ view: UIView, _ place: CGRect, over scene: UIWindowScene) {
        let overlay = UIWindow(windowScene: scene)
        overlay.frame = place
        overlay.windowLevel = .statusBar + 1
        let screen = UIViewController()
        view.frame = CGRect(origin: .zero, size: place.size)
        screen.view.addSubview(view)
        overlay.rootViewController = screen
        overlay.isHidden = false
        self.overlay = overlay
    }
}
