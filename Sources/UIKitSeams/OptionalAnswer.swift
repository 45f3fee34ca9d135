/// A delegate's answer to a question that it need not implement.
package enum OptionalAnswer<Answer> {
    case notImplemented
    case answered(Answer)
}
