import GestureArbitration
import UIKit

/// A canvas on which no back swipe begins, and a strip above it on which one does.
final class SketchViewController: UIViewController {
    private let canvas = SketchView()

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Sketch"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        canvas.backgroundColor = .systemBackground
        canvas.roundCorners(16)
        canvas.accessibilityIdentifier = "canvas"
        canvas.isAccessibilityElement = true
        canvas.accessibilityLabel = "Lines"
        canvas.accessibilityValue = "\(canvas.lineCount)"
        canvas.arbitration.backSwipe = .blocked
        let hint = UILabel(
            "Draw below. To go back, swipe on this strip.", .subheadline, color: .secondaryLabel, lines: 0)
        view.addLaidOut(hint, canvas)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate(hint.spans(margins) + canvas.spans(margins))
        NSLayoutConstraint.activate([
            hint.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            canvas.topAnchor.constraint(equalTo: hint.bottomAnchor, constant: 16),
            canvas.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Clear") { [weak self] _ in self?.canvas.clear() })
    }
}
