import UIKit

/// A screen of a scenario.
@MainActor
final class ScreenViewController: UIViewController {
    let screen: Screen
    /// The screen's options as they are now.
    private(set) var options: ScreenOptions
    private unowned let stage: Stage
    /// How far it has come to the screen, ever.
    private var arrival = Arrival.none
    private var hasBegunEditing = false
    private lazy var accessory = makeAccessory()
    /// Of contenders that have to write it.
    var handWrittenPush: HandWrittenPush?

    init(_ screen: Screen, on stage: Stage) {
        self.screen = screen
        self.stage = stage
        options = screen.options
        super.init(nibName: nil, bundle: nil)
        title = screen.title
        hidesBottomBarWhenPushed = screen.hidesTabBar
        if screen.hasSearch {
            navigationItem.searchController = UISearchController(searchResultsController: nil)
            definesPresentationContext = true
        }
        stage.contender.optionsDidChange(of: self)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Screens of scenarios do not come from a storyboard.")
    }

    /// Changes the options that `change` names.
    func configure(_ change: ScreenOptions) {
        options.mode = change.mode ?? options.mode
        options.startRegion = change.startRegion ?? options.startRegion
        options.hidesNavigationBar = change.hidesNavigationBar ?? options.hidesNavigationBar
        options.shouldPop = change.shouldPop ?? options.shouldPop
        options.transition = change.transition ?? options.transition
        options.interactor = change.interactor ?? options.interactor
        options.next = change.next ?? options.next
        stage.contender.optionsDidChange(of: self)
    }

    /// The first of its web views that has been built.
    var webView: HistoryView? {
        screen.elements.lazy.compactMap { self.stage.views[$0.id] as? HistoryView }.first
    }

    /// The screen that its options name to come next.
    var nextScreen: ScreenViewController? { options.next.map { stage.screen($0) } }

    override func loadView() {
        view = UIView(frame: CGRect(origin: .zero, size: stage.screenSize))
        view.backgroundColor = .systemGroupedBackground
        view.accessibilityIdentifier = screen.title
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if screen.content.isEmpty { Dressing(mirror: stage.mirror).list(in: view) }
        ContentBuilder(stage: stage, screen: self).build(screen.content, in: view, size: view.bounds.size)
        _ = accessory
        stage.contender.screenDidLoad(self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if arrival == .none { arrival = .begun }
        stage.recording.screen(screen.title, did: "viewWillAppear")
        stage.contender.screenWillAppear(self, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        beginEditingOnce()
        arrival = .completed
        stage.recording.screen(screen.title, did: "viewDidAppear")
        stage.contender.screenDidAppear(self)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stage.recording.screen(screen.title, did: "viewWillDisappear")
        stage.contender.screenWillDisappear(self)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        stage.recording.screen(screen.title, did: "viewDidDisappear")
    }

    // MARK: Keyboard

    override var canBecomeFirstResponder: Bool { screen.inputAccessory != nil }
    override var inputAccessoryView: UIView? { accessory }

    /// What is in it is there as soon as the screen's own content is.
    private func makeAccessory() -> UIView? {
        guard let content = screen.inputAccessory else { return nil }
        let size = CGSize(width: stage.screenSize.width, height: Screen.inputAccessoryHeight)
        let accessory = UIView(frame: CGRect(origin: .zero, size: size))
        ContentBuilder(stage: stage, screen: self).build(content, in: accessory, size: size)
        return accessory
    }

    private func beginEditingOnce() {
        guard !hasBegunEditing else { return }
        hasBegunEditing = true
        if canBecomeFirstResponder { becomeFirstResponder() }
        for element in screen.elements where element.kind.isEdited { stage.views[element.id]?.becomeFirstResponder() }
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        guard parent == nil else { return }
        // The screen of a push that was taken back has not been popped.
        if arrival != .begun { stage.recording.screenWasPopped() }
        arrival = .none
    }

    private enum Arrival {
        case none, begun, completed
    }
}

extension Element.Kind {
    /// Whether the app lets the person edit it at once.
    fileprivate var isEdited: Bool {
        switch self {
        case .textField(_, let isEdited): isEdited
        case .textView(let options): options.isEdited
        default: false
        }
    }
}
