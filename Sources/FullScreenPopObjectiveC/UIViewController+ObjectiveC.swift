import Foundation
import FullScreenPop
import GestureArbitration
import UIKit

/// Options of a screen for Objective-C and for storyboards. In Swift, use `fullScreenPop`, which has all of them.
extension UIViewController {
    /// Whether a swipe pops the screen, a Boolean: `fullScreenPop.isEnabled`. The default is nil.
    @objc public var fullScreenPopEnabled: NSNumber? {
        get { fullScreenPop.isEnabled.map { NSNumber(value: $0) } }
        set { fullScreenPop.isEnabled = newValue?.boolValue }
    }

    /// How far from the leading edge a swipe may start, in points: `fullScreenPop.startRegion`. At 0 or less no swipe may
    /// start. The default is nil, which is anywhere unless the defaults of the stack have a region.
    ///
    /// It is nil as well for a region that is set in Swift and is not in points.
    @objc public var fullScreenPopStartDistance: NSNumber? {
        get {
            guard case .within(let points) = fullScreenPop.startRegion else { return nil }
            return NSNumber(value: Double(points))
        }
        set { fullScreenPop.startRegion = newValue.map { .within(CGFloat($0.doubleValue)) } }
    }

    /// Whether the navigation bar is hidden while the screen is shown, a Boolean: `fullScreenPop.hidesNavigationBar`. The
    /// default is nil, which leaves the bar as it is.
    @objc public var fullScreenPopHidesNavigationBar: NSNumber? {
        get { fullScreenPop.hidesNavigationBar.map { NSNumber(value: $0) } }
        set { fullScreenPop.hidesNavigationBar = newValue?.boolValue }
    }

    /// Sets what is asked before a swipe pops the screen: `fullScreenPop.shouldPop`.
    ///
    /// - Parameter condition: Is handed the screen, which keeps it: use that, and do not capture the screen. Nil for no
    ///   condition.
    @objc public func setFullScreenPopCondition(_ condition: (@MainActor (UIViewController) -> Bool)?) {
        fullScreenPop.shouldPop = condition.map { condition in .when(condition) }
    }
}
