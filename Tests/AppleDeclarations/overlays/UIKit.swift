// What Apple's Swift overlay of UIKit declares. Bodies have no meaning here: nothing of this is ever run.

@_exported import CoreGraphics
@_exported import Foundation
@_exported import UIKit

extension UIEdgeInsets: Equatable, @unchecked Sendable {
    public static var zero: UIEdgeInsets { UIEdgeInsets() }
    public static func == (one: UIEdgeInsets, other: UIEdgeInsets) -> Bool { true }
}

extension NSDirectionalEdgeInsets: Equatable, @unchecked Sendable {
    public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
    public static func == (one: NSDirectionalEdgeInsets, other: NSDirectionalEdgeInsets) -> Bool { true }
}

extension UIApplicationDelegate {
    @MainActor
    public static func main() {}
}

@MainActor
public enum UIAccessibility {
    public static var isReduceMotionEnabled: Bool { false }
    public static var prefersCrossFadeTransitions: Bool { false }
    public static var isVoiceOverRunning: Bool { false }
}

extension UIAction {
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
    ) { fatalError() }
}

extension UIBarButtonItem {
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) { fatalError() }

    public convenience init(
        systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) { fatalError() }
}

/// Numbers with a type of their own, such as levels of windows, to which plain numbers can be added.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
    public static func < (one: Self, other: Self) -> Bool { true }
    public static func + (one: Self, number: RawValue) -> Self { one }
    public static func + (number: RawValue, one: Self) -> Self { one }
    public static func - (one: Self, number: RawValue) -> Self { one }
    public static func - (one: Self, other: Self) -> RawValue { one.rawValue }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {
    public static var required: UILayoutPriority { UILayoutPriority(rawValue: 1000) }
    public static var defaultHigh: UILayoutPriority { UILayoutPriority(rawValue: 750) }
    public static var defaultLow: UILayoutPriority { UILayoutPriority(rawValue: 250) }
}

extension UIFont.Weight: _UIKitNumericRawRepresentable {}
extension UIWindow.Level: _UIKitNumericRawRepresentable {}
