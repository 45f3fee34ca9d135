/// Tells whether a delegate implements an optional requirement.
///
/// Swift has optional requirements only with the Objective-C runtime. The model's delegate protocols give each one a
/// default that calls ``notImplemented(by:)``; asking through ``ask(_:_:)`` turns "the default ran" into nil.
@_spi(Headless)
@MainActor
public enum OptionalRequirement {
    private static var fellThrough: ObjectIdentifier?

    /// The answer of `delegate`, or nil if there is none or it does not implement what `question` calls.
    @discardableResult
    public static func ask<Delegate, Answer>(_ delegate: Delegate?, _ question: (Delegate) -> Answer) -> Answer? {
        guard let delegate else { return nil }
        fellThrough = nil
        let answer = question(delegate)
        guard let asked = fellThrough else { return answer }
        fellThrough = nil
        return asked == ObjectIdentifier(delegate as AnyObject) ? nil : answer
    }

    /// For an object that has a requirement's method only to hand the question on, and has nobody to hand it to.
    public static func missing<Answer>(in delegate: AnyObject, _ answer: Answer) -> Answer {
        notImplemented(by: delegate)
        return answer
    }

    /// To be called by the default of every optional requirement, with the object that it was called on.
    static func notImplemented(by delegate: AnyObject) {
        fellThrough = ObjectIdentifier(delegate)
    }
}
