import Testing
@_spi(Headless) import UIKit

@testable import FullScreenPop
@testable import ScreenTransitions

@Suite("The ends of shared elements") @MainActor
struct SharedElementEndTests {
    /// What the page asks of its surroundings.
    enum Surroundings: CaseIterable {
        case plain
        case hiddenBar
        case tabs
        case rightToLeft
    }

    private func album(_ surroundings: Surroundings) -> Album {
        let album = Album(
            direction: surroundings == .rightToLeft ? .rightToLeft : .leftToRight,
            safeAreaInsets: .notched, inTabs: surroundings == .tabs)
        album.page.fullScreenPop.hidesNavigationBar = surroundings == .hiddenBar
        album.page.hidesBottomBarWhenPushed = surroundings == .tabs
        // The places depend on the bars.
        album.device.perform { album.page.followsSafeArea = true }
        return album
    }

    /// The frame of `view` in the window.
    private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test("Shared elements begin and end exactly where their views are", arguments: Surroundings.allCases)
    func noJump(surroundings: Surroundings) {
        let album = album(surroundings)
        let onList = place(album.list.covers[0])
        album.push()
        album.device.advance(by: 0.001)
        #expect(album.travellerFrame.insetBy(dx: 1, dy: 1).isContained(in: onList))
        #expect(onList.insetBy(dx: 2, dy: 2).isContained(in: album.travellerFrame))
        album.device.advance(by: 0.398)
        let last = album.travellerFrame
        album.device.settle()
        let onPage = place(album.page.cover)
        #expect(last.isClose(to: onPage, within: 2), "\(last) is not \(onPage)")
        album.pop()
        album.device.advance(by: 0.001)
        #expect(album.travellerFrame.isClose(to: onPage, within: 2), "\(album.travellerFrame) is not \(onPage)")
        album.device.advance(by: 0.398)
        let back = album.travellerFrame
        album.device.settle()
        #expect(back.isClose(to: place(album.list.covers[0]), within: 2), "\(back) is not \(onList)")
        #expect(place(album.list.covers[0]) == onList && album.device.faults.isEmpty)
    }

    @Test("Shared elements are restored after a flick in either direction", arguments: [true, false])
    func flick(back: Bool) {
        let album = Album()
        let before = album.state
        album.push()
        album.device.settle()
        let finger = album.device.finger().down(at: CGPoint(x: 20, y: 600))
        if back {
            finger.move(by: 80, over: 0.05).up()
        } else {
            finger.move(by: 200, over: 0.2).move(by: -120, over: 0.05).up()
        }
        album.device.advance(by: 0.02)
        #expect(album.travellers.count == 1)
        album.device.settle()
        #expect(album.navigation.viewControllers.count == (back ? 1 : 2))
        #expect(album.travellers.isEmpty && album.state == before && album.device.faults.isEmpty)
    }

    // Fails when `SharedViews.show()` does not look whether a view has been shown since.
    @Test("Views that a list reuses during a transition with shared elements stay as the list has made them")
    func reload() {
        let album = Album()
        album.push()
        album.device.advance(by: 0.1)
        let row = album.list.covers[0]
        album.device.perform {
            // As a table does: the cell goes and is given to another row.
            row.removeFromSuperview()
            row.sharedElementName = "another"
            row.alpha = 0.5
            album.list.list.addSubview(row)
            album.page.cover.removeFromSuperview()
        }
        album.device.settle()
        #expect(row.alpha == 0.5 && album.page.cover.alpha == 1 && album.travellers.isEmpty)
    }

    // Fails when `SharedViews.Place` tells the frame of a view that is not in the screen any more.
    @Test("Shared elements whose view is gone keep their way when the device rotates")
    func goneAndRotated() {
        let album = Album()
        album.push()
        album.device.advance(by: 0.2)
        album.device.perform {
            album.page.cover.removeFromSuperview()
            album.page.cover.frame.origin.y = 700
        }
        album.device.rotate(to: CGSize(width: 844, height: 390))
        album.device.advance(by: 0.001)
        let expected = CGRect.between(SharedElementTests.onList, SharedElementTests.onPage, at: 0.5)
        #expect(album.travellerFrame.isClose(to: expected, within: 3), "\(album.travellerFrame) is not \(expected)")
        album.device.settle()
        #expect(album.travellers.isEmpty && album.page.cover.alpha == 1 && album.device.faults.isEmpty)
    }

    // Fails when `TransitionKeyframes` leaves the spring of a transition with shared elements to the animator, which
    // would go on past no size at all, and when `SharedElement.layer` lets the size become negative.
    @Test("Shared elements that overshoot a much smaller place keep a positive size")
    func swing() {
        let album = Album(.imageAndLabelZoom)
        album.list.covers[0].frame.size = CGSize(width: 30, height: 24)
        album.push()
        album.device.settle()
        album.pop()
        var sizes: [CGFloat] = []
        album.device.advance(by: 1 / 60)
        while !album.travellers.isEmpty {
            sizes.append(album.travellerFrame.size.width * album.travellers[0].transform3D.m11)
            album.device.advance(by: 1 / 60)
        }
        #expect(sizes.count > 20)
        #expect(sizes.contains { $0 < 20 } && sizes.allSatisfy { $0 >= 0 }, "\(sizes)")
        #expect(album.list.covers[0].alpha == 0.75)
    }

    // Fails when `SharedElementLayerView.rest(in:)` lets itself be animated.
    @Test("Shared elements continue from where they are when the device rotates")
    func rotation() {
        let album = Album()
        album.page.cover.autoresizingMask = [.flexibleLeftMargin]
        album.push()
        album.device.advance(by: 0.2)
        album.device.rotate(to: CGSize(width: 844, height: 390))
        let (onList, onPage) = (SharedElementTests.onList, SharedElementTests.onPage.offsetBy(dx: 454, dy: 0))
        var progress: CGFloat = 0.49
        while !album.travellers.isEmpty {
            let frame = album.travellerFrame
            let next = (frame.width - onList.width) / (onPage.width - onList.width)
            #expect(next >= progress && frame.isClose(to: .between(onList, onPage, at: next)), "\(frame)")
            progress = next
            album.device.advance(by: 1 / 60)
        }
        #expect(progress > 0.95 && album.page.cover.alpha == 1)
    }

    @Test(
        "Shared elements move to a presented screen and back",
        arguments: [UIModalPresentationStyle.fullScreen, .custom])
    func modal(style: UIModalPresentationStyle) {
        let album = Album()
        let delegate = ZoomDelegate()
        album.page.modalPresentationStyle = style
        album.page.transitioningDelegate = delegate
        let before = album.state
        album.device.perform { album.navigation.present(album.page, animated: true) }
        album.device.advance(by: 0.1)
        let (onList, onPage) = (SharedElementTests.onList, SharedElementTests.onPage)
        #expect(album.travellerFrame.isClose(to: .between(onList, onPage, at: 0.25)), "\(album.travellerFrame)")
        #expect(album.list.covers[0].alpha == 0 && album.page.cover.alpha == 0)
        album.device.settle()
        #expect(album.state == before && album.travellers.isEmpty)
        album.device.perform { album.page.dismiss(animated: true) }
        album.device.advance(by: 0.1)
        #expect(album.travellerFrame.isClose(to: .between(onPage, onList, at: 0.25)), "\(album.travellerFrame)")
        album.device.settle()
        #expect(album.state == before && album.travellers.isEmpty && album.device.faults.isEmpty)
    }
}

/// Presents and dismisses with ``ScreenTransitions/ScreenTransition/imageZoom``.
@MainActor
private final class ZoomDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private let transition = ScreenTransition.imageZoom.timing(.linear(0.4))

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        TransitionAnimator(transition: transition, direction: .forward)
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        TransitionAnimator(transition: transition, direction: .backward)
    }
}

extension CGRect {
    fileprivate func isContained(in other: CGRect) -> Bool { other.contains(self) }
}
