import UIKit

/// In which order controllers, their children, and their views are told.
enum CallbackQuestions {
    static let all = [
        Question(
            "order-of-parent-and-child", "In which order do a screen P and its child C appear?",
            expected: "P.willAppear, C.willAppear, C.didAppear, P.didAppear",
            source: .choice("order of parents and children that appear"),
            restsOn: [
                .pop("NavigationController/FullScreenPopNavigationController"),
                .pop("NavigationBar/NavigationBarAdapter"), .rule("G4"),
            ]
        ) { host in
            let log = QuestionLog()
            let (parent, child) = (QuestionScreen("P", log), QuestionScreen("C", log))
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            await host.show(parent)
            return log.text
        },
        Question(
            "view-added-by-hand",
            "What has a controller X without a parent been told when its view has just been added to a screen?",
            expected: "X.willAppear, X.didAppear",
            source: .choice("when a view that was added by hand has appeared"),
            restsOn: [.model("Controllers/Appearance/UIViewController+Appearance"), .rule("G4")]
        ) { host in
            let log = QuestionLog()
            let (screen, added) = (QuestionScreen("A"), QuestionScreen("X", log))
            await host.show(screen)
            screen.view.addSubview(added.view)
            return log.text
        },
        Question(
            "order-of-a-memory-warning",
            "Who hears of a lack of memory first: a controller on the screen, or who listens to the notification?",
            expected: "the controller", source: .choice("order of memory warnings"),
            restsOn: [.model("Views/UIApplication")]
        ) { host in
            let log = QuestionLog()
            await host.show(ListeningScreen(log))
            let listener = host.keep(MemoryListener(log))
            log.clear()
            host.warnOfMemory()
            await host.wait(0.2)
            withExtendedLifetime(listener) {}
            return log.entries.first ?? "nobody"
        },
        Question(
            "order-of-new-traits", "Who hears of new traits first: a controller, or its view?",
            expected: "the controller", source: .choice("order of new traits"),
            restsOn: [.model("Views/Traits/TraitChange")]
        ) { host in
            let log = QuestionLog()
            await host.show(ListeningScreen(log))
            log.clear()
            host.window.overrideUserInterfaceStyle = .dark
            await host.wait(0.2)
            host.window.overrideUserInterfaceStyle = .unspecified
            return log.entries.first ?? "nobody"
        },
    ]
}

private final class ListeningScreen: UIViewController {
    private let log: QuestionLog

    init(_ log: QuestionLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        log = QuestionLog()
        super.init(coder: coder)
    }

    override func loadView() {
        let view = ListeningView()
        view.log = log
        self.view = view
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        log.note("the controller")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        log.note("the controller")
    }
}

private final class ListeningView: UIView {
    var log: QuestionLog?

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        log?.note("its view")
    }
}

@MainActor
private final class MemoryListener {
    private var observer: (any NSObjectProtocol)?

    init(_ log: QuestionLog) {
        observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { [log] _ in
            MainActor.assumeIsolated { log.note("who listens") }
        }
    }

    isolated deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }
}
