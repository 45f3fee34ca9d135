extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    public class Detent: NSObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public var rawValue: String

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            public static let medium = Identifier(rawValue: "medium")
            public static let large = Identifier(rawValue: "large")
        }

        public let identifier: Identifier

        required init(_ identifier: Identifier) {
            self.identifier = identifier
            super.init()
        }

        /// About half of the screen; not there where the height is compact (Apple's documentation of `medium()`).
        public class func medium() -> Self { self.init(.medium) }

        public class func large() -> Self { self.init(.large) }
    }
}
