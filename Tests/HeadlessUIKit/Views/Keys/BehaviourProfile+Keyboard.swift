extension BehaviourProfile {
    /// The keyboard on the screen. Every value is a MODEL choice unless its comment names a rule.
    @_spi(Headless)
    public struct Keyboard: Sendable {
        /// Who becomes first responder again when its screen comes back.
        public enum Return: Sendable, CaseIterable {
            /// A view does, a view controller does not.
            case views
            case viewsAndControllers
            case nobody
        }

        /// K7. Of a cancelled pop reported in this way: jianshu.com/p/0f23c9cf3fa2 of text views, and
        /// nathantannar4/InputBarAccessoryView #271 of view controllers.
        public var returning = Return.views
        /// K8: its height in points, with what covers the lower end of the screen.
        public var height: CGFloat = 336
    }
}

extension BehaviourProfile.Keyboard {
    static let choices: [BehaviourProfile.Choice] = [
        .init(
            "the first responder of a screen that comes back", \.keyboard.returning, [.viewsAndControllers, .nobody])
    ]
}
