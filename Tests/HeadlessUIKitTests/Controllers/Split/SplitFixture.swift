@testable @_spi(Headless) import UIKit

/// A device with a split view: stacks of logging screens, P at the root of the primary column, S, T … on the secondary,
/// and M in the supplementary one, if there is one.
@MainActor
struct SplitFixture {
    let device: HeadlessDevice
    let split: UISplitViewController
    let primary = UINavigationController()
    let supplementary = UINavigationController()
    let secondary = UINavigationController()
    let delegate = SplitDelegate()
    let log = CallLog()

    static let landscape = CGSize(width: 1024, height: 768)
    static let portrait = CGSize(width: 768, height: 1024)
    static let narrow = CGSize(width: 500, height: 768)

    init(
        _ size: CGSize, secondary titles: [String] = ["S"], style: UISplitViewController.Style = .doubleColumn,
        profile: BehaviourProfile = BehaviourProfile(),
        direction: UIUserInterfaceLayoutDirection = .leftToRight, set: (UISplitViewController) -> Void = { _ in }
    ) {
        device = HeadlessDevice(size: size, profile: profile, direction: direction)
        split = UISplitViewController(style: style)
        primary.setViewControllers([LoggingScreen("P", log)], animated: false)
        secondary.setViewControllers(titles.map { LoggingScreen($0, log) }, animated: false)
        split.delegate = delegate
        split.setViewController(primary, for: .primary)
        if style == .tripleColumn {
            supplementary.setViewControllers([LoggingScreen("M", log)], animated: false)
            split.setViewController(supplementary, for: .supplementary)
        }
        split.setViewController(secondary, for: .secondary)
        set(split)
        device.perform { [split, device] in device.window.rootViewController = split }
        device.settle()
        log.clear()
        delegate.log.clear()
    }

    func rotate(to size: CGSize) {
        device.rotate(to: size)
        device.settle()
    }

    /// A drag along the middle of the screen, ending with the finger at rest.
    func drag(from x: CGFloat, by distance: CGFloat) {
        device.finger().down(at: CGPoint(x: x, y: 400)).move(by: distance, over: 0.3).hold(for: 0.2).up()
        device.settle()
    }

    /// The screens that are in the window, those of the primary column first.
    var shown: [String] {
        [primary, supplementary, secondary].flatMap(\.viewControllers).filter { $0.viewIfLoaded?.window != nil }
            .compactMap(\.title)
    }
}

/// Writes down what a split view tells, and chooses the column on top.
@MainActor
final class SplitDelegate: UISplitViewControllerDelegate {
    let log = CallLog()
    var topColumn: UISplitViewController.Column?

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        log.add("collapses to \(proposedTopColumn)")
        return topColumn ?? proposedTopColumn
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.add("didCollapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.add("didExpand") }

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        log.add("willShow \(column)")
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        log.add("willHide \(column)")
    }

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        log.add("willChangeTo \(displayMode)")
    }

    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
        log.add("gestureWillBegin")
    }

    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
        log.add("gestureDidEnd")
    }
}
