import UIKit

/// Who has the keyboard when a screen goes, and when it comes back.
enum KeyboardQuestions {
    private static let restsOn: [Dependency] = [
        .pop("Transitions/LeavingResponder"), .scenario("keyboard-accessory-cancelled"),
        .scenario("keyboard-text-cancelled"),
    ]

    static let all = [
        Question(
            "first-responder-of-a-screen-that-goes", "When does the first responder in a screen that is popped resign?",
            expected: "before viewWillDisappear", source: .report("jianshu.com/p/0f23c9cf3fa2"),
            restsOn: restsOn + [.rule("K6")]
        ) { host in
            let stack = StackOfTwo()
            await stack.show(on: host)
            let field = LoggingField(stack.log)
            stack.second.view.addSubview(field)
            field.becomeFirstResponder()
            await host.settle()
            stack.log.clear()
            stack.navigation.popViewController(animated: true)
            await host.settle()
            guard let resigning = stack.log.entries.firstIndex(of: "resigns") else { return "never" }
            let leaving = stack.log.entries.firstIndex(of: "B.willDisappear") ?? 0
            return resigning < leaving ? "before viewWillDisappear" : "after viewWillDisappear"
        },
        Question(
            "first-responder-of-a-cancelled-pop", "What is first responder again after a pop that is cancelled?",
            expected: "text, but no view controller",
            source: .choice("the first responder of a screen that comes back"), restsOn: restsOn + [.rule("K7")]
        ) { host in
            let text = await isFirstResponderAgain(host) { screen in
                let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
                screen.view.addSubview(field)
                return field
            }
            let controller = await isFirstResponderAgain(host) { $0 }
            switch (text, controller) {
            case (true, true): return "text and a view controller"
            case (true, false): return "text, but no view controller"
            case (false, true): return "a view controller, but no text"
            case (false, false): return "nothing"
            }
        },
    ]

    /// Whether what `make` returns is first responder after a pop that was cancelled.
    @MainActor
    private static func isFirstResponderAgain(
        _ host: any QuestionHost, _ make: (UIViewController) -> UIResponder
    ) async -> Bool {
        let pop = DrivenPop()
        await pop.stack.show(on: host)
        let screen = BarScreen()
        pop.stack.navigation.pushViewController(screen, animated: false)
        await host.settle()
        let responder = make(screen)
        responder.becomeFirstResponder()
        pop.takeOver()
        pop.stack.navigation.popViewController(animated: true)
        await host.wait(0.2)
        pop.interaction.update(0.4)
        await host.wait(0.2)
        await pop.cancel(on: host)
        return responder.isFirstResponder
    }
}

/// A screen with a bar at its lower end, as messengers have it.
private final class BarScreen: UIViewController {
    private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
}

private final class LoggingField: UITextField {
    private let log: QuestionLog

    init(_ log: QuestionLog) {
        self.log = log
        super.init(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    }

    required init?(coder: NSCoder) {
        log = QuestionLog()
        super.init(coder: coder)
    }

    override func resignFirstResponder() -> Bool {
        log.note("resigns")
        return super.resignFirstResponder()
    }
}
