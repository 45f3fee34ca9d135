import UIKit

/// Decides, for the recognizers that it governs, which touches they see, when they begin and how they relate to others.
///
/// ```swift
/// let arbiter = GestureArbiter(rules: [.startRegion(.within(120)), .direction, .controls, .scrollEdge])
/// arbiter.govern(drawerPan)
/// ```
///
/// An arbiter is an ordered list of small rules behind one `UIGestureRecognizerDelegate`. Whether a gesture may begin
/// is asked in tiers, and the first refusal decides:
///
/// 1. The ``requirements``, all of which must agree. They are set once.
/// 2. The rules' decision when the first finger landed.
/// 3. The ``rules``. The first one with an opinion decides; if there is none, the gesture may begin, as in UIKit.
/// 4. The delegate that the recognizer had before it was governed.
/// 5. The ``confirmation``, which may ask the person.
///
/// The answer holds for the whole gesture, until another first finger lands.
///
/// The recognizers that an arbiter governs retain it, though UIKit holds a delegate weakly. A rule must not retain what
/// retains them, such as their view.
@MainActor
public final class GestureArbiter: NSObject {
    /// The requirements, asked before the rules. Only denials count; other answers leave the decision to the rules.
    public private(set) var requirements: [any ArbitrationRule]

    /// The rules, in the order in which they are asked. Changing them does not affect a gesture that has begun.
    public var rules: [any ArbitrationRule]

    /// Asked when everything else has allowed the gesture to begin, once for each gesture. It is the only rule that may
    /// have side effects, such as an alert.
    public let confirmation: (any ArbitrationRule)?

    /// Records every decision. The default is nil, which costs nothing.
    public var trace: ArbitrationTrace?

    /// Called once for each gesture with the decision on its beginning.
    ///
    /// With a handler, a touch that is refused when it lands is not hidden from the recognizer, but refused when it
    /// moves: only then is it known to be an attempt at the gesture. A gesture that only the ``confirmation`` refuses
    /// still begins, so that its fingers are not left to the content; the handler must do nothing with it. If another
    /// recognizer may still take the fingers, ``decision(onHeldBack:)`` asks the confirmation. Call it when the gesture
    /// has begun.
    package var onDecision: (@MainActor (UIGestureRecognizer, ArbitrationDecision) -> Void)?

    /// Whether somebody handles the decisions: then a refused touch is followed until its attempt is clear, a gesture
    /// that only the confirmation refuses begins, and the confirmation may be asked late; see ``onDecision``.
    var reportsDecisions: Bool { onDecision != nil }

    /// The recognizer about which its previous delegate is being asked.
    private var recognizerAskedAbout: ObjectIdentifier?

    /// Creates an arbiter that governs nothing yet.
    public init(
        requirements: [any ArbitrationRule] = [], rules: [any ArbitrationRule] = [],
        confirmation: (any ArbitrationRule)? = nil
    ) {
        self.requirements = requirements
        self.rules = rules
        self.confirmation = confirmation
        super.init()
    }

    /// Removes the rules and requirements with this name, to show what they are needed for.
    @_spi(Scenarios)
    public func leaveOut(_ name: String) {
        requirements.removeAll { $0.name == name }
        rules.removeAll { $0.name == name }
    }

    /// Rules that let views under the finger keep the movement that they can use, for any pan or pinch. They do not
    /// check the direction of a pan: add ``DirectionRule`` to the ``requirements``.
    ///
    /// ```swift
    /// let arbiter = GestureArbiter(requirements: [.direction], rules: GestureArbiter.standardRules)
    /// ```
    public static var standardRules: [any ArbitrationRule] {
        [
            .viewOptions, .movingScrollViews, .otherFingers, .openRows, .rowActions, .controls, .heldControls,
            .editedText, .otherGestures, .scrollEdge, .zoomEdge,
        ]
    }

    /// Becomes the delegate of `recognizer`, and still consults the previous one. The previous delegate can refuse a
    /// touch or a beginning, and decides how the recognizer relates to another one if no rule has an opinion.
    ///
    /// The recognizer retains the arbiter until it is released from it with ``release(_:)``. If you set another
    /// delegate afterwards, the arbiter is no longer asked: govern the recognizer again, and that delegate is
    /// consulted.
    ///
    /// The pan and pinch of a `UIScrollView` must not be governed, because UIKit allows them no delegate but the scroll
    /// view: the app stops. Make them wait for a ``VetoGestureRecognizer`` instead.
    public func govern(_ recognizer: UIGestureRecognizer) {
        guard !governs(recognizer) else { return }
        precondition(
            !recognizer.belongsToScrollView,
            "A scroll view is the only delegate that its pan and pinch may have. Use a VetoGestureRecognizer instead."
        )
        remember(recognizer, previousDelegate: recognizer.delegate)
        recognizer.delegate = self
    }

    /// Whether this is the delegate of `recognizer`, or the previous one of another arbiter that is.
    private func governs(_ recognizer: UIGestureRecognizer) -> Bool {
        var delegate = recognizer.delegate
        while let arbiter = delegate as? GestureArbiter, arbiter !== self {
            delegate = arbiter.previousDelegate(of: recognizer)
        }
        return delegate === self
    }

    /// Restores the delegate that `recognizer` had before it was governed. A delegate that was set afterwards stays. An
    /// arbiter that another one has followed stays its previous delegate: release the other one first.
    public func release(_ recognizer: UIGestureRecognizer) {
        if recognizer.delegate === self {
            recognizer.delegate = previousDelegate(of: recognizer)
        } else if governs(recognizer) {
            return
        }
        forget(recognizer)
    }

    /// Starts storing decisions on the gestures of `recognizer`.
    func remember(_ recognizer: UIGestureRecognizer, previousDelegate: (any UIGestureRecognizerDelegate)? = nil) {
        forget(recognizer)
        recognizer.makeRecord().gestures.append(ArbitratedGesture(for: self, previousDelegate: previousDelegate))
    }

    private func forget(_ recognizer: UIGestureRecognizer) {
        recognizer.record?.gestures.removeAll { $0.belongs(to: self) }
    }

    /// The data on the gestures of `recognizer`; nil if the arbiter doesn't govern it.
    func gesture(of recognizer: UIGestureRecognizer) -> ArbitratedGesture? {
        recognizer.record?.gestures.first { $0.belongs(to: self) }
    }

    /// The delegate that `recognizer` had before it was governed.
    private func previousDelegate(of recognizer: UIGestureRecognizer) -> (any UIGestureRecognizerDelegate)? {
        gesture(of: recognizer)?.previousDelegate
    }

    /// What the delegate answers that `recognizer` had before it was governed; nil if it had none, or if it is being
    /// asked already.
    func askPreviousDelegate<Answer>(
        of recognizer: UIGestureRecognizer, _ ask: (any UIGestureRecognizerDelegate) -> Answer
    ) -> Answer? {
        guard !isAsked(byPreviousDelegateOf: recognizer), let previous = previousDelegate(of: recognizer) else {
            return nil
        }
        let outer = recognizerAskedAbout
        recognizerAskedAbout = ObjectIdentifier(recognizer)
        defer { recognizerAskedAbout = outer }
        return ask(previous)
    }

    /// Whether the previous delegate of `recognizer` asks this in turn, as one does that forwards to the delegate it
    /// has found.
    func isAsked(byPreviousDelegateOf recognizer: UIGestureRecognizer) -> Bool {
        recognizerAskedAbout == ObjectIdentifier(recognizer)
    }
}
