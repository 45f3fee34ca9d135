import UIKit

/// What darkens the arriving screen of a look-alike pop. It fills the stage, and tells when the stage changes its size.
@MainActor
final class LookAlikeShade: UIView {
    var sizeDidChange: @MainActor () -> Void = {}
    private var lastSize: CGSize?

    init() {
        super.init(frame: .zero)
        backgroundColor = .black
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    @available(*, unavailable, message: "The shade is made in code only.")
    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != lastSize else { return }
        lastSize = bounds.size
        sizeDidChange()
    }
}
