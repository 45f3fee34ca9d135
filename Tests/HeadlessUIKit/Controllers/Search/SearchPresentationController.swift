/// Tells the delegate of a search controller when the search comes and goes. What lies below it stays reachable.
final class SearchPresentationController: UIPresentationController {
    private var search: UISearchController? { presentedViewController as? UISearchController }

    override var letsTouchesThrough: Bool { true }

    override func presentationTransitionWillBegin() {
        tell { $0.willPresentSearchController($1) }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if completed { tell { $0.didPresentSearchController($1) } }
    }

    override func dismissalTransitionWillBegin() {
        tell { $0.willDismissSearchController($1) }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        guard completed else { return }
        search?.searchDidEnd()
        tell { $0.didDismissSearchController($1) }
    }

    private func tell(_ call: (any UISearchControllerDelegate, UISearchController) -> Void) {
        guard let search else { return }
        OptionalRequirement.ask(search.delegate) { call($0, search) }
    }
}
