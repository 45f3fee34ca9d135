@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        case mixed = 2
    }

    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
    }

    open var title: String { storedTitle }
    open var image: UIImage? { storedImage }

    var storedTitle: String
    var storedImage: UIImage?

    init(title: String, image: UIImage?) {
        storedTitle = title
        storedImage = image
        super.init()
    }
}
