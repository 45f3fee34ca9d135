import UIKit

/// Notes what the app presents and dismisses.
@MainActor
struct PresentationFollower {
    private let log: ActionLog
    private let reader: ScreenReader
    private var dismissedInteractively: [ScreenState.Reference] = []
    private var isInteractive = false

    init(_ log: ActionLog, _ reader: ScreenReader) {
        self.log = log
        self.reader = reader
    }

    mutating func followDismissals(_ look: ScreenLook, since before: ScreenState) {
        let now = look.state
        if now.presentation == .interactive { isInteractive = true }
        defer { if now.presentation == .none { isInteractive = false } }
        let kept = now.countOfPresented(keptFrom: before)
        guard kept < before.presented.count else { return }
        let gone = before.presented[kept]
        if isInteractive || look.effect?.dismisses(gone) == true {
            dismissedInteractively.append(gone)
            return
        }
        let title = gone.controller?.ownScreens.first.map(reader.title(of:))
        log.note(look.time) { action in
            action.dismiss = kept == 0 ? .everything : title.map(DismissDocument.screen) ?? .everything
            if look.isPrompt, now.presentation == .none { action.animated = false }
        }
    }

    mutating func followPresentations(_ look: ScreenLook, since before: ScreenState) {
        let now = look.state
        let kept = now.countOfPresented(keptFrom: before)
        followSheets(look, since: before, upTo: kept)
        for reference in now.presented.dropFirst(kept) {
            // A screen that a finger has begun to dismiss may come back.
            if let place = dismissedInteractively.firstIndex(of: reference) {
                dismissedInteractively.remove(at: place)
            } else if let controller = reference.controller {
                log.note(look.time) { action in
                    action.present(controller, reader)
                    if look.isPrompt, now.presentation == .none { action.animated = false }
                }
            }
        }
        dismissedInteractively.removeAll { $0.controller?.presentingViewController == nil }
    }

    /// The format has no action for changes of an existing sheet by the app. A finger may drag it to another detent.
    private func followSheets(_ look: ScreenLook, since before: ScreenState, upTo kept: Int) {
        for (former, sheet) in zip(before.sheets, look.state.sheets).prefix(kept) {
            let isPinned = former.isModalInPresentation != sheet.isModalInPresentation
            if isPinned || (former.detent != sheet.detent && look.effect?.mayDragSheets != true) {
                reader.omissions.note(.sheet)
            }
        }
    }
}

extension ScreenState {
    /// How many of the presented screens are still there.
    fileprivate func countOfPresented(keptFrom before: ScreenState) -> Int {
        zip(before.presented, presented).prefix { $0 == $1 }.count
    }
}

extension TouchEffect {
    fileprivate var mayDragSheets: Bool {
        if case .dismissesByDrag = self { true } else { false }
    }

    fileprivate func dismisses(_ presented: ScreenState.Reference) -> Bool {
        switch self {
        case .dismissesByTap, .dismissesByDrag: presented.isSheet
        case .goesBack, .selectsTab: false
        }
    }
}

extension ActionDocument {
    /// Describes the presentation of a controller, and names and describes its screens.
    @MainActor
    mutating func present(_ controller: UIViewController, _ reader: ScreenReader) {
        let titles = controller.ownScreens.map(reader.title(of:))
        if controller is UINavigationController { presentNavigation = titles } else { present = titles.first }
        reader.describePresentation(of: controller)
    }
}
