import UIKit

/// The zoom of iOS 18, which adds recognizers of its own to the screen that comes.
enum ZoomQuestions {
    private static let rests: [Dependency] = [
        .arbitration("Rules/OtherGesturesRule"), .pop("Rules/SystemPopRule"), .pop("BackSwipe/BackSwipeRecognizers"),
    ]

    static let all = [
        Question(
            "recognizers-of-a-zoom", "How many recognizers has the view of a screen that was pushed with a zoom?",
            expected: .before18("0", then: "2"),
            source: .report("Evil-Project/Twinskaraoke #95 and #96"), restsOn: rests
        ) { host in
            let zoom = ZoomedStack()
            await zoom.push(on: host)
            return "\(zoom.second.view.gestureRecognizers?.count ?? 0)"
        },
        Question(
            "zoom-against-our-pan",
            "Does a pan on the navigation controller's view begin on a screen that was pushed with a zoom?",
            expected: .before18("yes", then: "no"),
            source: .choice("where a zoomed screen's swipe begins"), restsOn: rests,
            fingers: [.drag(80, 400, by: 260)]
        ) { host in
            let zoom = ZoomedStack()
            await zoom.push(on: host)
            let pan = UIPanGestureRecognizer()
            zoom.navigation.view.addGestureRecognizer(pan)
            zoom.navigation.askedContentPop?.isEnabled = false
            let log = RecognizerLog(of: pan)
            try await host.useFingers()
            return log.answer
        },
        Question(
            "two-pop-recognizers-at-once",
            "What is on the stack R A B when UIKit's recognizers of B and of the stack begin under one finger?",
            expected: "R A", source: .choice("the system's recognizers pop one at a time"),
            restsOn: [.pop("Rules/SystemPopRule"), .pop("BackSwipe/BackSwipeRecognizers"), .rule("F6")],
            fingers: [.drag(2, 400, by: 300)]
        ) { host in
            let zoom = ZoomedStack()
            await zoom.push(on: host)
            let delegate = host.keep(RecognizerDelegate())
            delegate.isSimultaneous = { _, _ in true }
            zoom.navigation.interactivePopGestureRecognizer?.delegate = delegate
            try await host.useFingers()
            return zoom.navigation.askedStack
        },
    ]
}

/// A screen that is pushed with a zoom out of a view of the one below.
@MainActor
private final class ZoomedStack {
    let navigation = UINavigationController()
    let second = QuestionScreen("B")
    private let first = QuestionScreen("A")

    /// Without a zoom where the system has none.
    func push(on host: any QuestionHost) async {
        let thumbnail = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
        thumbnail.backgroundColor = .black
        if #available(iOS 18, *) { second.preferredTransition = .zoom(options: nil) { _ in thumbnail } }
        await host.show(QuestionScreen("R"), first, in: navigation)
        first.view.addSubview(thumbnail)
        await host.wait(0.2)
        navigation.pushViewController(second, animated: true)
        await host.settle()
    }
}
