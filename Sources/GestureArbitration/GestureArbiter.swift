import UIKit
import UIKitSeams

/// Decides, for the recognizers that it governs, which touches they see, when they begin and how they relate to others.
///
/// ```swift
/// let arbiter = GestureArbiter(rules: [.startRegion(.within(120)), .direction, .controls, .scrollEdge])
/// arbiter.govern(drawerPan)
/// ```
///
/// An arbiter is an ordered list of small rules behind one `UIGestureRecognizerDelegate`. Whether a gesture may begin
/// is asked in tiers, from the first to the last, and the first refusal decides:
///
/// 1. The ``requirements``, all of which must agree. They are set once, by whoever makes the arbiter.
/// 2. What the rules said when the first finger landed.
/// 3. The ``rules``, of which the first one with an opinion decides. Where none has one, UIKit's default stands.
/// 4. The delegate that the recognizer had before it was governed.
/// 5. The ``confirmation``, which may ask a person.
///
/// The answer holds for the gesture, until the next first finger lands: no rule is asked twice about one movement.
///
/// A recognizer holds its delegate weakly: keep the arbiter yourself, for example in the view controller.
@MainActor
public final class GestureArbiter: NSObject {
    /// What must hold before the rules are asked. An answer that allows leaves the decision to the others.
    public let requirements: [any ArbitrationRule]

    /// The rules, in the order in which they are asked. They may be changed at any time; a gesture that has begun goes
    /// on.
    public var rules: [any ArbitrationRule]

    /// Asked to begin when everything else has agreed, once for each gesture. It is the only rule that may have side
    /// effects, such as putting a question to a person.
    public let confirmation: (any ArbitrationRule)?

    /// Where decisions are recorded. The default is nil: nothing is recorded, at no cost.
    public var trace: ArbitrationTrace?

    /// Called once for each gesture with what was decided when it was about to begin.
    ///
    /// With a handler, a touch that is refused when it lands is not hidden from the recognizer, but refused when it
    /// moves: only then can it be told from a touch that was no attempt at the gesture.
    package var onDecision: (@MainActor (UIGestureRecognizer, Decision) -> Void)?

    private var gestures: [ObjectIdentifier: ArbitratedGesture] = [:]

    /// Makes an arbiter that governs nothing yet.
    public init(
        requirements: [any ArbitrationRule] = [], rules: [any ArbitrationRule] = [],
        confirmation: (any ArbitrationRule)? = nil
    ) {
        self.requirements = requirements
        self.rules = rules
        self.confirmation = confirmation
        super.init()
    }

    /// The rules that let everything under the finger keep the movement that it can use, for any pan or pinch.
    public static var standardRules: [any ArbitrationRule] {
        [.movingScrollViews, .viewOptions, .controls, .scrollEdge, .zoomEdge]
    }

    /// Becomes the delegate of `recognizer` and consults the one it had before: where that one says no to a touch or to
    /// a beginning, the answer is no, and where no rule has an opinion on another recognizer, its opinion counts.
    ///
    /// Governing a recognizer again changes nothing. The pan and pinch of a `UIScrollView` can't be governed, because
    /// UIKit allows them no delegate but their scroll view; use a ``VetoGestureRecognizer`` that they wait for.
    public func govern(_ recognizer: UIGestureRecognizer) {
        guard recognizer.delegate !== self else { return }
        precondition(
            !recognizer.belongsToScrollView,
            "A scroll view is the only delegate that its pan and pinch may have. Use a VetoGestureRecognizer instead."
        )
        remember(recognizer, previousDelegate: recognizer.delegate)
        recognizer.delegate = self
    }

    /// Gives `recognizer` the delegate back that it had before it was governed. Does nothing if another object has
    /// become its delegate meanwhile.
    public func release(_ recognizer: UIGestureRecognizer) {
        guard recognizer.delegate === self else { return }
        recognizer.delegate = previousDelegate(of: recognizer)
        gestures[ObjectIdentifier(recognizer)] = nil
    }

    /// Begins to keep what is decided about the gestures of `recognizer`.
    func remember(_ recognizer: UIGestureRecognizer, previousDelegate: (any UIGestureRecognizerDelegate)? = nil) {
        gestures = gestures.filter { $0.value.recognizer != nil }
        gestures[ObjectIdentifier(recognizer)] = ArbitratedGesture(of: recognizer, previousDelegate: previousDelegate)
    }

    /// What is known of the present gesture of `recognizer`; nil if the arbiter has nothing to do with it.
    func gesture(of recognizer: UIGestureRecognizer) -> ArbitratedGesture? {
        guard let gesture = gestures[ObjectIdentifier(recognizer)], gesture.recognizer === recognizer else {
            return nil
        }
        return gesture
    }

    /// The delegate that `recognizer` had before it was governed.
    func previousDelegate(of recognizer: UIGestureRecognizer) -> (any UIGestureRecognizerDelegate)? {
        gesture(of: recognizer)?.previousDelegate
    }
}
