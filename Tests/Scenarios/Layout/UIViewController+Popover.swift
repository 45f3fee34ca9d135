import UIKit

extension UIViewController {
    /// Is presented as a popover from now on, beside a part of `view`.
    ///
    /// - Parameter observer: has to live as long as the popover.
    func becomePopover(_ options: PopoverOptions, in view: UIView, observer: PopoverObserver, mirror: Mirror) {
        modalPresentationStyle = .popover
        isModalInPresentation = options.isModal
        if let size = options.size { preferredContentSize = size }
        guard let popover = popoverPresentationController else { return }
        popover.sourceView = view
        popover.sourceRect = mirror.frame(options.source, in: view.bounds.width)
        popover.delegate = observer
    }
}

/// The app's delegate of a popover.
@MainActor
final class PopoverObserver: NSObject, UIPopoverPresentationControllerDelegate {
    private let adapts: Bool

    init(adapts: Bool) {
        self.adapts = adapts
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        adapts ? .formSheet : .none
    }
}
