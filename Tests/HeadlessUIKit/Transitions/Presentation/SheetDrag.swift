/// What a finger does to a sheet: between its detents it resizes it, and below the lowest one it takes it away. A limit
/// of the model: a finger that has begun to take the sheet away does not resize it any more.
@MainActor
final class SheetDrag {
    private enum Course {
        case none
        case resizes(from: CGFloat)
        /// The dismissal begins after so many points of the finger's way.
        case dismisses(UIPercentDrivenInteractiveTransition?, after: CGFloat)
        /// The sheet follows only a little, and stays.
        case refused(after: CGFloat)
    }

    private unowned let sheet: UISheetPresentationController
    private var course = Course.none
    private var pending: UIPercentDrivenInteractiveTransition?

    init(of sheet: UISheetPresentationController) {
        self.sheet = sheet
    }

    func takePending() -> UIPercentDrivenInteractiveTransition? {
        defer { pending = nil }
        return pending
    }

    /// Whether there is a larger detent than the one where the sheet is.
    var canExpand: Bool { sheet.steps.last.map { $0.height > sheet.height } ?? false }

    /// - Parameter goesDown: whether the finger does.
    func begin(goesDown: Bool) {
        if goesDown, sheet.height <= sheet.steps[0].height {
            leave(after: 0)
        } else {
            course = .resizes(from: sheet.height)
        }
    }

    /// - Parameter way: of the finger, downwards.
    func follow(_ way: CGFloat) {
        guard let view = sheet.presentedView else { return }
        switch course {
        case .none: break
        case .resizes(let start):
            let lowest = sheet.steps[0]
            guard start - way < lowest.height else {
                sheet.draggedHeight = min(start - way, sheet.steps.last?.height ?? start)
                return
            }
            rest(at: lowest.identifier)
            leave(after: start - lowest.height)
            follow(way)
        case .dismisses(let interaction, let offset):
            if view.bounds.height > 0 { interaction?.update(max(0, way - offset) / view.bounds.height) }
        case .refused(let offset):
            let resistance = HeadlessRuntime.current.profile.transitions.modalResistance
            view.transform = CGAffineTransform(translationX: 0, y: max(0, way - offset) * resistance)
        }
    }

    /// - Parameter velocity: downwards; nil if the touch was taken away.
    func end(_ way: CGFloat, velocity: CGFloat?) {
        defer { course = .none }
        guard let view = sheet.presentedView else { return }
        switch course {
        case .none: break
        case .resizes: settle(velocity: velocity)
        case .dismisses(let interaction, let offset):
            if let velocity, finishes(max(0, way - offset), velocity, view) {
                interaction?.finish()
            } else {
                interaction?.cancel()
            }
        case .refused:
            UIView.animate(withDuration: HeadlessRuntime.current.profile.transitions.modalDuration) {
                view.transform = .identity
            }
            OptionalRequirement.ask(sheet.delegate) { $0.presentationControllerDidAttemptToDismiss(sheet) }
        }
    }

    // MARK: Away

    private func leave(after offset: CGFloat) {
        // Kept until the dismissal is over: the screen lets go of it before.
        let sheet = sheet
        let screen = sheet.presentedViewController
        guard !screen.isModalInPresentation, delegateAllows else {
            course = .refused(after: offset)
            return
        }
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.completionCurve = .easeOut
        pending = interaction
        OptionalRequirement.ask(sheet.delegate) { $0.presentationControllerWillDismiss(sheet) }
        // The presenter dismisses: the screen itself may present something that would go instead.
        sheet.presentingViewController.dismiss(animated: true) {
            OptionalRequirement.ask(sheet.delegate) { $0.presentationControllerDidDismiss(sheet) }
        }
        course = .dismisses(pending == nil ? interaction : nil, after: offset)
        pending = nil
    }

    private var delegateAllows: Bool {
        OptionalRequirement.ask(sheet.delegate) { $0.presentationControllerShouldDismiss(sheet) } ?? true
    }

    /// As F4, downwards.
    private func finishes(_ way: CGFloat, _ velocity: CGFloat, _ view: UIView) -> Bool {
        guard view.bounds.height > 0 else { return false }
        switch HeadlessRuntime.current.profile.transitions.sheetCompletion {
        case .projected(let seconds): return (way + velocity * CGFloat(seconds)) / view.bounds.height > 0.5
        case .velocity: return velocity >= 0
        }
    }

    // MARK: Between detents

    /// The sheet comes to rest at the detent that the finger has meant.
    private func settle(velocity: CGFloat?) {
        let steps = sheet.steps
        var candidates = steps
        var aim = sheet.height
        switch (HeadlessRuntime.current.profile.transitions.sheetCompletion, velocity) {
        case (.projected(let seconds), let velocity?): aim -= velocity * CGFloat(seconds)
        case (.velocity, let velocity?) where velocity != 0:
            candidates = steps.filter { velocity > 0 ? $0.height <= aim : $0.height >= aim }
        default: break
        }
        guard let step = candidates.min(by: { abs($0.height - aim) < abs($1.height - aim) }) else { return }
        sheet.animateChanges { rest(at: step.identifier) }
    }

    private func rest(at identifier: UISheetPresentationController.Detent.Identifier) {
        sheet.selectedDetentIdentifier = identifier
        sheet.draggedHeight = nil
    }
}
