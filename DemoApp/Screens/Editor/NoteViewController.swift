import FullScreenPop
import UIKit

/// A note that asks before changes are lost: the swipe does not begin then, the question comes instead. The Cancel button
/// asks the same question.
final class NoteViewController: UIViewController, UITextViewDelegate {
    private let textView = UITextView()
    private var savedText = "Milk, bread, and the good olives."

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Note"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        textView.text = savedText
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.delegate = self
        textView.accessibilityIdentifier = "note"
        view.addLaidOut(textView)
        NSLayoutConstraint.activate(textView.spans(view.layoutMarginsGuide))
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            // The lower end of the safe area while there is no keyboard.
            textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
        ])
        setUpBar()
        fullScreenPop.shouldPop = .afterAsking { (note: NoteViewController) in
            note.hasChanges
        } _: { note in
            await note.confirmDiscarding()
        }
    }

    private func setUpBar() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.cancel() })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Save") { [weak self] _ in self?.save() })
        showChanges()
    }

    // MARK: Changes

    private var hasChanges: Bool { textView.text != savedText }

    func textViewDidChange(_ textView: UITextView) {
        showChanges()
    }

    private func showChanges() {
        navigationItem.rightBarButtonItem?.isEnabled = hasChanges
    }

    private func save() {
        savedText = textView.text
        showChanges()
        navigationController?.popViewController(animated: true)
    }

    // MARK: Leaving

    private func cancel() {
        guard let navigationController else { return }
        BackSwipe.installed(on: navigationController)?.popIfAllowed()
    }

    private func confirmDiscarding() async -> Bool {
        await withCheckedContinuation { continuation in
            let alert = UIAlertController(
                title: "Discard your changes?", message: "What you have written since opening the note is lost.",
                preferredStyle: .alert)
            alert.addAction(
                UIAlertAction(title: "Discard", style: .destructive) { _ in continuation.resume(returning: true) })
            alert.addAction(
                UIAlertAction(title: "Keep Editing", style: .cancel) { _ in continuation.resume(returning: false) })
            present(alert, animated: true)
        }
    }
}
