import UIKit

/// What a finger has landed on, and whether the app has changed it since.
@MainActor
struct TouchedView {
    let touch: ObjectIdentifier
    private(set) weak var view: UIView?
    /// When the finger has gone, in seconds; nil while it is down.
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

    /// Whether what the finger is on has been moved, taken away, or switched off since the last time.
    mutating func takePlaceChange() -> Bool {
        let now = AncestorPlace.chain(from: view)
        defer { place = now }
        return now != place
    }

    /// What the app has made of the control that the finger was on, a short time after that has gone; told once.
    ///
    /// - Parameter isLast: Whether there won't be another look before something else happens.
    mutating func takeOverrule(at time: TimeInterval, isLast: Bool) -> (name: String, value: ValueDocument)? {
        guard let end, let control, isLast || time - end >= Self.overruleTime else { return nil }
        self.control = nil
        return control.overrule.map { (control.name, $0) }
    }

    /// For how long the app may still answer to what UIKit has made of a finger, in seconds: some frames.
    private static let overruleTime: TimeInterval = 0.1
}

/// Where a view is in another one, and whether it takes fingers.
private struct AncestorPlace: Equatable {
    let superview: ObjectIdentifier?
    let frame: CGRect
    let isEnabled: Bool

    /// Of a view and of those that it is in, up to that of the screen.
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
