import GestureArbitration
@_spi(Headless) import UIKit

/// Where a swipe of the arbiter's benchmark lands.
enum SwipedPlace: CaseIterable {
    case plainView, canvas, slider, pagerAtItsEdge, pagerInItsMiddle

    var point: CGPoint {
        switch self {
        case .plainView: CGPoint(x: 100, y: 750)
        case .canvas: CGPoint(x: 100, y: 650)
        case .slider: CGPoint(x: 60, y: 550)
        case .pagerAtItsEdge: CGPoint(x: 100, y: 150)
        case .pagerInItsMiddle: CGPoint(x: 100, y: 350)
        }
    }
}

/// A screen as apps have it: two pagers with pages of several views, a slider, a canvas.
@MainActor
struct SwipedScene {
    private static let pageWidth: CGFloat = 390
    private let canvas = UIView(frame: CGRect(x: 0, y: 600, width: 390, height: 100))
    private let device: HeadlessDevice
    private let firstPager = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
    private let secondPager = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
    private let slider = UISlider(frame: CGRect(x: 20, y: 525, width: 350, height: 50))

    /// - Parameters:
    ///   - direction: of the interface.
    ///   - atScrollEdge: what the first pager, which is at its edge, does with a swipe.
    init(
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        atScrollEdge: ViewArbitration.AtScrollEdge = .yields
    ) {
        device = HeadlessDevice(direction: direction)
        canvas.arbitration.backSwipe = .blocked
        for pager in [firstPager, secondPager] { fill(pager) }
        secondPager.contentOffset.x = Self.pageWidth
        if atScrollEdge != .yields { firstPager.arbitration.atScrollEdge = atScrollEdge }
        for view in [firstPager, secondPager, slider, canvas] { device.window.addSubview(view) }
    }

    var scrollPans: [UIGestureRecognizer] { [firstPager.panGestureRecognizer, secondPager.panGestureRecognizer] }

    /// Swipes by `movement`, once or again and again, which a pan of the window follows with this delegate. What
    /// `arbiter` decides about it, it keeps as if it were the delegate itself.
    func swipe(
        on place: SwipedPlace, by movement: CGPoint, times: Int = 1, _ delegate: any UIGestureRecognizerDelegate,
        governedBy arbiter: GestureArbiter? = nil
    ) {
        let pan = UIPanGestureRecognizer()
        arbiter?.govern(pan)
        pan.delegate = delegate
        device.window.addGestureRecognizer(pan)
        for _ in 0..<times {
            device.finger().down(at: place.point).move(by: movement.x, movement.y, over: 0.1).up()
            device.settle()
            secondPager.contentOffset.x = Self.pageWidth
        }
    }

    private func fill(_ pager: UIScrollView) {
        pager.contentSize = CGSize(width: 3 * Self.pageWidth, height: 200)
        pager.isPagingEnabled = true
        for page in 0..<3 {
            let card = UIView(
                frame: CGRect(x: CGFloat(page) * Self.pageWidth, y: 0, width: Self.pageWidth, height: 200))
            let picture = UIView(frame: CGRect(x: 20, y: 20, width: 350, height: 160))
            card.addSubview(picture)
            pager.addSubview(card)
        }
    }
}
