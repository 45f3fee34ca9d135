/// N1, N2: hides and shows the bars of a navigation controller when fingers swipe or tap in its content.
///
/// The delegate of both recognizers, which apps must not change, and the target of their actions.
@MainActor
final class BarHiding: NSObject, SelectorResponder {
    private static let swipeAction = Selector("barHideOnSwipe:")
    private static let tapAction = Selector("barHideOnTap:")

    private weak var navigation: UINavigationController?
    let swipe = BarHidingPanGestureRecognizer()
    let tap = UITapGestureRecognizer()

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        swipe.addTarget(self, action: Self.swipeAction)
        tap.addTarget(self, action: Self.tapAction)
        for recognizer: UIGestureRecognizer in [swipe, tap] {
            recognizer.delegate = self
            recognizer.isEnabled = false
            recognizer.cancelsTouchesInView = false
        }
    }

    /// - Parameter view: That of the navigation controller.
    func install(on view: UIView) {
        for recognizer: UIGestureRecognizer in [swipe, tap] { view.addGestureRecognizer(recognizer) }
    }

    func responds(toSelector selector: Selector) -> Bool {
        selector == Self.swipeAction || selector == Self.tapAction
    }

    func perform(_ selector: Selector, with argument: Any?) {
        guard let navigation, navigation.transition == nil else { return }
        if selector == Self.swipeAction {
            let way = swipe.translation(in: navigation.view).y
            if way != 0, swipe.state == .began || swipe.state == .changed { setHidden(way < 0) }
        } else if tap.state == .ended {
            setHidden(!navigation.isNavigationBarHidden)
        }
    }

    /// The toolbar goes along if it has items.
    private func setHidden(_ hidden: Bool) {
        guard let navigation, navigation.isNavigationBarHidden != hidden else { return }
        navigation.setNavigationBarHidden(hidden, animated: true)
        if navigation.toolbar.items?.isEmpty == false { navigation.setToolbarHidden(hidden, animated: true) }
    }
}

extension BarHiding: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let navigation, let view = touch.view else { return false }
        return !view.isDescendant(of: navigation.bar) && !view.isDescendant(of: navigation.bottomBar)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === swipe else { return true }
        let way = swipe.translation(in: navigation?.view)
        return abs(way.y) > abs(way.x)
    }

    /// Content scrolls while the bars hide.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer === swipe else { return false }
        return other.view is UIScrollView || HeadlessRuntime.current.profile.navigation.barSwipeGoesWithAnyPan
    }
}

@MainActor
final class BarHidingPanGestureRecognizer: UIPanGestureRecognizer {}
