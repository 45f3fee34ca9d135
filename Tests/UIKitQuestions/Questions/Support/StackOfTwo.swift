import UIKit

/// A navigation controller with the screens A and B on its stack.
@MainActor
struct StackOfTwo {
    let navigation: UINavigationController
    let log = QuestionLog()
    let first: QuestionScreen
    let second: QuestionScreen

    init(_ navigation: UINavigationController = UINavigationController()) {
        self.navigation = navigation
        first = QuestionScreen("A", log)
        second = QuestionScreen("B", log)
    }

    /// Shows it, and forgets what the log has noted by then.
    func show(on host: any QuestionHost) async {
        await host.show(first, second, in: navigation)
        log.clear()
    }

    /// Adds a recognizer to the navigation controller's view.
    func add(_ recognizer: UIGestureRecognizer) {
        navigation.view.addGestureRecognizer(recognizer)
    }
}
