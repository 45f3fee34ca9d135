/// An action sheet where there is room for a popover. A tap beside it is the cancel action.
final class ActionSheetPopover: UIPopoverPresentationController {
    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override var compactPresentation: UIPresentationController {
        AlertPresentationController(presentedViewController: presentedViewController, presenting: nil)
    }

    override func didDismissByTap() { alert?.cancelAction?.run() }
}
