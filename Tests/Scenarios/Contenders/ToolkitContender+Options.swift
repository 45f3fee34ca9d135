import FullScreenPop
import GestureArbitration
import ScreenTransitions
import UIKit

// What scenarios say, in the package's words.

extension PopOptions {
    init(_ options: ScreenOptions) {
        self.init()
        isEnabled = options.mode.map { $0 != .disabled }
        startRegion =
            switch (options.mode, options.startRegion) {
            case (.leadingEdge, _): .leadingEdge
            case (_, .points(let points)): .within(points)
            case (_, .fraction(let fraction)): .fraction(fraction)
            case (_, nil): nil
            }
        hidesNavigationBar = options.hidesNavigationBar
        shouldPop =
            switch options.shouldPop {
            case .refuses: .when { _ in false }
            case .asksYes: .afterAsking { _ in true }
            case .asksNo: .afterAsking { _ in false }
            case .goesBackFirst:
                .afterAsking(if: { (screen: ScreenViewController) in screen.webView?.canGoBack == true }) { screen in
                    screen.webView?.goBack()
                    return false
                }
            case nil: nil
            }
        transition = options.transition?.transition
        gesture = options.interactor?.transitionGesture
        nextScreen = options.next.map { _ in NextScreen { (screen: ScreenViewController) in screen.nextScreen } }
    }
}

extension PopDriver {
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
    var transition: ScreenTransition {
        guard let transition = ScreenTransition.gallery.first(where: { $0.name == rawValue }) else {
            preconditionFailure("The gallery has no \(rawValue).")
        }
        return transition
    }
}

extension ModalTransition {
    init(_ options: ModalOptions) {
        self.init(
            options.present.transition, dismissal: options.dismiss?.transition,
            gesture: options.interactor?.transitionGesture)
    }
}

extension InteractorOptions {
    var transitionGesture: TransitionGesture {
        let transitionGesture: TransitionGesture =
            switch gesture {
            case .pan: .pan(swipeDirection)
            case .leadingEdgePan: .leadingEdgePan
            case .distancePan: .pan(swipeDirection, distance: CGFloat(distance ?? 300))
            case .panDown: distance.map { .verticalPan(.down, distance: CGFloat($0)) } ?? .verticalPan(.down)
            case .panUp: distance.map { .verticalPan(.up, distance: CGFloat($0)) } ?? .verticalPan(.up)
            case .pinch: .pinch
            case .spread: .spread
            }
        switch completion {
        case .projection: return transitionGesture.completing(.projection)
        case .distance: return transitionGesture.completing(.distance)
        case .velocity: return transitionGesture.completing(.velocity)
        case nil: return transitionGesture
        }
    }

    private var swipeDirection: SwipeDirection {
        switch direction {
        case .back, nil: .back
        case .forward: .forward
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

extension ViewArbitration.AtScrollEdge {
    init(_ option: ScrollOptions.AtScrollEdge) {
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
