import Testing

@testable @_spi(Headless) import UIKit

@MainActor
@Suite("Labels and fonts")
struct LabelTests {
    private let device = HeadlessDevice()

    @Test("the system font has the proportions of its metrics table")
    func metrics() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.lineHeight - 20.287) < 0.001)
        #expect(abs(font.ascender - 16.187) < 0.001)
        #expect(abs(font.capHeight - 11.978) < 0.001)
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    }

    @Test("a label is as wide as its text and one line high, in whole pixels")
    func intrinsicSize() {
        let label = UILabel()
        #expect(label.intrinsicContentSize == .zero)
        label.text = "aaaa"
        // 4 · 0.54 · 17 = 36.72, up to thirds of a point.
        #expect(abs(label.intrinsicContentSize.width - 37) < 1e-9)
        #expect(abs(label.intrinsicContentSize.height - 61 / 3.0) < 1e-9)
        #expect(!label.isUserInteractionEnabled)
    }

    @Test("text wraps at words, and a word that is too long is broken")
    func wrapping() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 100))
        label.numberOfLines = 0
        label.text = "aaaa aaa aaaaaa"
        #expect(label.visibleLines == ["aaaa", "aaa", "aaaa", "aa"])
        #expect(label.sizeThatFits(CGSize(width: 40, height: 0)).height > 4 * 20)
    }

    @Test(
        "text that does not fit is cut off as the line break mode says",
        arguments: [
            (NSLineBreakMode.byTruncatingTail, "abcd…"), (.byTruncatingHead, "…fghij"), (.byTruncatingMiddle, "abc…ij"),
            (.byClipping, "abcdef"),
        ])
    func cutting(mode: NSLineBreakMode, line: String) {
        // Letters are 9.18 points wide, f, i and j 4.76, the ellipsis 14.62.
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 52, height: 20))
        label.text = "abcdefghij"
        label.lineBreakMode = mode
        #expect(label.visibleLines == [line])
    }

    @Test("of several lines of text the last one is cut")
    func cuttingLastLine() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 100))
        label.text = "aaaa aaa aaaaaa"
        label.numberOfLines = 2
        #expect(label.visibleLines == ["aaaa", "aa…"])
    }

    @Test("in Auto Layout a text of several lines takes the height for the width that it gets")
    func heightFollowsWidth() {
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        let label = UILabel(wrapping: "aaaa aaa aaaaaa")
        label.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 30),
            label.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -30),
            label.topAnchor.constraint(equalTo: screen.topAnchor),
        ])
        screen.layoutIfNeeded()
        #expect(label.bounds.width == 40)
        #expect(abs(label.bounds.height - 81.3333) < 0.001)
        screen.frame.size.width = 400
        screen.layoutIfNeeded()
        #expect(abs(label.bounds.height - 20.3333) < 0.001)
    }

    @Test("an image view is as large as its image")
    func imageView() {
        let view = UIImageView(image: UIImage(systemName: "star"))
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
        #expect(view.bounds.size == CGSize(width: 20, height: 20))
        #expect(UIImage(named: "nothing") == nil)
        #expect(view.image?.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    }

    @Test("the content of an effect view follows its size")
    func effectView() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
        #expect(view.contentView.frame == view.bounds)
    }
}

extension UILabel {
    /// As an app may write it: what an initializer in an extension sets must count.
    fileprivate convenience init(wrapping text: String) {
        self.init(frame: .zero)
        self.text = text
        numberOfLines = 0
    }
}
