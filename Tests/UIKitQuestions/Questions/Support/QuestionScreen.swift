import UIKit

/// A plain screen that notes its appearance as "title.willAppear".
class QuestionScreen: UIViewController {
    /// Called before it notes that it will appear.
    var onWillAppear: (QuestionScreen) -> Void = { _ in }
    private let log: QuestionLog
    private let name: String

    init(_ name: String, _ log: QuestionLog = QuestionLog()) {
        self.log = log
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) {
        log = QuestionLog()
        name = ""
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        onWillAppear(self)
        log.note("\(name).willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.note("\(name).didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.note("\(name).willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.note("\(name).didDisappear")
    }
}
