/// The answers to a question about classes. They can't change, are slow to find, and are needed for every finger.
package struct AnswersByClass {
    private var answers: [ObjectIdentifier: Bool] = [:]

    package init() {}

    package mutating func answer(for type: AnyClass, _ find: () -> Bool) -> Bool {
        if let known = answers[ObjectIdentifier(type)] { return known }
        let answer = find()
        answers[ObjectIdentifier(type)] = answer
        return answer
    }
}
