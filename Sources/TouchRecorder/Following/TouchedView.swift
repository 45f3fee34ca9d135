import UIKit

/// The view on which a finger has landed, and whether the app has changed it since.
@MainActor
struct TouchedView {
    let touch: ObjectIdentifier
    private(set) weak var view: UIView?
    /// When the finger lifted, in seconds; nil while it is down.
    private(set) var end: TimeInterval?
    private var place: [AncestorPlace]
    private var control: TouchedControl?

    init(_ touch: UITouch, _ reader: ScreenReader) {
        self.touch = ObjectIdentifier(touch)
        view = touch.view
        place = AncestorPlace.chain(from: touch.view)
        control = reader.touchedControl(by: touch)
    }

    mutating func finish(_ touch: UITouch) {
        end = touch.timestamp
        control?.finish(touch)
    }

    /// Whether the view under the finger has been moved, removed, or disabled since the last call.
    mutating func takePlaceChange() -> Bool {
        let now = AncestorPlace.chain(from: view)
        defer { place = now }
        return now != place
    }

    /// The value that the app has given the control under the finger, a short time after the finger has gone. Returned
    /// once.
    ///
    /// - Parameter isLast: Whether there won't be another look before something else happens.
    mutating func takeOverrule(at time: TimeInterval, isLast: Bool) -> (name: String, value: ValueDocument)? {
        guard let end, let control, isLast || time - end >= Self.overruleTime else { return nil }
        self.control = nil
        return control.overrule.map { (control.name, $0) }
    }

    /// How long the app may still react to what UIKit has made of a finger, in seconds: a few frames.
    private static let overruleTime: TimeInterval = 0.1
}

/// Where a view is in another one, and whether it is enabled.
private struct AncestorPlace: Equatable {
    let superview: ObjectIdentifier?
    let frame: CGRect
    let isEnabled: Bool

    /// For a view and its superviews, up to the screen's view.
    @MainActor
    static func chain(from view: UIView?) -> [AncestorPlace] {
        var chain: [AncestorPlace] = []
        var next = view
        while let view = next, !(view.next is UIViewController) {
            let isEnabled = (view as? UIControl)?.isEnabled ?? (view as? UIScrollView)?.isScrollEnabled ?? true
            chain.append(
                AncestorPlace(
                    superview: view.superview.map(ObjectIdentifier.init), frame: view.frame, isEnabled: isEnabled))
            next = view.superview
        }
        return chain
    }
}
