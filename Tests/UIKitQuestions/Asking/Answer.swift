/// What one run has answered to one question; a file of answers is a JSON list of these.
public struct Answer: Encodable, Equatable, Sendable {
    /// The version of iOS, such as 18.4.
    public var system: String
    /// The kind of device, such as "iPhone 16".
    public var device: String
    /// The question's ``Question/id``.
    public var id: String
    /// Nil if there is none, see ``noAnswer``.
    public var answer: String?
    /// Why there is no answer.
    public var noAnswer: String?

    public init(system: String, device: String, id: String, answer: String? = nil, noAnswer: String? = nil) {
        self.system = system
        self.device = device
        self.id = id
        self.answer = answer
        self.noAnswer = noAnswer
    }
}
