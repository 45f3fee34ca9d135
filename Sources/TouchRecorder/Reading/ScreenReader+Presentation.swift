import UIKit

extension ScreenReader {
    /// Describes how a controller is presented, on its first screen.
    func describePresentation(of controller: UIViewController) {
        guard let screen = controller.ownScreens.first else { return }
        readScreens()
        let modal = ModalDocument(of: controller, mirror: mirror)
        var isSaid = modal != nil || controller.modalPresentationStyle == .fullScreen
        change(screen) { document in
            guard document.modal != nil else {
                document.modal = modal
                return
            }
            isSaid = true
            switch controller.modalPresentationStyle {
            case .overFullScreen: document.modal?.style = "overFullScreen"
            case .custom: document.modal?.style = "custom"
            default: break
            }
        }
        if !isSaid { omissions.note(.modalStyle) }
        if let delegate = controller.transitioningDelegate, delegate.isOfAppClass { omissions.note(.transition) }
    }
}

extension ModalDocument {
    /// How UIKit presents a controller as a sheet or a popover; nil for everything else.
    @MainActor
    fileprivate init?(of controller: UIViewController, mirror: LayoutMirror) {
        switch controller.modalPresentationStyle {
        case .pageSheet, .formSheet, .automatic:
            style = controller.modalPresentationStyle == .formSheet ? "formSheet" : "sheet"
            if let sheet = controller.sheetPresentationController { take(sheet) }
        case .popover:
            guard let popover = controller.popoverPresentationController, let view = popover.sourceView,
                let window = view.window
            else { return nil }
            style = "popover"
            source = mirror.frame(view.convert(popover.sourceRect, to: window), in: window.bounds.width)
            let preferred = controller.preferredContentSize
            if preferred.width > 0, preferred.height > 0 { size = preferred.asLengths }
        default: return nil
        }
        if controller.isModalInPresentation { modalInPresentation = true }
    }

    @MainActor
    private mutating func take(_ sheet: UISheetPresentationController) {
        let names = sheet.namesOfDetents
        if names != ["large"] { detents = names }
        if names.count > 1, sheet.selectedDetentIdentifier == .large { selectedDetent = "large" }
        if let undimmed = sheet.largestUndimmedDetentIdentifier {
            undimmedDetent = undimmed == .medium ? names.first : names.last
        }
        if !sheet.prefersScrollingExpandsWhenScrolledToEdge { scrollingExpands = false }
    }
}

extension UISheetPresentationController {
    /// The names of its detents that the format has, from the lowest.
    fileprivate var namesOfDetents: [String] {
        guard #available(iOS 16, *) else {
            // Here detents have no identifiers, and two detents are both.
            return detents.count > 1 ? ["medium", "large"] : [selectedDetentIdentifier == .medium ? "medium" : "large"]
        }
        let identifiers = detents.map(\.identifier)
        let names = [identifiers.contains(.medium) ? "medium" : nil, identifiers.contains(.large) ? "large" : nil]
        return names.allSatisfy { $0 == nil } ? ["large"] : names.compactMap(\.self)
    }
}
