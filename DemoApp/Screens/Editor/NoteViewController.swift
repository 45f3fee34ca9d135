import FullScreenPop
import UIKit

/// A note that asks before changes are lost: the swipe does not begin then, the question comes instead.
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
        textView.delegate = self
        textView.accessibilityIdentifier = "note"
        view.addLaidOut(textView)
        NSLayoutConstraint.activate(textView.spans(view.layoutMarginsGuide))
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            textView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
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

    var hasChanges: Bool { textView.text != savedText }

    /// Puts a text in, as the keyboard would.
    func edit(_ text: String) {
        textView.text = text
        showChanges()
    }

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
        guard hasChanges else {
            navigationController?.popViewController(animated: true)
            return
        }
        ask { [weak self] isDiscarding in
            if isDiscarding { self?.navigationController?.popViewController(animated: true) }
        }
    }

    private func confirmDiscarding() async -> Bool {
        await withCheckedContinuation { continuation in
            ask { continuation.resume(returning: $0) }
        }
    }

    private func ask(_ answer: @escaping (Bool) -> Void) {
        let alert = UIAlertController(
            title: "Discard your changes?", message: "What you have written since opening the note is lost.",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in answer(true) })
        alert.addAction(UIAlertAction(title: "Keep Editing", style: .cancel) { _ in answer(false) })
        present(alert, animated: true)
    }
}
