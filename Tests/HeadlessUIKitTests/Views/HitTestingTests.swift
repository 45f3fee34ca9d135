import Testing
@testable @_spi(Headless) import UIKit

@MainActor
struct HitTestingTests {
    let device = HeadlessDevice(size: CGSize(width: 200, height: 200))

    private func add(_ frame: CGRect, to parent: UIView? = nil) -> UIView {
        let view = UIView(frame: frame)
        (parent ?? device.window).addSubview(view)
        return view
    }

    @Test("A1 the bounds are half-open: (99, 99) is inside a 100 by 100 view, (100, 100) is not")
    func halfOpen() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(view.point(inside: CGPoint(x: 99, y: 99), with: nil))
        #expect(view.point(inside: CGPoint(x: 0, y: 0), with: nil))
        #expect(!view.point(inside: CGPoint(x: 100, y: 100), with: nil))
        #expect(!view.point(inside: CGPoint(x: 50, y: 100), with: nil))
        #expect(!view.point(inside: CGPoint(x: -0.5, y: 50), with: nil))
    }

    @Test("A1 the subview in front is hit first")
    func frontFirst() {
        let back = add(CGRect(x: 0, y: 0, width: 100, height: 100))
        let front = add(CGRect(x: 50, y: 50, width: 100, height: 100))
        #expect(device.window.hitTest(CGPoint(x: 75, y: 75), with: nil) === front)
        #expect(device.window.hitTest(CGPoint(x: 25, y: 25), with: nil) === back)
        device.window.bringSubviewToFront(back)
        #expect(device.window.hitTest(CGPoint(x: 75, y: 75), with: nil) === back)
    }

    @Test("A1 a view that is hidden, nearly transparent or switched off is not hit, nor is anything in it")
    func invisible() {
        let view = add(CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = add(CGRect(x: 0, y: 0, width: 50, height: 50), to: view)
        let point = CGPoint(x: 10, y: 10)
        #expect(device.window.hitTest(point, with: nil) === inner)
        view.isHidden = true
        #expect(device.window.hitTest(point, with: nil) === device.window)
        view.isHidden = false
        view.alpha = 0.009
        #expect(device.window.hitTest(point, with: nil) === device.window)
        view.alpha = 0.01
        #expect(device.window.hitTest(point, with: nil) === inner)
        view.isUserInteractionEnabled = false
        #expect(device.window.hitTest(point, with: nil) === device.window)
    }

    @Test("A1 a subview outside its superview's bounds is not hit there")
    func outsideParent() {
        let parent = add(CGRect(x: 0, y: 0, width: 50, height: 50))
        _ = add(CGRect(x: 40, y: 40, width: 50, height: 50), to: parent)
        #expect(device.window.hitTest(CGPoint(x: 70, y: 70), with: nil) === device.window)
    }

    @Test("A1 points pass through bounds origin, anchor point and transform")
    func conversion() {
        let scrolled = add(CGRect(x: 10, y: 20, width: 100, height: 100))
        scrolled.bounds.origin = CGPoint(x: 30, y: 0)
        let inner = add(CGRect(x: 40, y: 50, width: 20, height: 20), to: scrolled)
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 20, y: 70))
        #expect(device.window.hitTest(CGPoint(x: 25, y: 75), with: nil) === inner)

        let turned = add(CGRect(x: 100, y: 100, width: 40, height: 20))
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        // The centre stays at (120, 110); the view is now 20 wide and 40 high.
        #expect(device.window.hitTest(CGPoint(x: 120, y: 128), with: nil) === turned)
        #expect(device.window.hitTest(CGPoint(x: 132, y: 110), with: nil) === device.window)

        let scaled = add(CGRect(x: 0, y: 150, width: 10, height: 10))
        scaled.transform = CGAffineTransform(scaleX: 3, y: 3)
        #expect(scaled.convert(CGPoint(x: 0, y: 0), to: nil).distance(to: CGPoint(x: -10, y: 140)) < 1e-9)
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        hypot(x - other.x, y - other.y)
    }
}
