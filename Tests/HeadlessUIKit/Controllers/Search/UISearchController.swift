/// Presents itself over a screen while the person searches there.
///
/// Normal rules of presentation apply: it is presented by the nearest controller that defines a presentation context,
/// or else by the outermost one. It lies in the view of that controller, and so moves and leaves the window with it:
/// what apps rely on that set `definesPresentationContext` for searches to go when a result is pushed. It stays
/// presented meanwhile. It dissolves in and out.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open private(set) var searchResultsController: UIViewController?
    open private(set) lazy var searchBar = makeSearchBar()

    /// Whether what is searched is covered until the first character is typed.
    open var obscuresBackgroundDuringPresentation = true {
        didSet { updateContents() }
    }

    /// Data only: the model's navigation bar stays where it is.
    open var hidesNavigationBarDuringPresentation = true

    /// The item that has this search controller.
    weak var ownerItem: UINavigationItem?

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        modalPresentationStyle = .overCurrentContext
        modalTransitionStyle = .crossDissolve
    }

    // MARK: Presentation

    /// Whether the search interface is presented. Nothing happens while its screen is not in a window.
    open var isActive: Bool {
        get { presenter != nil && !isBeingDismissed }
        set {
            guard newValue != isActive else { return }
            if newValue { begin() } else { dismiss(animated: true) }
        }
    }

    private func begin() {
        guard presenter == nil, let screen = searchedScreen, screen.viewIfLoaded?.window != nil else { return }
        screen.present(self, animated: true)
        searchBar.becomeFirstResponder()
    }

    /// The screen whose navigation item has the search controller, or else the one that shows the bar.
    private var searchedScreen: UIViewController? {
        if let screen = ownerItem?.screen { return screen }
        var responder: UIResponder? = searchBar.next
        while let present = responder, !(present is UIViewController) { responder = present.next }
        return responder as? UIViewController
    }

    /// Called when the search has been dismissed, or its screen has gone.
    func searchDidEnd() {
        searchBar.resignFirstResponder()
        searchBar.text = nil
    }

    // MARK: Contents

    private func makeSearchBar() -> UISearchBar {
        let bar = UISearchBar()
        bar.editingDidBegin = { [weak self] in
            self?.isActive = true
            self?.updateResults()
        }
        bar.textDidChange = { [weak self] in self?.updateResults() }
        return bar
    }

    open override func loadView() {
        view = SearchContainerView(frame: UIScreen.main.bounds)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if let searchResultsController {
            addChild(searchResultsController)
            searchResultsController.view.frame = view.bounds
            searchResultsController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(searchResultsController.view)
            searchResultsController.didMove(toParent: self)
        }
        updateContents()
    }

    private func updateResults() {
        updateContents()
        guard isActive else { return }
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func updateContents() {
        guard let view = viewIfLoaded else { return }
        let isEmpty = searchBar.text?.isEmpty ?? true
        searchResultsController?.view.isHidden = isEmpty
        view.backgroundColor = isEmpty && obscuresBackgroundDuringPresentation ? .black.withAlphaComponent(0.2) : nil
    }
}

/// Lets touches through where it shows nothing.
private final class SearchContainerView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && backgroundColor == nil ? nil : hit
    }
}
