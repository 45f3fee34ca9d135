import SwiftUI
import UIKit

/// The button on the demo's first screen that opens its screens in SwiftUI.
@MainActor
enum LibraryButton {
    static func add(to navigationController: UINavigationController) {
        let action = UIAction { [weak navigationController] _ in
            navigationController.map(openLibrary)
        }
        navigationController.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "SwiftUI", primaryAction: action)
    }

    private static func openLibrary(over presenter: UIViewController) {
        let library = LibraryView { [weak presenter] in presenter?.dismiss(animated: true) }
        let host = UIHostingController(rootView: library)
        host.modalPresentationStyle = .fullScreen
        presenter.present(host, animated: true)
    }
}
