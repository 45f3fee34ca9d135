import FullScreenPop

/// A value for one of the options of a screen.
@MainActor
package struct ScreenOption {
    /// The option.
    let name: PartialKeyPath<PopOptions>
    /// Whether there is a value.
    let isSet: Bool
    /// Sets the value in other options.
    let set: (inout PopOptions) -> Void
    /// The same option with its value in other options.
    let copy: (PopOptions) -> ScreenOption

    /// Creates an option such as `ScreenOption(\.isEnabled, false)`. With nil, a marker for it has no effect.
    package init<Value>(_ name: WritableKeyPath<PopOptions, Value?>, _ value: Value?) {
        self.name = name
        isSet = value != nil
        set = { $0[keyPath: name] = value }
        copy = { ScreenOption(name, $0[keyPath: name]) }
    }
}
