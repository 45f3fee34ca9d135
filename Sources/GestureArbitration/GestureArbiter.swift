import UIKit

/// Decides, for the recognizers that it governs, which touches they see, when they begin and how they stand to others.
///
/// ```swift
/// let arbiter = GestureArbiter(rules: [.startRegion(.within(120)), .backDirection, .controls(), .scrollEdge])
/// arbiter.govern(pan)
/// ```
///
/// An arbiter is an ordered list of small rules behind one `UIGestureRecognizerDelegate`. The rules are asked in order
/// and the first answer wins; where none has an opinion, UIKit's default stands. A delegate that a recognizer had before
/// is kept, weakly, and still consulted.
///
/// A recognizer holds its delegate weakly: keep the arbiter yourself, for example in the view controller.
@MainActor
public final class GestureArbiter: NSObject {
    /// The rules, in the order in which they are asked. May be changed at any time; a gesture that has begun goes on.
    public var rules: [any ArbitrationRule]

    /// Where decisions are written down. Nil, the default, means nowhere, and then it costs nothing.
    public var trace: ArbitrationTrace?

    /// Whether only what is refused is written down: for one of several arbiters that are asked the same question in turn.
    package var tracesRefusalsOnly = false

    private var previousDelegates: [ObjectIdentifier: PreviousDelegate] = [:]

    /// Makes an arbiter that governs nothing yet.
    public init(rules: [any ArbitrationRule] = []) {
        self.rules = rules
        super.init()
    }

    /// Becomes the delegate of `recognizer` and consults the one it had before: where that says no to a touch or to a
    /// beginning, it is no, and where no rule has an opinion on another recognizer, its opinion counts.
    ///
    /// Governing twice changes nothing. The pan and pinch of a `UIScrollView` can't be governed, because UIKit allows
    /// them no delegate but their scroll view; use a ``VetoGestureRecognizer`` that they wait for.
    public func govern(_ recognizer: UIGestureRecognizer) {
        guard recognizer.delegate !== self else { return }
        precondition(
            !recognizer.belongsToScrollView,
            "A scroll view is the only delegate that its pan and pinch may have. Use a VetoGestureRecognizer instead."
        )
        previousDelegates = previousDelegates.filter { $0.value.recognizer != nil }
        previousDelegates[ObjectIdentifier(recognizer)] = PreviousDelegate(of: recognizer)
        recognizer.delegate = self
    }

    /// Gives `recognizer` the delegate back that it had before it was governed. Does nothing if another object has
    /// become its delegate meanwhile.
    public func release(_ recognizer: UIGestureRecognizer) {
        guard recognizer.delegate === self else { return }
        recognizer.delegate = previousDelegate(of: recognizer)
        previousDelegates[ObjectIdentifier(recognizer)] = nil
    }

    /// The delegate that `recognizer` had before it was governed.
    func previousDelegate(of recognizer: UIGestureRecognizer) -> (any UIGestureRecognizerDelegate)? {
        guard let previous = previousDelegates[ObjectIdentifier(recognizer)], previous.recognizer === recognizer else {
            return nil
        }
        return previous.delegate
    }
}

/// Both ends are weak: the arbiter keeps neither the recognizer nor its former delegate alive.
@MainActor
private final class PreviousDelegate {
    weak var recognizer: UIGestureRecognizer?
    weak var delegate: (any UIGestureRecognizerDelegate)?

    init(of recognizer: UIGestureRecognizer) {
        self.recognizer = recognizer
        delegate = recognizer.delegate
    }
}
