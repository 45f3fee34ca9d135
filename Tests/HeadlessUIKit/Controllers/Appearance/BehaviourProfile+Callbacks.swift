extension BehaviourProfile {
    /// In which order controllers and views are told. Every value is a MODEL choice.
    @_spi(Headless)
    public struct Callbacks: Sendable {
        /// G4: who is told first of appearing and disappearing.
        public enum AppearanceOrder: Sendable, CaseIterable {
            /// Parents will before their children, and did after them.
            case parentsAround
            /// Parents before their children.
            case parentsFirst
            /// Children before their parents.
            case childrenFirst
        }

        public var appearanceOrder = AppearanceOrder.parentsAround
        /// Whether the screen of a view that an app has put into that of another one, without containment, has appeared
        /// at once, or with the next turn of the run loop.
        public var addedViewsAppearAtOnce = true
        /// Whether controllers hear of a lack of memory before those who listen to the notification.
        public var controllersHearOfMemoryFirst = true
        /// Whether a controller hears of new traits before its view does.
        public var controllersHearOfTraitsFirst = true
    }
}

extension BehaviourProfile.Callbacks {
    static let choices: [BehaviourProfile.Choice] = [
        .init(
            "order of parents and children that appear", \.callbacks.appearanceOrder, [.parentsFirst, .childrenFirst]),
        .init("when a view that was added by hand has appeared", reversing: \.callbacks.addedViewsAppearAtOnce),
        .init("order of memory warnings", reversing: \.callbacks.controllersHearOfMemoryFirst),
        .init("order of new traits", reversing: \.callbacks.controllersHearOfTraitsFirst),
    ]
}
