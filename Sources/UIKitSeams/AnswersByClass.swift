/// The answers to a question about classes: they can't change, take long to find out, and are wanted with every finger.
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
