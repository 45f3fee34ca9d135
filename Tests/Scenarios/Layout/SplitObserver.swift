import UIKit

/// The app's delegate of a split view.
@MainActor
final class SplitObserver: NSObject, UISplitViewControllerDelegate {
    private let options: SplitOptions

    init(_ options: SplitOptions) {
        self.options = options
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        options.collapsesTo.map { .init($0) } ?? proposedTopColumn
    }
}

extension UISplitViewController {
    /// A split view as `options` say, without its columns.
    convenience init(_ options: SplitOptions) {
        self.init(style: options.supplementary.isEmpty ? .doubleColumn : .tripleColumn)
        preferredDisplayMode = .init(options.displayMode)
        preferredSplitBehavior = .init(options.behavior)
        presentsWithGesture = options.presentsWithGesture
    }

    /// The columns that are in the window, the primary one first.
    var shownColumns: [SplitOptions.Column] {
        SplitOptions.Column.allCases.filter { column in
            let stack = viewController(for: .init(column)) as? UINavigationController
            // Collapsed, the stack of the other column may be on top of this one.
            return stack?.viewControllers.contains { !($0 is UINavigationController) && $0.isInSight } == true
        }
    }
}

extension UIViewController {
    fileprivate var isInSight: Bool {
        guard let view = viewIfLoaded, let window = view.window else { return false }
        return !view.convert(view.bounds, to: window).intersection(window.bounds).isEmpty
    }
}

extension UISplitViewController.Column {
    init(_ column: SplitOptions.Column) {
        switch column {
        case .primary: self = .primary
        case .supplementary: self = .supplementary
        case .secondary: self = .secondary
        }
    }
}

extension UISplitViewController.DisplayMode {
    fileprivate init(_ mode: SplitOptions.DisplayMode) {
        switch mode {
        case .automatic: self = .automatic
        case .secondaryOnly: self = .secondaryOnly
        case .oneBesideSecondary: self = .oneBesideSecondary
        case .oneOverSecondary: self = .oneOverSecondary
        case .twoBesideSecondary: self = .twoBesideSecondary
        case .twoOverSecondary: self = .twoOverSecondary
        case .twoDisplaceSecondary: self = .twoDisplaceSecondary
        }
    }
}

extension UISplitViewController.SplitBehavior {
    fileprivate init(_ behavior: SplitOptions.Behavior) {
        switch behavior {
        case .automatic: self = .automatic
        case .tile: self = .tile
        case .overlay: self = .overlay
        case .displace: self = .displace
        }
    }
}
