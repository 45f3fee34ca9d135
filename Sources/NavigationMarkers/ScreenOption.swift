import FullScreenPop

/// A value for one of the options of a screen.
@MainActor
package struct ScreenOption {
    /// Which option it is.
    let name: PartialKeyPath<PopOptions>
    /// Whether there is a value.
    let isSet: Bool
    /// Puts the value among other options.
    let set: (inout PopOptions) -> Void
    /// The same option with the value that it has among others.
    let copy: (PopOptions) -> ScreenOption

    /// Makes an option such as `ScreenOption(\.isEnabled, false)`. With nil, a marker for it is as if it were not there.
    package init<Value>(_ name: WritableKeyPath<PopOptions, Value?>, _ value: Value?) {
        self.name = name
        isSet = value != nil
        set = { $0[keyPath: name] = value }
        copy = { ScreenOption(name, $0[keyPath: name]) }
    }
}
