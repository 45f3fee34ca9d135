import UIKit

/// A pan on the view of a navigation controller, whose delegate wants it beside UIKit's pop recognizers.
@MainActor
struct PanBesidePop {
    let stack: StackOfTwo
    private let pan = UIPanGestureRecognizer()
    private let delegate = RecognizerDelegate()

    init(stack: StackOfTwo) { self.stack = stack }

    /// Which of the two begins under the finger.
    func whoBegins(
        on host: any QuestionHost, _ recognizer: (UINavigationController) -> UIGestureRecognizer?
    ) async throws -> String {
        await stack.show(on: host)
        guard let other = recognizer(stack.navigation) else { return "no content pop" }
        delegate.isSimultaneous = { $1 === other }
        pan.delegate = delegate
        stack.add(pan)
        let (ours, theirs) = (RecognizerLog(of: pan), RecognizerLog(of: other))
        try await host.useFingers()
        return switch (ours.hasBegun, theirs.hasBegun) {
        case (true, true): "both"
        case (true, false): "ours"
        case (false, true): "UIKit's"
        case (false, false): "neither"
        }
    }
}
