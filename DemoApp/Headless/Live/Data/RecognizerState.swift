@_spi(Headless) import UIKit

/// How far a recognizer has come, in words.
struct RecognizerState: Equatable {
    let name: String
    /// Possible, began, and so on; waiting, if it would have begun but for others.
    let state: String
    /// Those that have to fail first.
    let waitsFor: [String]

    @MainActor
    init(_ attempt: RecognizerAttempt) {
        name = Self.name(of: attempt.recognizer)
        state = attempt.isHeld ? "waiting" : "\(attempt.recognizer.state)"
        waitsFor = attempt.waitsFor.map(Self.name)
    }

    /// Its own name or its type, and whose it is.
    @MainActor
    private static func name(of recognizer: UIGestureRecognizer) -> String {
        let name = recognizer.name ?? String(describing: type(of: recognizer))
        guard let view = recognizer.view else { return name }
        return "\(name) of \(view.accessibilityIdentifier ?? String(describing: type(of: view)))"
    }

    func write(to json: inout JSONText) {
        json.object { json in
            json.member("name", name)
            json.member("state", state)
            json.key("waitsFor")
            json.array { json in for name in waitsFor { json.string(name) } }
        }
    }
}
