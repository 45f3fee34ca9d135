import UIKit

/// A music player whose sliders lie on the screen itself: dragging one must never pop the screen.
final class PlayerViewController: UIViewController {
    private static let length: Float = 214

    private let artwork = ArtworkView(symbol: "music.note", from: .systemPurple, to: .systemPink)
    private let position = UISlider()
    private let volume = UISlider()
    private let elapsed = UILabel("", .caption1, color: .secondaryLabel)
    private let remaining = UILabel("", .caption1, color: .secondaryLabel)
    private let playButton = UIButton(type: .system)
    private var isPlaying = false

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Player"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        artwork.roundCorners(20)
        setUpControls()
        let column = UIStackView.column(heading(), timeline(), transport(), loudness(), spacing: 24)
        view.addLaidOut(artwork, column)
        let margins = view.layoutMarginsGuide
        let artworkWidth = artwork.widthAnchor.constraint(equalTo: margins.widthAnchor)
        let room = column.bottomAnchor.constraint(
            lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20)
        // On a low screen the artwork gives way first; the controls keep their size in any case.
        artworkWidth.priority = UILayoutPriority(500)
        room.priority = UILayoutPriority(600)
        NSLayoutConstraint.activate(column.spans(margins))
        NSLayoutConstraint.activate([
            artwork.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            artwork.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
            artwork.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
            artwork.heightAnchor.constraint(equalTo: artwork.widthAnchor),
            artworkWidth,
            column.topAnchor.constraint(equalTo: artwork.bottomAnchor, constant: 28),
            room,
        ])
        showTimes()
    }

    private func setUpControls() {
        position.maximumValue = Self.length
        position.value = 48
        position.accessibilityIdentifier = "position"
        position.accessibilityLabel = "Position"
        position.addAction(UIAction { [weak self] _ in self?.showTimes() }, for: .valueChanged)
        volume.value = 0.7
        volume.accessibilityIdentifier = "volume"
        volume.accessibilityLabel = "Volume"
        playButton.accessibilityLabel = "Play or pause"
        playButton.addAction(UIAction { [weak self] _ in self?.togglePlaying() }, for: .touchUpInside)
        showPlaying()
    }

    // MARK: Parts

    private func heading() -> UIView {
        UIStackView.column(
            UILabel("Slow Water", .title2), UILabel("The Ferrymen", .body, color: .secondaryLabel), spacing: 4)
    }

    private func timeline() -> UIView {
        let times = UIStackView(arrangedSubviews: [elapsed, remaining])
        times.distribution = .equalSpacing
        return UIStackView.column(position, times, spacing: 4)
    }

    private func transport() -> UIView {
        let row = UIStackView(arrangedSubviews: [button("backward.fill"), playButton, button("forward.fill")])
        row.distribution = .fillEqually
        return row
    }

    private func loudness() -> UIView {
        UIStackView.row(symbol("speaker.fill"), volume, symbol("speaker.wave.3.fill"))
    }

    private func button(_ symbol: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: symbol), for: .normal)
        return button
    }

    private func symbol(_ name: String) -> UIImageView {
        let view = UIImageView(image: UIImage(systemName: name))
        view.tintColor = .secondaryLabel
        view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        return view
    }

    // MARK: State

    private func togglePlaying() {
        isPlaying.toggle()
        showPlaying()
    }

    private func showPlaying() {
        playButton.setImage(UIImage(systemName: isPlaying ? "pause.fill" : "play.fill"), for: .normal)
    }

    private func showTimes() {
        elapsed.text = Self.time(position.value)
        remaining.text = "-" + Self.time(Self.length - position.value)
    }

    /// Minutes and seconds.
    private static func time(_ seconds: Float) -> String {
        let whole = Int(seconds.rounded())
        let remainder = whole % 60
        return "\(whole / 60):\(remainder < 10 ? "0" : "")\(remainder)"
    }
}
