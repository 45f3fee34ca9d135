import FullScreenPop
import GestureArbitration
import UIKit

/// An app with this package: a navigation controller, and options where a screen or a view wants something special.
@MainActor
final class ToolkitContender: Contender {
    var record: (String) -> Void = { _ in }
    private let trace = ArbitrationTrace()

    var decisions: [ArbitrationTrace.Entry] { trace.entries }

    func makeNavigationController() -> UINavigationController {
        let navigationController = FullScreenPopNavigationController()
        navigationController.arbiter.trace = trace
        navigationController.popEvents = { [weak self] event in self?.note(event) }
        return navigationController
    }

    func makeScrollView(_ options: ScrollOptions) -> UIScrollView {
        ArbitratedScrollView()
    }

    func didMake(_ view: UIView, for element: Element) {
        if let backSwipe = element.backSwipe { view.arbitration.backSwipe = .init(backSwipe) }
        guard let scrollView = view as? UIScrollView else { return }
        scrollView.arbitration.controls = .touchImmediately
        guard case .scroll(let options) = element.kind else { return }
        if let controls = options.controls { scrollView.arbitration.controls = .init(controls) }
        if let atLeadingEdge = options.atLeadingEdge { scrollView.arbitration.atLeadingEdge = .init(atLeadingEdge) }
    }

    func optionsDidChange(of screen: ScreenViewController) {
        screen.fullScreenPop = PopOptions(screen.options)
    }

    func screenWillAppear(_ screen: ScreenViewController, animated: Bool) {}
    func screenDidAppear(_ screen: ScreenViewController) {}
    func screenWillDisappear(_ screen: ScreenViewController) {}

    private func note(_ event: PopEvent) {
        switch event {
        case .began: record("began")
        case .progress: break
        case .finished: record("finished")
        case .cancelled: record("cancelled")
        case .refused(let refusal): record("refused: \(refusal.reason)")
        }
    }
}

// What scenarios say, in the package's words.

extension PopOptions {
    init(_ options: ScreenOptions) {
        self.init()
        mode =
            switch options.mode {
            case .fullScreen: .fullScreen
            case .leadingEdge: .leadingEdge
            case .disabled: .disabled
            case nil: nil
            }
        startRegion =
            switch options.startRegion {
            case .points(let points): .within(points)
            case .fraction(let fraction): .fraction(fraction)
            case nil: nil
            }
        hidesNavigationBar = options.hidesNavigationBar
        shouldPop =
            switch options.shouldPop {
            case .refuses: .when { false }
            case .asksYes: .afterAsking { true }
            case .asksNo: .afterAsking { false }
            case nil: nil
            }
    }
}

extension ViewArbitration.BackSwipe {
    init(_ backSwipe: Element.BackSwipe) {
        switch backSwipe {
        case .allowed: self = .allowed
        case .edgeOnly: self = .edgeOnly
        case .blocked: self = .blocked
        }
    }
}

extension ViewArbitration.AtLeadingEdge {
    init(_ option: ScrollOptions.AtLeadingEdge) {
        switch option {
        case .yields: self = .yields
        case .simultaneous: self = .simultaneous
        case .keeps: self = .keeps
        }
    }
}

extension ViewArbitration.ControlTouches {
    init(_ option: ScrollOptions.ControlTouches) {
        switch option {
        case .unchanged: self = .unchanged
        case .touchImmediately: self = .touchImmediately
        case .disablesScrolling: self = .disablesScrolling
        }
    }
}
