import CommandLineSupport
import GestureArbitration
import UIKit

/// Fills screens with views that nest at random, always the same for the same seed.
@MainActor
struct RandomContent {
    private var random: SplitMix
    /// What tables and zooming scroll views ask; they hold it weakly.
    private let source = RandomContentSource()
    /// Everything that was made, in the order in which it was made.
    private(set) var views: [UIView] = []

    init(seed: UInt64) {
        random = SplitMix(state: seed)
    }

    mutating func fill(_ view: UIView, depth: Int = 0) {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let child = element(in: view.bounds.size, depth: depth)
            if Int.random(in: 0..<8, using: &random) == 0 {
                child.transform = CGAffineTransform(rotationAngle: .random(in: -3...3, using: &random))
            }
            view.addSubview(child)
            views.append(child)
        }
    }

    private mutating func element(in size: CGSize, depth: Int) -> UIView {
        let frame = CGRect(
            x: .random(in: 0..<max(size.width / 3, 1), using: &random),
            y: .random(in: 0..<max(size.height * 2 / 3, 1), using: &random),
            width: .random(in: 80...max(size.width, 81), using: &random),
            height: .random(in: 40...max(size.height / 2, 41), using: &random))
        let kind = Int.random(in: 0..<(depth < 3 ? 10 : 5), using: &random)
        switch kind {
        case 0: return slider(frame)
        case 1: return control(frame)
        case 2: return button(frame)
        case 3: return text(frame)
        case 4: return recognizing(frame)
        case 5: return table(frame)
        case 6: return container(frame, depth: depth)
        default: return scrollView(frame, depth: depth)
        }
    }

    private mutating func slider(_ frame: CGRect) -> UIView {
        let slider = UISlider(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: 50)))
        slider.value = .random(in: 0...1, using: &random)
        slider.isEnabled = Int.random(in: 0..<5, using: &random) > 0
        return slider
    }

    private mutating func control(_ frame: CGRect) -> UIView {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return UISwitch(frame: frame)
        case 1: return UIStepper(frame: frame)
        case 2: return UISegmentedControl(items: ["One", "Two"])
        default:
            let control = UIControl(frame: frame)
            control.addAction(UIAction { _ in }, for: .valueChanged)
            return control
        }
    }

    private mutating func button(_ frame: CGRect) -> UIView {
        let button = UIButton(frame: frame)
        button.isUserInteractionEnabled = Bool.random(using: &random)
        return button
    }

    private mutating func text(_ frame: CGRect) -> UIView {
        let text = UITextView(frame: frame)
        text.text = "Words that can be selected and edited"
        text.isEditable = Bool.random(using: &random)
        return text
    }

    /// A view with a recognizer of the app's own.
    private mutating func recognizing(_ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        let recognizers = [
            UIPanGestureRecognizer(), UITapGestureRecognizer(), UILongPressGestureRecognizer(),
            UIPinchGestureRecognizer(), UISwipeGestureRecognizer(), UIRotationGestureRecognizer(),
        ]
        let recognizer = recognizers[.random(in: 0..<recognizers.count, using: &random)]
        recognizer.delaysTouchesBegan = Bool.random(using: &random)
        recognizer.cancelsTouchesInView = Bool.random(using: &random)
        view.addGestureRecognizer(recognizer)
        view.isMultipleTouchEnabled = Bool.random(using: &random)
        arbitrate(view)
        return view
    }

    private mutating func table(_ frame: CGRect) -> UIView {
        let table = UITableView(frame: frame)
        table.dataSource = source
        table.delegate = source
        table.reloadData()
        return table
    }

    private mutating func container(_ frame: CGRect, depth: Int) -> UIView {
        let view = UIView(frame: frame)
        arbitrate(view)
        fill(view, depth: depth + 1)
        return view
    }

    private mutating func scrollView(_ frame: CGRect, depth: Int) -> UIView {
        let scrollView = Bool.random(using: &random) ? UIScrollView(frame: frame) : ArbitratedScrollView(frame: frame)
        scrollView.contentSize = CGSize(
            width: frame.width * [0.5, 1, 2, 3].randomElement(using: &random)!,
            height: frame.height * [0.5, 1, 2, 3].randomElement(using: &random)!)
        scrollView.isPagingEnabled = Bool.random(using: &random)
        scrollView.bounces = Bool.random(using: &random)
        scrollView.alwaysBounceHorizontal = Bool.random(using: &random)
        scrollView.delaysContentTouches = Bool.random(using: &random)
        scrollView.isScrollEnabled = Int.random(in: 0..<6, using: &random) > 0
        scrollView.contentInset.left = .random(in: -30...30, using: &random)
        if Int.random(in: 0..<4, using: &random) == 0 {
            scrollView.maximumZoomScale = 3
            scrollView.delegate = source
        }
        arbitrate(scrollView)
        fill(scrollView, depth: depth + 1)
        scrollView.contentOffset.x = .random(in: 0...frame.width, using: &random)
        return scrollView
    }

    /// Says something about gestures, now and then.
    private mutating func arbitrate(_ view: UIView) {
        guard Int.random(in: 0..<3, using: &random) == 0 else { return }
        view.arbitration.backSwipe = [.allowed, .edgeOnly, .blocked].randomElement(using: &random)!
        view.arbitration.atScrollEdge = [.yields, .simultaneous, .keeps].randomElement(using: &random)!
        view.arbitration.controlTouches = [.unchanged, .touchImmediately, .disablesScrolling].randomElement(
            using: &random)!
    }
}

/// Twenty rows with actions on both sides, and zooming of whatever lies at the bottom.
private final class RandomContentSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        indexPath.row.isMultiple(of: 2) ? configuration : nil
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        indexPath.row.isMultiple(of: 3) ? configuration : nil
    }

    private var configuration: UISwipeActionsConfiguration {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
        ])
    }
}
