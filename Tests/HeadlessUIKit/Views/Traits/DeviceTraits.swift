/// The traits of one device, and the collections made of them, each once.
@MainActor
final class DeviceTraits {
    private let direction: UIUserInterfaceLayoutDirection
    private let screen: UIScreen
    /// Light or dark, as the user has it.
    var style = UIUserInterfaceStyle.light
    private var collections: [Key: UITraitCollection] = [:]

    private struct Key: Hashable {
        var style: UIUserInterfaceStyle
        var isWide: Bool
        var isTall: Bool
    }

    /// Phones are compact across in both orientations, the largest ones apart, and compact in height when lying down.
    private static let regularLength: CGFloat = 600

    init(direction: UIUserInterfaceLayoutDirection, screen: UIScreen) {
        self.direction = direction
        self.screen = screen
    }

    /// `style` where it is specified, otherwise the device's own.
    func collection(style: UIUserInterfaceStyle) -> UITraitCollection {
        let size = screen.bounds.size
        let isPad = min(size.width, size.height) >= Self.regularLength
        let key = Key(
            style: style == .unspecified ? self.style : style, isWide: isPad, isTall: isPad || size.height >= size.width
        )
        if let present = collections[key] { return present }
        let collection = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: isPad ? .pad : .phone),
            UITraitCollection(userInterfaceStyle: key.style),
            UITraitCollection(layoutDirection: direction == .rightToLeft ? .rightToLeft : .leftToRight),
            UITraitCollection(displayScale: screen.scale),
            UITraitCollection(horizontalSizeClass: key.isWide ? .regular : .compact),
            UITraitCollection(verticalSizeClass: key.isTall ? .regular : .compact),
        ])
        collections[key] = collection
        return collection
    }
}
