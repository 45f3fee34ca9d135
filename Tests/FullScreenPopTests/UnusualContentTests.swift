import FullScreenPop
import GestureArbitration
import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("Unusual content under the finger") @MainActor
struct UnusualContentTests {
    /// A slider in a card in a list in a page of a pager.
    @Test("A slider deep inside scroll views is dragged", arguments: World.all, [0.1, 0.5])
    func deepSlider(world: World, duration: TimeInterval) {
        let fixture = NavigationFixture(world)
        let pager = fixture.addPager()
        let list = UIScrollView(frame: CGRect(x: fixture.offset(ofPage: 0), y: 0, width: 390, height: 400))
        list.contentSize = CGSize(width: 390, height: 2000)
        let card = UIView(frame: CGRect(x: 10, y: 20, width: 370, height: 200))
        let slider = UISlider(frame: CGRect(x: 10, y: 50, width: 350, height: 50))
        slider.value = 0.5
        pager.addSubview(list)
        list.addSubview(card)
        card.addSubview(slider)
        slider.layoutIfNeeded()
        let thumb = slider.convert(CGPoint(x: 175, y: 25), to: nil)
        for (distance, least, greatest) in [(120, 0.8, 0.95), (-120, 0.05, 0.2)] as [(CGFloat, Float, Float)] {
            slider.value = 0.5
            fixture.device.finger().down(at: thumb).move(by: fixture.back(distance), over: duration).up()
            fixture.device.settle()
            #expect((least...greatest).contains(slider.value), "\(distance) points")
            #expect(list.contentOffset == .zero)
            #expect(fixture.stack.count == 2)
            #expect(!fixture.events.contains(.began))
        }
    }

    @Test("a vertical slider is swiped over, and is dragged up and down", arguments: World.all)
    func uprightSlider(world: World) {
        let fixture = NavigationFixture(world)
        let slider = UISlider(frame: CGRect(x: 45, y: 375, width: 300, height: 50))
        slider.value = 0.5
        slider.transform = CGAffineTransform(rotationAngle: -.pi / 2)
        fixture.top.view.addSubview(slider)
        slider.layoutIfNeeded()
        fixture.finger(at: 195, 400).move(by: 0, -90, over: 0.3).up()
        fixture.device.settle()
        #expect(slider.value != 0.5)
        #expect(fixture.stack.count == 2)
        fixture.swipe(from: 172, by: 216, y: 480)
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test("two sliders are dragged by two fingers", arguments: World.all)
    func twoSliders(world: World) {
        let fixture = NavigationFixture(world)
        let sliders = [300, 500].map { y -> UISlider in
            let slider = UISlider(frame: CGRect(x: 20, y: CGFloat(y), width: 350, height: 50))
            slider.value = 0.5
            fixture.top.view.addSubview(slider)
            slider.layoutIfNeeded()
            return slider
        }
        let tracks = sliders.enumerated().map { index, slider in
            FingerTrack(down: slider.convert(CGPoint(x: 175, y: 25), to: nil), at: Double(index) * 0.05)
                .move(by: fixture.back(index == 0 ? 120 : -120), over: 0.2).up()
        }
        fixture.device.play(tracks)
        fixture.device.settle()
        #expect(sliders.allSatisfy { $0.value != 0.5 })
        #expect(fixture.stack.count == 2)
        #expect(fixture.milestones.allSatisfy { if case .refused = $0 { true } else { false } })
    }

    @Test("A second finger scrolls nothing during a swipe, and afterwards it does", arguments: World.all)
    func secondFinger(world: World) {
        let fixture = NavigationFixture(world)
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        list.contentSize = CGSize(width: 390, height: 4000)
        list.contentOffset.y = 500
        fixture.top.view.addSubview(list)
        let first = fixture.finger(at: 60).move(by: fixture.back(60), over: 0.2)
        let second = fixture.finger(at: 300, 600).move(by: 0, -200, over: 0.2)
        #expect(list.contentOffset.y == 500)
        second.up()
        first.cancel()
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        fixture.finger(at: 300, 600).move(by: 0, -200, over: 0.2).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(list.contentOffset.y > 600)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a touch that the system takes away leaves nothing behind, whenever that happens", arguments: World.all)
    func cancelledAnywhere(world: World) {
        let fixture = NavigationFixture(world)
        fixture.addPager().addSubview(UISlider(frame: CGRect(x: 20, y: 50, width: 350, height: 50)))
        for distance: CGFloat in [0, 4, 9, 11, 20, 60, 200] {
            for start in [
                CGPoint(x: 3, y: 700), CGPoint(x: 100, y: 700), CGPoint(x: 100, y: 500), CGPoint(x: 195, y: 275),
            ] {
                fixture.finger(at: start.x, start.y).move(by: fixture.back(distance), over: 0.1).cancel()
                fixture.device.settle()
                #expect(fixture.stack.count == 2)
            }
        }
        #expect(fixture.recognizersAreIdle)
        fixture.swipe(y: 700)
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a list that coasts up and down is stopped, and the screen popped", arguments: World.all)
    func coastingList(world: World) {
        let fixture = NavigationFixture(world)
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        list.contentSize = CGSize(width: 390, height: 9000)
        fixture.top.view.addSubview(list)
        fixture.finger(at: 200, 700).move(by: 0, -400, over: 0.15).up()
        fixture.device.advance(by: 0.1)
        #expect(list.isDecelerating)
        let finger = fixture.finger(at: 60).move(by: fixture.back(200), over: 0.2)
        let offset = list.contentOffset
        finger.move(by: fixture.back(80), over: 0.1).hold(for: 0.2)
        #expect(list.contentOffset == offset)
        finger.up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test("a pager that bounces back at its first page is caught, and yields when it rests", arguments: World.all)
    func bouncingPager(world: World) {
        let fixture = NavigationFixture(world)
        let pager = fixture.addPager()
        pager.arbitration.atScrollEdge = .keeps
        fixture.finger(at: 60).move(by: fixture.back(150), over: 0.1).up()
        fixture.device.advance(by: 0.05)
        #expect(pager.isDecelerating)
        pager.arbitration.atScrollEdge = .yields
        fixture.finger(at: 60).move(by: fixture.back(150), over: 0.1).hold(for: 0.1).up()
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
    }

    // Fails when `scrollView(claiming:of:)` does not look for one that is zoomed in.
    @Test(
        "zoomed content is panned, and keeps the swipe at its edge, until it is seen as a whole", arguments: World.all)
    func zoomed(world: World) {
        let fixture = NavigationFixture(world)
        let zooming = ZoomingDelegate()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        scrollView.contentSize = CGSize(width: 390, height: 400)
        scrollView.maximumZoomScale = 3
        scrollView.bounces = false
        zooming.content.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
        scrollView.addSubview(zooming.content)
        scrollView.delegate = zooming
        fixture.top.view.addSubview(scrollView)
        scrollView.setZoomScale(2, animated: false)
        scrollView.contentOffset = CGPoint(x: 195, y: 200)
        fixture.swipe(from: 60, by: 250)
        #expect(fixture.stack.count == 2)
        fixture.device.settle()
        let edge: CGFloat = fixture.isRightToLeft ? 390 : 0
        #expect(scrollView.contentOffset.x == edge)
        fixture.swipe()
        #expect(fixture.stack.count == 2)
        #expect(fixture.refusals.last?.reason == .scrollViewIsZoomed)
        fixture.device.perform { scrollView.zoomScale = 1 }
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test(
        "the insets of a scroll view, positive and negative, move its edge", arguments: World.all,
        [-80, -40, 40] as [CGFloat])
    func insets(world: World, inset: CGFloat) {
        let fixture = NavigationFixture(world)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        scrollView.contentSize = CGSize(width: 1000, height: 400)
        scrollView.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
        fixture.top.view.addSubview(scrollView)
        let edge = fixture.isRightToLeft ? 1000 + inset - 390 : -inset
        scrollView.contentOffset.x = edge + fixture.back(30)
        fixture.swipe(from: 60, by: 200)
        #expect(fixture.stack.count == 2)
        #expect(abs(scrollView.contentOffset.x - edge) < 1)
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test(
        "a pager that may not scroll is not in the way of a swipe, also when that changes under the finger",
        arguments: World.all)
    func scrollingSwitchedOff(world: World) {
        let fixture = NavigationFixture(world, depth: 3)
        var pager = fixture.addPager(page: 1)
        pager.isScrollEnabled = false
        fixture.swipe()
        #expect(fixture.stack.count == 2)
        fixture.device.perform { fixture.navigation.pushViewController(Screen("Next"), animated: false) }
        pager = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        pager.contentSize = CGSize(width: 780, height: 400)
        pager.contentOffset.x = fixture.offset(ofPage: 1)
        fixture.navigation.topViewController?.view.addSubview(pager)
        let finger = fixture.finger(at: 60)
        pager.isScrollEnabled = false
        finger.move(by: fixture.back(250), over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack.last == "Screen 1")
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("The pages of a page view controller are turned back before the screen is popped", arguments: World.all)
    func pages(world: World) {
        let fixture = NavigationFixture(world)
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let book = Book()
        pages.dataSource = book
        fixture.device.perform {
            fixture.top.addChild(pages)
            pages.view.frame = fixture.top.view.bounds
            fixture.top.view.addSubview(pages.view)
            pages.didMove(toParent: fixture.top)
            pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
        }
        fixture.device.settle()
        for start: CGFloat in [60, 30] {
            fixture.device.perform { pages.setViewControllers([book.pages[1]], direction: .forward, animated: false) }
            fixture.device.settle()
            fixture.swipe(from: start, by: 300)
            #expect(fixture.stack.count == 2)
            #expect(pages.viewControllers?.first === book.pages[0])
        }
        fixture.swipe(from: 60, by: 300)
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "Text that is being edited keeps the finger that takes hold of its insertion point or selection",
        arguments: World.all)
    func editedText(world: World) {
        let fixture = NavigationFixture(world)
        let text = UITextView(frame: CGRect(x: 0, y: 200, width: 390, height: 300))
        text.text = String(repeating: "Some words that can be selected. ", count: 20)
        fixture.top.view.addSubview(text)
        fixture.device.perform { text.becomeFirstResponder() }
        for selection in [NSRange(location: 9, length: 0), NSRange(location: 9, length: 300)] {
            text.selectedRange = selection
            for end in [text.selectedTextRange?.start, text.selectedTextRange?.end].compactMap(\.self) {
                let place = text.convert(text.caretRect(for: end), to: nil)
                fixture.finger(at: fixture.isRightToLeft ? 390 - place.midX : place.midX, place.midY + 10)
                    .move(by: fixture.back(30), over: 0.2).move(by: fixture.back(200), over: 0.2).up()
                fixture.device.settle()
                #expect(fixture.stack.count == 2)
            }
        }
        fixture.swipe(from: 100, y: 480)
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("Rows with leading actions keep the swipe", arguments: World.all)
    func rows(world: World) {
        let fixture = NavigationFixture(world)
        let rows = Rows(leadingActions: true)
        fixture.addTable(of: rows)
        fixture.swipe(from: 60, by: 150, y: 430)
        #expect(fixture.stack.count == 2)
        #expect(!fixture.events.contains(.began))
        #expect(fixture.recognizersAreIdle)
        #expect(fixture.device.faults.isEmpty)
    }
}

extension NavigationFixture {
    /// Whether every recognizer in the window waits for a touch.
    var recognizersAreIdle: Bool { device.window.recognizersAreIdle }
}

extension UIView {
    fileprivate var recognizersAreIdle: Bool {
        (gestureRecognizers ?? []).allSatisfy { $0.state == .possible } && subviews.allSatisfy(\.recognizersAreIdle)
    }
}

private final class ZoomingDelegate: NSObject, UIScrollViewDelegate {
    let content = UIView()

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}

private final class Book: NSObject, UIPageViewControllerDataSource {
    let pages = (0..<3).map { Screen("Page \($0)") }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        neighbour(of: viewController, by: -1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        neighbour(of: viewController, by: 1)
    }

    private func neighbour(of page: UIViewController, by distance: Int) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === page }), pages.indices.contains(index + distance) else {
            return nil
        }
        return pages[index + distance]
    }
}
