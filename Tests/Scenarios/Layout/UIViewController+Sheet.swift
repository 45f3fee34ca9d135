import UIKit

extension UIViewController {
    /// Is presented as a sheet from now on.
    func becomeSheet(_ options: SheetOptions) {
        modalPresentationStyle = options.style == .sheet ? .pageSheet : .formSheet
        isModalInPresentation = options.isModal
        guard let sheet = sheetPresentationController else { return }
        sheet.detents = options.detents.map { $0 == .medium ? .medium() : .large() }
        sheet.selectedDetentIdentifier = options.selectedDetent.map { $0 == .medium ? .medium : .large }
        sheet.largestUndimmedDetentIdentifier = options.undimmedDetent.map { $0 == .medium ? .medium : .large }
        sheet.prefersScrollingExpandsWhenScrolledToEdge = options.scrollingExpands
    }
}
