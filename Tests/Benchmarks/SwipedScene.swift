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
    private let canvas = UIView(frame: CGRect(x: 0, y: 600, width: 390, height: 100))
    private let device = HeadlessDevice()
    private let firstPager = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
    private let secondPager = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
    private let slider = UISlider(frame: CGRect(x: 20, y: 525, width: 350, height: 50))

    init() {
        canvas.arbitration.backSwipe = .blocked
        for pager in [firstPager, secondPager] { fill(pager) }
        secondPager.contentOffset.x = 390
        for view in [firstPager, secondPager, slider, canvas] { device.window.addSubview(view) }
    }

    var scrollPans: [UIGestureRecognizer] { [firstPager.panGestureRecognizer, secondPager.panGestureRecognizer] }

    /// Swipes back; the probe is asked while the swipe is about to begin.
    func swipe(on place: SwipedPlace, probe: ProbingDelegate) {
        let pan = UIPanGestureRecognizer()
        pan.delegate = probe
        device.window.addGestureRecognizer(pan)
        device.finger().down(at: place.point).move(by: 40, over: 0.1).up()
    }

    private func fill(_ pager: UIScrollView) {
        pager.contentSize = CGSize(width: 1170, height: 200)
        pager.isPagingEnabled = true
        for page in 0..<3 {
            let card = UIView(frame: CGRect(x: page * 390, y: 0, width: 390, height: 200))
            let picture = UIView(frame: CGRect(x: 20, y: 20, width: 350, height: 160))
            card.addSubview(picture)
            pager.addSubview(card)
        }
    }
}
