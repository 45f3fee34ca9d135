/// A method of a class that subclasses may override, to be found out without calling it.
///
/// With Objective-C that takes `instanceMethod(for:)`. Without it, the vtables are compared that Swift's classes have:
/// they begin like that of the superclass, and an override is another word in the same place.
@MainActor
struct OverriddenMethod {
    private let base: AnyClass
    /// Where the method is in the metadata of `base` and its subclasses, in words.
    private let place: Int

    /// - Parameters:
    ///   - base: The class that declares the method, or a subclass.
    ///   - overriding: A subclass that overrides this method and nothing else.
    ///   - plain: A subclass that overrides nothing.
    init(of base: AnyClass, overriding: AnyClass, plain: AnyClass) {
        let (words, overridden, inherited) = (Metadata(base), Metadata(overriding), Metadata(plain))
        let places = words.vtable.filter { words[$0] == inherited[$0] && words[$0] != overridden[$0] }
        precondition(places.count == 1, "\(overriding) does not override one method of \(base).")
        self.base = base
        place = places[0]
    }

    /// Whether a class that is not the model's overrides the method for objects of `type`, a subclass of `base`.
    func isOverriddenByApp(in type: AnyClass) -> Bool { appClassOverriding(in: type) != nil }

    /// That class; nil if there is none.
    func appClassOverriding(in type: AnyClass) -> AnyClass? {
        var owner: AnyClass = type
        while owner != base, let above = Metadata(owner).superclass, Metadata(above)[place] == Metadata(owner)[place] {
            owner = above
        }
        return String(reflecting: owner).hasPrefix("UIKit.") ? nil : owner
    }
}

/// The words that describe a class, as the runtime lays them out where there is no Objective-C.
private struct Metadata {
    private let words: UnsafePointer<UInt>

    init(_ type: AnyClass) {
        words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    subscript(place: Int) -> UInt { words[place] }

    /// Kind, superclass; flags, address points and sizes in three words; description and destroyer. The rest is the
    /// vtable.
    var vtable: Range<Int> {
        let sizes = UnsafeRawPointer(words).load(fromByteOffset: 32, as: (size: UInt32, addressPoint: UInt32).self)
        return 7..<Int(sizes.size - sizes.addressPoint) / MemoryLayout<UInt>.size
    }

    var superclass: AnyClass? {
        unsafeBitCast(words[1], to: Optional<AnyClass>.self)
    }
}

extension UIResponder {
    private final class Plain: UIResponder {}
    private final class TouchFollower: UIResponder {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    private static let moving = OverriddenMethod(
        of: UIResponder.self, overriding: TouchFollower.self, plain: Plain.self)

    /// The class of the app's that overrides `touchesMoved(_:with:)` for objects of this class; nil if there is none.
    @_spi(Headless)
    public static var appClassOverridingTouchesMoved: AnyClass? { moving.appClassOverriding(in: self) }
}

extension UIScrollView {
    private final class Plain: UIScrollView {}
    private final class Refuser: UIScrollView {
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    private static let beginning = OverriddenMethod(of: UIScrollView.self, overriding: Refuser.self, plain: Plain.self)

    /// Whether a class of the app's overrides `gestureRecognizerShouldBegin(_:)` for scroll views of this class.
    @_spi(Headless)
    public static var appOverridesShouldBegin: Bool { beginning.isOverriddenByApp(in: self) }
}

extension UIControl {
    private final class Plain: UIControl {}
    private final class Tracker: UIControl {
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    }
    private static let tracking = OverriddenMethod(of: UIControl.self, overriding: Tracker.self, plain: Plain.self)

    /// Whether a class of the app's overrides `continueTracking(_:with:)` for controls of this class.
    @_spi(Headless)
    public static var appOverridesContinueTracking: Bool { tracking.isOverriddenByApp(in: self) }
}
