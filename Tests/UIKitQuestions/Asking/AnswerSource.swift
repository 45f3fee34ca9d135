/// Where the expectation of an answer is from.
public enum AnswerSource: Sendable, Equatable {
    /// A page of Apple's documentation.
    case documentation(String)
    /// An issue, a pull request, or code of an open project, or a measurement that somebody has published.
    case report(String)
    /// A guess of the model, with the name of the choice in `BehaviourProfile.choices`.
    case choice(String)
    /// A guess of the model or the library without such a choice, and what speaks for it.
    case guess(String)
}

extension AnswerSource: CustomStringConvertible {
    public var description: String {
        switch self {
        case .documentation(let page): "documented: \(page)"
        case .report(let place): "reported: \(place)"
        case .choice(let name): "MODEL, a guess: \(name)"
        case .guess(let reason): "MODEL, a guess: \(reason)"
        }
    }
}

extension AnswerSource {
    /// A page below developer.apple.com/documentation/.
    static func apple(_ page: String) -> AnswerSource {
        .documentation("https://developer.apple.com/documentation/\(page)")
    }

    /// What Apple's guide says about recognizers and controls.
    static let controlsGuide = AnswerSource.documentation(
        "https://developer.apple.com/library/archive/documentation/EventHandling/Conceptual/EventHandlingiPhoneOS/"
            + "GestureRecognizer_basics/GestureRecognizer_basics.html")
}
