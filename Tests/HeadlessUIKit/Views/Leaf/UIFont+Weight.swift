extension UIFont {
    /// −1 (thinnest) to 1 (heaviest), 0 is regular.
    public struct Weight: Hashable, Equatable, RawRepresentable, Sendable {
        public let rawValue: CGFloat

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }
    }
}

extension UIFont.Weight {
    public static let ultraLight = UIFont.Weight(-0.8)
    public static let thin = UIFont.Weight(-0.6)
    public static let light = UIFont.Weight(-0.4)
    public static let regular = UIFont.Weight(0)
    public static let medium = UIFont.Weight(0.23)
    public static let semibold = UIFont.Weight(0.3)
    public static let bold = UIFont.Weight(0.4)
    public static let heavy = UIFont.Weight(0.56)
    public static let black = UIFont.Weight(0.62)
}
