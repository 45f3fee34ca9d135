/// What a delegate says to a question that it need not implement.
package enum OptionalAnswer<Answer> {
    case notImplemented
    case answered(Answer)
}
