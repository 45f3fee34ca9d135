import Testing

@testable @_spi(Headless) import UIKit

/// DOC: dragging the top of the content down tells the app, by `valueChanged`, that it is to refresh; `endRefreshing()`
/// hides the control again, and `beginRefreshing()` says that the app refreshes by itself. MODEL: how far it has to be
/// pulled, and its room.
@Suite("D12: refresh controls")
@MainActor
struct RefreshControlTests {
    let device = HeadlessDevice(size: CGSize(width: 390, height: 800))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let control = UIRefreshControl()
    let count = Count()

    final class Count {
        var refreshed = 0
        var endsAtOnce = false
    }

    init() {
        device.window.addSubview(scrollView)
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        scrollView.refreshControl = control
        control.addAction(
            UIAction { [count] action in
                count.refreshed += 1
                if count.endsAtOnce { (action.sender as? UIRefreshControl)?.endRefreshing() }
            },
            for: .valueChanged)
    }

    private func pull(_ distance: CGFloat) {
        device.finger().down(at: CGPoint(x: 200, y: 100)).move(by: 0, distance, over: 0.4).hold(for: 0.2).up()
        device.settle()
    }

    @Test("D12 a pull refreshes once it has gone far enough, and content leaves room until the app has refreshed")
    func pulled() {
        pull(100)
        #expect(count.refreshed == 0)
        #expect(!control.isRefreshing)
        #expect(scrollView.contentOffset.y == 0)
        pull(400)
        #expect(count.refreshed == 1)
        #expect(control.isRefreshing)
        #expect(scrollView.contentOffset.y == -60)
        #expect(scrollView.adjustedContentInset.top == 60)
        device.perform { control.endRefreshing() }
        device.settle()
        #expect(scrollView.contentOffset.y == 0)
        #expect(scrollView.adjustedContentInset.top == 0)
    }

    @Test("D12 one drag refreshes once, also if the app has finished at once; content does not jump")
    func once() {
        count.endsAtOnce = true
        let finger = device.finger()
        finger.down(at: CGPoint(x: 200, y: 100)).move(by: 0, 250, over: 0.3)
        let before = scrollView.contentOffset.y
        #expect(count.refreshed == 1)
        finger.move(by: 0, 1, over: 0)
        #expect(abs(scrollView.contentOffset.y - before) < 1)
        finger.move(by: 0, 100, over: 0.1).move(by: 0, -300, over: 0.2).move(by: 0, 350, over: 0.2)
        #expect(count.refreshed == 1)
        finger.up()
        device.settle()
        #expect(scrollView.contentOffset.y == 0)
        pull(400)
        #expect(count.refreshed == 2)
    }

    @Test("D12 while it refreshes no pull does so again, and content that makes room does not jump under the finger")
    func whileRefreshing() {
        let finger = device.finger()
        finger.down(at: CGPoint(x: 200, y: 100)).move(by: 0, 250, over: 0.3)
        let before = scrollView.contentOffset.y
        finger.move(by: 0, 1, over: 0)
        #expect(abs(scrollView.contentOffset.y - before) <= 1)
        finger.up()
        device.settle()
        pull(400)
        #expect(count.refreshed == 1)
        #expect(scrollView.contentOffset.y == -60)
    }

    @Test("D12 content that is scrolled down is refreshed by no pull that ends before its top")
    func scrolledDown() {
        scrollView.contentOffset.y = 1000
        pull(500)
        #expect(count.refreshed == 0)
    }

    @Test("D12 the app refreshes by itself without moving the content, and a disabled or removed control does nothing")
    func byApp() {
        device.perform { control.beginRefreshing() }
        #expect(scrollView.contentOffset.y == 0)
        #expect(count.refreshed == 0)
        device.perform { control.endRefreshing() }
        control.isEnabled = false
        pull(400)
        control.isEnabled = true
        device.perform { scrollView.refreshControl = nil }
        pull(400)
        #expect(count.refreshed == 0)
        #expect(control.superview == nil)
    }

    @Test("D12 a touch on the control is one on its scroll view")
    func touches() {
        device.perform { control.beginRefreshing() }
        device.perform { scrollView.contentOffset.y = -60 }
        #expect(device.window.hitTest(CGPoint(x: 200, y: 30), with: nil) === scrollView)
    }
}
