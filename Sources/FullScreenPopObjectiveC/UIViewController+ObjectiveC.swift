import Foundation
import FullScreenPop
import GestureArbitration
import UIKit

/// Options of a screen for Objective-C and for storyboards. In Swift, use `fullScreenPop`, which has all of them.
extension UIViewController {
    /// Whether a swipe pops the screen, as a Boolean: `fullScreenPop.isEnabled`. The default is nil.
    @objc public var fullScreenPopEnabled: NSNumber? {
        get { fullScreenPop.isEnabled.map { NSNumber(value: $0) } }
        set { fullScreenPop.isEnabled = newValue?.boolValue }
    }

    /// How far from the leading edge a swipe may start, in points: `fullScreenPop.startRegion`. At 0 or less no swipe
    /// may start. The default is nil, which means anywhere unless the defaults of the stack have a region.
    ///
    /// It is also nil for a region that was set in Swift and is not in points.
    @objc public var fullScreenPopStartDistance: NSNumber? {
        get {
            guard case .within(let points) = fullScreenPop.startRegion else { return nil }
            return NSNumber(value: Double(points))
        }
        set { fullScreenPop.startRegion = newValue.map { .within(CGFloat($0.doubleValue)) } }
    }

    /// Whether the navigation bar is hidden while the screen is shown, as a Boolean:
    /// `fullScreenPop.hidesNavigationBar`. The default is nil, which leaves the bar unchanged.
    @objc public var fullScreenPopHidesNavigationBar: NSNumber? {
        get { fullScreenPop.hidesNavigationBar.map { NSNumber(value: $0) } }
        set { fullScreenPop.hidesNavigationBar = newValue?.boolValue }
    }

    /// Sets the condition that is checked before a swipe pops the screen: `fullScreenPop.shouldPop`.
    ///
    /// - Parameter condition: Receives the screen. The screen retains the closure, so use the argument and do not
    ///   capture the screen. Nil for no condition.
    @objc public func setFullScreenPopCondition(_ condition: (@MainActor (UIViewController) -> Bool)?) {
        fullScreenPop.shouldPop = condition.map { condition in .when(condition) }
    }
}
