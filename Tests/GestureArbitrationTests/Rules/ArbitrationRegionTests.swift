import Testing
@_spi(Headless) import UIKit

@testable import GestureArbitration

@Suite("Regions of a view whose options apply to touches on it") @MainActor
struct ArbitrationRegionTests {
    let fixture = GestureFixture(rules: [.viewOptions])
    let content = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    let wrapper = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    let region = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))

    /// The region reaches from 300 to 500, its wrapper from 200 to 500.
    init() {
        region.isUserInteractionEnabled = false
        wrapper.isUserInteractionEnabled = false
        region.arbitration.backSwipe = .blocked
        fixture.view.addSubview(content)
        content.addSubview(wrapper)
        wrapper.addSubview(region)
        content.addArbitrationRegion(region)
    }

    private func begins(at y: CGFloat, x: CGFloat = 195) -> Bool {
        fixture.swipeBack(from: CGPoint(x: x, y: y))
        return fixture.hasBegun
    }

    @Test("no swipe begins where a blocked region is, although another view is touched")
    func blocked() {
        #expect(!begins(at: 400))
        #expect(fixture.refusal == .viewBlocksSwipe)
    }

    @Test("a swipe beside a blocked region begins", arguments: [250, 299, 501] as [CGFloat])
    func beside(y: CGFloat) {
        #expect(begins(at: y))
    }

    @Test("a region applies to touches on views beside it in the same view")
    func overSibling() {
        content.addSubview(UIView(frame: content.bounds))
        #expect(!begins(at: 400))
    }

    @Test("an edge-only region takes swipes from the leading edge", arguments: [29, 31] as [CGFloat])
    func edgeOnly(x: CGFloat) {
        region.arbitration.backSwipe = .edgeOnly
        #expect(begins(at: 400, x: x) == (x < 30))
    }

    @Test("the strictest of a region and the view counts")
    func strictest() {
        content.arbitration.backSwipe = .blocked
        region.arbitration.backSwipe = .allowed
        #expect(!begins(at: 400))
    }

    @Test("a region that is hidden does not count, nor one inside of something hidden", arguments: [false, true])
    func hidden(wrapped: Bool) {
        (wrapped ? wrapper : region).isHidden = true
        #expect(begins(at: 400))
    }

    @Test("a region that is transparent does not count")
    func transparent() {
        wrapper.alpha = 0
        #expect(begins(at: 400))
    }

    @Test("a region does not count where it is clipped", arguments: [false, true])
    func clipped(clips: Bool) {
        wrapper.frame.size.height = 150
        wrapper.clipsToBounds = clips
        #expect(!begins(at: 340))
        #expect(begins(at: 400) == clips)
    }

    @Test("a region that has moved counts where it is")
    func moved() {
        wrapper.frame.origin.y = 300
        #expect(!begins(at: 550))
        #expect(begins(at: 400))
    }

    @Test("a region that has left the view does not count")
    func left() {
        wrapper.removeFromSuperview()
        fixture.view.addSubview(wrapper)
        #expect(begins(at: 300))
    }

    @Test("adding a region twice is adding it once")
    func addedTwice() {
        content.addArbitrationRegion(region)
        var regions: [UIView] = []
        content.arbitrationStatement?.forEachRegion(of: content, at: CGPoint(x: 195, y: 400)) { regions.append($0) }
        #expect(regions == [region])
    }

    @Test("a region is not kept")
    func weak() {
        weak var gone: UIView?
        do {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            content.addSubview(view)
            content.addArbitrationRegion(view)
            gone = view
            view.removeFromSuperview()
        }
        #expect(gone == nil)
        #expect(!begins(at: 400))
    }

    @Test("a view with regions has no options by that")
    func noOptions() {
        #expect(content.statedArbitration == nil)
        #expect(content.arbitration == ViewArbitration())
    }
}
