import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@MainActor
struct StopScrollingTests {
    let fixture = GestureFixture()
    let list = makeList()

    init() {
        fixture.view.addSubview(list)
        fixture.pan.isEnabled = false
    }

    @Test("stopScrolling ends a drag, and the next drag works")
    func drag() {
        let finger = fixture.device.finger().down(at: CGPoint(x: 195, y: 500)).move(by: 0, -60, over: 0.1)
        #expect(list.isDragging)
        fixture.view.stopScrolling()
        let offset = list.contentOffset.y
        finger.move(by: 0, -100, over: 0.2)
        #expect(list.contentOffset.y == offset)
        finger.up()
        fixture.device.settle()
        fixture.device.finger().down(at: CGPoint(x: 195, y: 500)).move(by: 0, -60, over: 0.1)
        #expect(list.contentOffset.y > offset)
    }

    @Test("after stopScrolling, a touch that has not moved yet does not scroll any more")
    func touch() {
        let finger = fixture.device.finger().down(at: CGPoint(x: 195, y: 500))
        fixture.view.stopScrolling()
        finger.move(by: 0, -100, over: 0.2)
        #expect(list.contentOffset.y == 0)
    }

    @Test("stopScrolling stops a decelerating scroll view where it is, but no section of a collection view")
    func deceleration() {
        let grid = UICollectionView(frame: fixture.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        for isSection in [false, true] {
            if isSection {
                grid.addSubview(list)
                fixture.view.addSubview(grid)
            }
            list.contentOffset.y = 0
            fixture.device.finger().down(at: CGPoint(x: 195, y: 500)).move(by: 0, -200, over: 0.1).up()
            #expect(list.isDecelerating)
            fixture.view.stopScrolling()
            let offset = list.contentOffset.y
            fixture.device.settle()
            #expect((list.contentOffset.y > offset) == isSection)
        }
    }

    @Test("stopScrolling lets content come back that was pulled beyond its end")
    func beyondEnd() {
        fixture.device.finger().down(at: CGPoint(x: 195, y: 500)).move(by: 0, 200, over: 0.3).up()
        #expect(list.contentOffset.y < 0)
        fixture.view.stopScrolling()
        fixture.device.settle()
        #expect(list.contentOffset.y == 0)
    }

    @Test("stopScrolling lets a page that snaps into place arrive")
    func paging() {
        list.isPagingEnabled = true
        fixture.device.finger().down(at: CGPoint(x: 195, y: 500)).move(by: 0, -250, over: 0.3).up()
        #expect(list.isDecelerating)
        fixture.view.stopScrolling()
        fixture.device.settle()
        #expect(list.contentOffset.y == 400)
    }

    @Test("a pan recognizer that was switched off stays off after stopScrolling")
    func disabled() {
        list.panGestureRecognizer.isEnabled = false
        _ = fixture.device.finger().down(at: CGPoint(x: 195, y: 500))
        fixture.view.stopScrolling()
        #expect(!list.panGestureRecognizer.isEnabled)
    }

    @Test("stopScrolling lets a simultaneous scroll view go on")
    func simultaneous() {
        list.arbitration.atScrollEdge = .simultaneous
        let finger = fixture.device.finger().down(at: CGPoint(x: 195, y: 500)).move(by: 0, -60, over: 0.1)
        fixture.view.stopScrolling()
        finger.move(by: 0, -60, over: 0.1)
        #expect(list.isDragging)
    }
}
