import FullScreenPop
import TouchRecorder
import UIKit

extension TouchRecorder.Options {
    /// Tells what an app with FullScreenPop has set, which can't be seen from outside.
    @MainActor
    static var demo: TouchRecorder.Options {
        var options = TouchRecorder.Options()
        options.contender = .toolkit
        options.describeScreen = { TouchRecorder.ScreenDescription($0.fullScreenPop, $0.modalTransition) }
        options.describeView = { TouchRecorder.ViewDescription($0.arbitration) }
        return options
    }
}

extension TouchRecorder.ScreenDescription {
    init(_ options: PopOptions, _ modalTransition: ModalTransition?) {
        self.init()
        switch options.startRegion {
        case .anywhere: start = .anywhere
        case .leadingEdge: start = .leadingEdge
        case .within(let points): start = .within(points)
        case .fraction(let fraction): start = .fraction(fraction)
        case nil: break
        }
        if options.isEnabled == false { start = .nowhere }
        hidesNavigationBar = options.hidesNavigationBar
        transition = options.transition.flatMap(Self.name)
        gesture = options.gesture.map { Gesture($0.name) }
        if options.shouldPop != nil { note = "a screen is asked whether it may be popped" }
        guard let modalTransition, let present = Self.name(modalTransition.presentation) else { return }
        modal = Modal(present: present)
        modal?.dismiss = modalTransition.dismissal.flatMap(Self.name)
        modal?.gesture = modalTransition.gesture.map { Gesture($0.name) }
    }

    /// Scenarios know the transitions of the gallery.
    private static func name(_ transition: ScreenTransition) -> String? {
        ScreenTransition.gallery.contains { $0.name == transition.name } ? transition.name : nil
    }
}

extension TouchRecorder.ViewDescription {
    init(_ arbitration: ViewArbitration) {
        self.init()
        switch arbitration.backSwipe {
        case .allowed: break
        case .edgeOnly: backSwipe = .edgeOnly
        case .blocked: backSwipe = .blocked
        }
        switch arbitration.atScrollEdge {
        case .yields: break
        case .simultaneous: atScrollEdge = .simultaneous
        case .keeps: atScrollEdge = .keeps
        }
        switch arbitration.controlTouches {
        case .unchanged: break
        case .touchImmediately: controlTouches = .touchImmediately
        case .disablesScrolling: controlTouches = .disablesScrolling
        }
    }
}
