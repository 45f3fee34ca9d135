// What UIKit might do instead of what the model does, where nobody outside Apple knows.

extension BehaviourProfile {
    /// One choice of the model, and the plausible alternatives to it.
    @_spi(Headless)
    public struct Choice: Sendable {
        /// What is chosen, in a few words.
        public let name: String
        public let alternatives: [Alternative]

        /// A choice among values of one property.
        init<Value: Sendable>(
            _ name: String, _ property: any WritableKeyPath<BehaviourProfile, Value> & Sendable, _ values: [Value]
        ) {
            self.name = name
            alternatives = values.map { value in
                Alternative(choice: name, value: "\(value)") { $0[keyPath: property] = value }
            }
        }

        /// A choice between yes and no, whichever of them the system's profile has.
        init(_ name: String, reversing property: any WritableKeyPath<BehaviourProfile, Bool> & Sendable) {
            self.name = name
            alternatives = [Alternative(choice: name, value: "reversed") { $0[keyPath: property].toggle() }]
        }
    }

    /// Another value for one choice.
    @_spi(Headless)
    public struct Alternative: Sendable, CustomStringConvertible {
        public let choice: String
        public let value: String
        fileprivate let change: @Sendable (inout BehaviourProfile) -> Void

        init(choice: String, value: String, change: @escaping @Sendable (inout BehaviourProfile) -> Void) {
            self.choice = choice
            self.value = value
            self.change = change
        }

        public var description: String { "\(choice): \(value)" }
    }

    /// Every choice that has alternatives.
    public static let choices: [Choice] =
        Gestures.choices + Scrolling.choices + Controls.choices + Navigation.choices + Columns.choices
        + Transitions.choices
        + Callbacks.choices + Keyboard.choices + Animation.choices + Layers.choices + Layout.choices

    /// The same profile with other choices.
    public func choosing(_ alternatives: [Alternative]) -> BehaviourProfile {
        alternatives.reduce(into: self) { $1.change(&$0) }
    }
}
