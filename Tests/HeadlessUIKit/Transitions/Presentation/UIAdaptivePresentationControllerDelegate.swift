/// Every requirement is optional for Apple's compilers.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        OptionalRequirement.notImplemented(by: self)
        return controller.presentationStyle
    }

    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        OptionalRequirement.notImplemented(by: self)
        return true
    }

    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        OptionalRequirement.notImplemented(by: self)
    }

    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        OptionalRequirement.notImplemented(by: self)
    }

    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        OptionalRequirement.notImplemented(by: self)
    }
}
