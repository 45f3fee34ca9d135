import FullScreenPop
import UIKit

/// A card with a picture over a text that scrolls. The back swipe may begin anywhere, also on the moving text. A pull
/// the other way opens the next article.
final class ArticleViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let card = UIView()
    private let picture = ArtworkView(symbol: "leaf", from: .systemOrange, to: .systemPink)

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Article"
        fullScreenPop.nextScreen = NextScreen { _ in ArticleViewController() }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        scrollView.alwaysBounceVertical = true
        scrollView.accessibilityIdentifier = "article"
        card.backgroundColor = .secondarySystemGroupedBackground
        card.roundCorners(16)
        let texts = UIStackView.column(
            UILabel("Above the tree line", .title2, lines: 0),
            UILabel("Notes from a walk", .subheadline, color: .secondaryLabel),
            UILabel(Self.text, .body, lines: 0))
        card.addLaidOut(picture, texts)
        scrollView.addLaidOut(card)
        view.addLaidOut(scrollView)
        NSLayoutConstraint.activate(scrollView.fills(view))
        activateCardLayout(texts)
    }

    private func activateCardLayout(_ texts: UIView) {
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            card.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            card.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            card.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            card.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
            picture.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            picture.topAnchor.constraint(equalTo: card.topAnchor),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.6),
            texts.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            texts.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
            texts.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 16),
            texts.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -20),
        ])
    }

    private static let text = """
        The path leaves the last trees behind and follows the stream up to a hollow where snow lies until July. From \
        here the way is marked by cairns.

        Drag anywhere across this screen, from its leading edge towards the other, and the list comes back under your \
        finger. Drag up or down, and the text scrolls. Let go half-way, and the screen returns to where it was. Pull the \
        other way, and the next article comes.

        The summit is a broad plate of stone. On a clear day the lake can be seen, and behind it the towns.
        """
}
