import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("A start region that a screen states") @MainActor
struct StatedRegionTests {
    /// What would keep a swipe that starts elsewhere.
    enum Content: CaseIterable {
        case canvas, draggable, board, pagerOnSecondPage, keepingPager, map, zoomedPicture
    }

    @MainActor
    private final class Stage {
        let fixture: NavigationFixture
        private let zooming = ZoomingDelegate()

        init(_ configuration: TestConfiguration, _ content: Content) {
            fixture = NavigationFixture(configuration)
            let view = view(for: content)
            fixture.top.view.addSubview(view)
            fixture.device.settle()
            (view as? UIScrollView).map { scroll($0, as: content) }
        }

        private func view(for content: Content) -> UIView {
            let frame = CGRect(x: 0, y: 200, width: 390, height: 400)
            switch content {
            case .canvas: return DrawingView(frame: frame)
            case .draggable: return addingRecognizer(UIPanGestureRecognizer(), to: UIView(frame: frame))
            case .board:
                let slide = UISwipeGestureRecognizer()
                slide.direction = fixture.isRightToLeft ? .left : .right
                return addingRecognizer(slide, to: UIView(frame: frame))
            case .pagerOnSecondPage, .keepingPager, .map, .zoomedPicture: return UIScrollView(frame: frame)
            }
        }

        private func addingRecognizer(_ recognizer: UIGestureRecognizer, to view: UIView) -> UIView {
            view.addGestureRecognizer(recognizer)
            return view
        }

        private func scroll(_ scrollView: UIScrollView, as content: Content) {
            switch content {
            case .pagerOnSecondPage, .keepingPager:
                scrollView.isPagingEnabled = true
                scrollView.contentSize = CGSize(width: 780, height: 400)
                scrollView.contentOffset.x = fixture.offset(ofPage: content == .keepingPager ? 0 : 1)
                if content == .keepingPager { scrollView.arbitration.atScrollEdge = .keeps }
            case .zoomedPicture:
                scrollView.maximumZoomScale = 3
                zooming.content.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
                scrollView.contentSize = zooming.content.frame.size
                scrollView.addSubview(zooming.content)
                scrollView.delegate = zooming
                scrollView.setZoomScale(2, animated: false)
            default:
                scrollView.contentSize = CGSize(width: 1200, height: 1200)
                scrollView.contentOffset = CGPoint(x: 400, y: 400)
            }
        }
    }

    // Fails when `StatedRegionRule` allows nothing, or nothing waits for it.
    @Test(
        "A swipe that starts in the region goes before content that keeps any other", arguments: TestConfiguration.all,
        Content.allCases)
    func goesFirst(configuration: TestConfiguration, content: Content) {
        for (start, pops) in [(60, true), (130, false)] as [(CGFloat, Bool)] {
            let stage = Stage(configuration, content)
            stage.fixture.top.fullScreenPop.startRegion = .within(120)
            stage.fixture.swipe(from: start, by: 250)
            #expect((stage.fixture.stack.count == 1) == pops, "from \(start)")
            #expect(stage.fixture.device.faults.isEmpty)
        }
    }

    // Fails when `StatedRegionRule` counts `.anywhere` as a region that is stated.
    @Test(
        "A screen that states that swipes start anywhere takes nothing from content", arguments: TestConfiguration.all,
        Content.allCases)
    func anywhere(configuration: TestConfiguration, content: Content) {
        let stage = Stage(configuration, content)
        stage.fixture.top.fullScreenPop.startRegion = .anywhere
        stage.fixture.swipe(from: 60, by: 260)
        #expect(stage.fixture.stack.count == 2)
    }

    @Test("A slider in the region keeps the finger", arguments: TestConfiguration.all)
    func slider(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let slider = UISlider(frame: CGRect(x: 0, y: 380, width: 390, height: 40))
        fixture.top.view.addSubview(slider)
        fixture.top.fullScreenPop.startRegion = .fraction(0.3)
        fixture.swipe(from: 60, by: 260)
        #expect(fixture.stack.count == 2)
    }
}
