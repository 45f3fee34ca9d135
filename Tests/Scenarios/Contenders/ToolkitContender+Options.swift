import FullScreenPop
import GestureArbitration
import UIKit

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
        transition = options.transition?.transition
        interactor = options.interactor?.interactor
    }
}

extension PopDriverChoice {
    init(_ driver: DriverName) {
        switch driver {
        case .automatic: self = .automatic
        case .systemTarget: self = .systemTarget
        case .contentPop: self = .contentPop
        case .percentDriven: self = .percentDriven
        }
    }
}

extension TransitionName {
    var transition: Transition {
        guard let transition = Transition.gallery.first(where: { $0.name == rawValue }) else {
            preconditionFailure("The gallery has no \(rawValue).")
        }
        return transition
    }
}

extension ModalTransition {
    init(_ options: ModalOptions) {
        self.init(
            options.present.transition, dismiss: options.dismiss?.transition,
            interactor: options.interactor?.interactor)
    }
}

extension InteractorOptions {
    var interactor: Interactor {
        let interactor: Interactor =
            switch gesture {
            case .pan: .pan
            case .leadingEdgePan: .leadingEdgePan
            case .distancePan: .pan(distance: CGFloat(distance ?? 300))
            case .panDown: distance.map { .verticalPan(.down, distance: CGFloat($0)) } ?? .verticalPan(.down)
            case .panUp: distance.map { .verticalPan(.up, distance: CGFloat($0)) } ?? .verticalPan(.up)
            case .pinch: .pinch
            case .spread: .spread
            }
        switch completion {
        case .projection: return interactor.completing(.projection)
        case .distance: return interactor.completing(.distance)
        case .velocity: return interactor.completing(.velocity)
        case nil: return interactor
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
