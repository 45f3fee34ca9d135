import GestureArbitration
import UIKit

/// Pages with sliders, and dots below. The pages turn, the sliders slide, and on the first page a swipe goes back.
final class MixerViewController: UIViewController, UIScrollViewDelegate {
    private let pager = UIScrollView()
    private let dots = UIPageControl()
    private let channels = [
        MixerChannel("Voice", symbol: "mic.fill", color: .systemIndigo, levels: [("Level", 0.6), ("Echo", 0.2)]),
        MixerChannel("Guitar", symbol: "guitars.fill", color: .systemBrown, levels: [("Level", 0.4), ("Reverb", 0.5)]),
        MixerChannel("Drums", symbol: "metronome.fill", color: .systemRed, levels: [("Level", 0.8), ("Gate", 0.1)]),
    ]

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Mixer"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        setUpPager()
        setUpDots()
        let hint = UILabel(
            "Drag a slider at once or after a moment: it never loses the finger, and no page turns.", .footnote,
            color: .secondaryLabel, lines: 0)
        view.addLaidOut(pager, dots, hint)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate(pager.spans(safeArea) + hint.spans(view.layoutMarginsGuide))
        NSLayoutConstraint.activate([
            pager.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
            pager.heightAnchor.constraint(equalToConstant: 280),
            dots.topAnchor.constraint(equalTo: pager.bottomAnchor, constant: 8),
            dots.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
            hint.topAnchor.constraint(equalTo: dots.bottomAnchor, constant: 8),
        ])
    }

    private func setUpPager() {
        pager.isPagingEnabled = true
        pager.showsHorizontalScrollIndicator = false
        pager.delegate = self
        pager.accessibilityIdentifier = "pager"
        // Sliders hear of a touch at once instead of after 150 ms, and keep it.
        pager.arbitration.controlTouches = .touchImmediately
        var leading = pager.contentLayoutGuide.leadingAnchor
        for channel in channels {
            pager.addLaidOut(channel)
            NSLayoutConstraint.activate([
                channel.leadingAnchor.constraint(equalTo: leading, constant: channel === channels.first ? 16 : 32),
                channel.topAnchor.constraint(equalTo: pager.contentLayoutGuide.topAnchor),
                channel.bottomAnchor.constraint(equalTo: pager.contentLayoutGuide.bottomAnchor),
                channel.widthAnchor.constraint(equalTo: pager.frameLayoutGuide.widthAnchor, constant: -32),
                channel.heightAnchor.constraint(equalTo: pager.frameLayoutGuide.heightAnchor),
            ])
            leading = channel.trailingAnchor
        }
        leading.constraint(equalTo: pager.contentLayoutGuide.trailingAnchor, constant: -16).isActive = true
    }

    private func setUpDots() {
        dots.numberOfPages = channels.count
        dots.pageIndicatorTintColor = .systemGray4
        dots.currentPageIndicatorTintColor = .systemIndigo
        dots.addAction(UIAction { [weak self] _ in self?.showPage() }, for: .valueChanged)
    }

    // MARK: Pages

    private func showPage() {
        let page = CGFloat(isMirrored ? channels.count - 1 - dots.currentPage : dots.currentPage)
        pager.setContentOffset(CGPoint(x: page * pager.bounds.width, y: 0), animated: true)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.bounds.width > 0 else { return }
        let page = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
        let shown = min(max(0, page), channels.count - 1)
        dots.currentPage = isMirrored ? channels.count - 1 - shown : shown
    }

    /// In a right-to-left interface the first page is the rightmost one.
    private var isMirrored: Bool {
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private var hasShownFirstPage = false

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard !hasShownFirstPage, pager.bounds.width > 0 else { return }
        pager.layoutIfNeeded()
        hasShownFirstPage = true
        if isMirrored { pager.contentOffset.x = pager.contentSize.width - pager.bounds.width }
    }
}
