extension ScreenDocument {
    /// Adopts the app's description of the screen.
    mutating func take(_ description: TouchRecorder.ScreenDescription, _ omissions: inout Omissions) {
        switch description.start {
        case .anywhere: mode = "fullScreen"
        case .leadingEdge: mode = "leadingEdge"
        case .within(let points): startRegion = .points(Double(points).asLength)
        case .fraction(let fraction): startRegion = .fraction(min(max(Double(fraction), 0), 1))
        case .nowhere: mode = "disabled"
        case nil: break
        }
        hidesNavigationBar = description.hidesNavigationBar ?? hidesNavigationBar
        shouldPop = description.popAnswer?.rawValue
        transition = description.transition
        interactor = description.gesture.map(InteractorDocument.init)
        if let described = description.modal {
            modal = ModalDocument(
                present: described.present, dismiss: described.dismiss,
                interactor: described.gesture.map(InteractorDocument.init))
        }
        if let note = description.note { omissions.note(.told(note)) }
    }
}

extension InteractorDocument {
    fileprivate init(_ gesture: TouchRecorder.ScreenDescription.Gesture) {
        self.gesture = gesture.name
        distance = gesture.distance.map { Double($0).asLength }
        direction = gesture.isForward ? "forward" : nil
        completion = gesture.completion
    }
}
