import Testing
@testable @_spi(Headless) import UIKit

@MainActor
@Suite("Autoresizing")
struct AutoresizingTests {
    /// A subview at (10, 20), 30 × 40, in a superview of 100 × 200 that grows to 200 × 300.
    private func frame(after mask: UIView.AutoresizingMask, growingTo size: CGSize = CGSize(width: 200, height: 300))
        -> CGRect
    {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.autoresizingMask = mask
        superview.addSubview(view)
        superview.frame.size = size
        return view.frame
    }

    @Test("a view without a mask keeps its frame")
    func noMask() {
        #expect(frame(after: []) == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test("a flexible width takes the whole change of the superview's")
    func flexibleWidth() {
        #expect(frame(after: .flexibleWidth) == CGRect(x: 10, y: 20, width: 130, height: 40))
    }

    @Test("flexible width and height follow their own axes")
    func flexibleSize() {
        let frame = frame(after: [.flexibleWidth, .flexibleHeight])
        #expect(frame == CGRect(x: 10, y: 20, width: 130, height: 140))
    }

    @Test("a flexible left margin keeps the distance to the right edge")
    func flexibleLeftMargin() {
        #expect(frame(after: .flexibleLeftMargin).minX == 110)
    }

    @Test("two flexible margins share the change as their lengths are")
    func proportionalMargins() {
        // Margins 10 and 60: of 100 points the left one gets 100 · 10/70.
        let frame = frame(after: [.flexibleLeftMargin, .flexibleRightMargin])
        #expect(abs(frame.minX - (10 + 100 * 10 / 70.0)) < 1e-9)
        #expect(frame.width == 30)
    }

    @Test("a view of which all three parts are flexible scales with its superview")
    func scales() {
        let frame = frame(after: [
            .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
            .flexibleBottomMargin,
        ])
        #expect(abs(frame.minX - 20) < 1e-9)
        #expect(abs(frame.width - 60) < 1e-9)
        #expect(abs(frame.minY - 30) < 1e-9)
        #expect(abs(frame.height - 60) < 1e-9)
    }

    @Test("flexible parts without length share the change equally")
    func zeroMargins() {
        let span = AutoresizedSpan(origin: 0, length: 100)
        let resized = span.resized(from: 100, to: 140, flexible: [.minimumMargin, .maximumMargin])
        #expect(resized == AutoresizedSpan(origin: 20, length: 100))
    }

    @Test("autoresizing never makes a length negative")
    func noNegativeLength() {
        #expect(frame(after: .flexibleWidth, growingTo: CGSize(width: 20, height: 200)).width == 0)
    }

    @Test("autoresizesSubviews off leaves subviews alone")
    func switchedOff() {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        superview.autoresizesSubviews = false
        let view = UIView(frame: superview.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        superview.addSubview(view)
        superview.frame.size = CGSize(width: 300, height: 300)
        #expect(view.frame.size == CGSize(width: 100, height: 100))
    }

    @Test("a transformed view resizes the rectangle that it has without its transform")
    func transformed() {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: superview.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        superview.addSubview(view)
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        superview.frame.size = CGSize(width: 300, height: 200)
        #expect(view.bounds.size == CGSize(width: 300, height: 200))
        #expect(view.center == CGPoint(x: 150, y: 100))
    }
}
