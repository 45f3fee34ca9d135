/// Every requirement is optional for Apple's compilers.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {
        OptionalRequirement.notImplemented(by: self)
    }

    public func didPresentSearchController(_ searchController: UISearchController) {
        OptionalRequirement.notImplemented(by: self)
    }

    public func willDismissSearchController(_ searchController: UISearchController) {
        OptionalRequirement.notImplemented(by: self)
    }

    public func didDismissSearchController(_ searchController: UISearchController) {
        OptionalRequirement.notImplemented(by: self)
    }
}

/// Finds what is searched for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
}
