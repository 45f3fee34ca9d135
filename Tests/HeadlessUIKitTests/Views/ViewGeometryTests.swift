import Testing

@testable @_spi(Headless) import UIKit

@MainActor
@Suite("What follows from the size and the place of a view")
struct ViewGeometryTests {
    let a = UIView()

    @Test("a subview that changes its size has its superview laid out, one that only moves does not")
    func resizedSubview() {
        final class CountingView: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let device = HeadlessDevice()
        let outer = CountingView(frame: device.window.bounds)
        device.window.addSubview(outer)
        outer.addSubview(a)
        device.advance(by: 0.1)
        let before = outer.layouts
        device.perform { a.frame.size = CGSize(width: 50, height: 50) }
        #expect(outer.layouts == before + 1)
        device.perform { a.bounds.size.width = 60 }
        #expect(outer.layouts == before + 2)
        device.perform { a.center.x = 200 }
        #expect(outer.layouts == before + 2)
    }

    @Test("a layout that sizes its subviews does not run again because of that")
    func layoutOnce() {
        final class SizingView: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                for view in subviews { view.frame = bounds.insetBy(dx: 10, dy: 10) }
            }
        }
        let device = HeadlessDevice()
        let outer = SizingView(frame: device.window.bounds)
        device.perform {
            device.window.addSubview(outer)
            outer.addSubview(a)
        }
        #expect(outer.layouts == 1)
        #expect(a.frame.width == 370)
    }

    @Test("the safe area of a view follows its centre and its bounds as well as its frame")
    func safeArea() {
        let device = HeadlessDevice(safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
        device.window.addSubview(view)
        #expect(view.safeAreaInsets == .zero)
        view.center.y = 60
        #expect(view.safeAreaInsets.top == 40)
        view.bounds.size.height = 120
        #expect(view.safeAreaInsets.top == 50)
        view.center.y = 794
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
    }

    @Test("the system's own transitions leave the safe area of the screens alone that they move")
    func safeAreaInTransitions() {
        let device = HeadlessDevice(safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
        let (screen, modal) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: UIViewController())
        device.window.rootViewController = navigation
        navigation.pushViewController(screen, animated: false)
        modal.modalPresentationStyle = .fullScreen
        device.advance(by: 0.1)
        navigation.present(modal, animated: true)
        device.settle()
        device.perform { modal.dismiss(animated: true) }
        #expect(modal.view.safeAreaInsets.top == 50)
        device.settle()
        device.perform { navigation.popViewController(animated: true) }
        #expect(screen.view.safeAreaInsets.top == 94)
    }
}
