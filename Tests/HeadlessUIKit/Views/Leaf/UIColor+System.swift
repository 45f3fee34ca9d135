/// The colours that follow light and dark mode, with the values that Apple's design resources give for them.
extension UIColor {
    public class var systemRed: UIColor { SystemColor.systemRed }
    public class var systemGreen: UIColor { SystemColor.systemGreen }
    public class var systemBlue: UIColor { SystemColor.systemBlue }
    public class var systemOrange: UIColor { SystemColor.systemOrange }
    public class var systemYellow: UIColor { SystemColor.systemYellow }
    public class var systemPink: UIColor { SystemColor.systemPink }
    public class var systemPurple: UIColor { SystemColor.systemPurple }
    public class var systemTeal: UIColor { SystemColor.systemTeal }
    public class var systemIndigo: UIColor { SystemColor.systemIndigo }
    public class var systemBrown: UIColor { SystemColor.systemBrown }
    public class var systemMint: UIColor { SystemColor.systemMint }
    public class var systemCyan: UIColor { SystemColor.systemCyan }
    public class var systemGray: UIColor { SystemColor.systemGray }
    public class var systemGray2: UIColor { SystemColor.systemGray2 }
    public class var systemGray3: UIColor { SystemColor.systemGray3 }
    public class var systemGray4: UIColor { SystemColor.systemGray4 }
    public class var systemGray5: UIColor { SystemColor.systemGray5 }
    public class var systemGray6: UIColor { SystemColor.systemGray6 }
    public class var tintColor: UIColor { SystemColor.tintColor }
    public class var label: UIColor { SystemColor.label }
    public class var secondaryLabel: UIColor { SystemColor.secondaryLabel }
    public class var tertiaryLabel: UIColor { SystemColor.tertiaryLabel }
    public class var quaternaryLabel: UIColor { SystemColor.quaternaryLabel }
    public class var link: UIColor { SystemColor.link }
    public class var placeholderText: UIColor { SystemColor.placeholderText }
    public class var separator: UIColor { SystemColor.separator }
    public class var opaqueSeparator: UIColor { SystemColor.opaqueSeparator }
    public class var systemBackground: UIColor { SystemColor.systemBackground }
    public class var secondarySystemBackground: UIColor { SystemColor.secondarySystemBackground }
    public class var tertiarySystemBackground: UIColor { SystemColor.tertiarySystemBackground }
    public class var systemGroupedBackground: UIColor { SystemColor.systemGroupedBackground }
    public class var secondarySystemGroupedBackground: UIColor { SystemColor.secondarySystemGroupedBackground }
    public class var tertiarySystemGroupedBackground: UIColor { SystemColor.tertiarySystemGroupedBackground }
    public class var systemFill: UIColor { SystemColor.systemFill }
    public class var secondarySystemFill: UIColor { SystemColor.secondarySystemFill }
    public class var tertiarySystemFill: UIColor { SystemColor.tertiarySystemFill }
    public class var quaternarySystemFill: UIColor { SystemColor.quaternarySystemFill }
}

/// One object per name: a named colour is read often and never changes.
private enum SystemColor {
    static let systemRed = color(0xFF3B30, dark: 0xFF453A)
    static let systemGreen = color(0x34C759, dark: 0x30D158)
    static let systemBlue = color(0x007AFF, dark: 0x0A84FF)
    static let systemOrange = color(0xFF9500, dark: 0xFF9F0A)
    static let systemYellow = color(0xFFCC00, dark: 0xFFD60A)
    static let systemPink = color(0xFF2D55, dark: 0xFF375F)
    static let systemPurple = color(0xAF52DE, dark: 0xBF5AF2)
    static let systemTeal = color(0x30B0C7, dark: 0x40C8E0)
    static let systemIndigo = color(0x5856D6, dark: 0x5E5CE6)
    static let systemBrown = color(0xA2845E, dark: 0xAC8E68)
    static let systemMint = color(0x00C7BE, dark: 0x66D4CF)
    static let systemCyan = color(0x32ADE6, dark: 0x64D2FF)
    static let systemGray = color(0x8E8E93, dark: 0x8E8E93)
    static let systemGray2 = color(0xAEAEB2, dark: 0x636366)
    static let systemGray3 = color(0xC7C7CC, dark: 0x48484A)
    static let systemGray4 = color(0xD1D1D6, dark: 0x3A3A3C)
    static let systemGray5 = color(0xE5E5EA, dark: 0x2C2C2E)
    static let systemGray6 = color(0xF2F2F7, dark: 0x1C1C1E)
    static let tintColor = color(0x007AFF, dark: 0x0A84FF)
    static let label = color(0x000000, dark: 0xFFFFFF)
    static let secondaryLabel = color(0x3C3C43, dark: 0xEBEBF5, alpha: 0.6)
    static let tertiaryLabel = color(0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
    static let quaternaryLabel = color(0x3C3C43, dark: 0xEBEBF5, alpha: 0.18, darkAlpha: 0.16)
    static let link = color(0x007AFF, dark: 0x0984FF)
    static let placeholderText = color(0x3C3C43, dark: 0xEBEBF5, alpha: 0.3)
    static let separator = color(0x3C3C43, dark: 0x545458, alpha: 0.29, darkAlpha: 0.6)
    static let opaqueSeparator = color(0xC6C6C8, dark: 0x38383A)
    static let systemBackground = color(0xFFFFFF, dark: 0x000000)
    static let secondarySystemBackground = color(0xF2F2F7, dark: 0x1C1C1E)
    static let tertiarySystemBackground = color(0xFFFFFF, dark: 0x2C2C2E)
    static let systemGroupedBackground = color(0xF2F2F7, dark: 0x000000)
    static let secondarySystemGroupedBackground = color(0xFFFFFF, dark: 0x1C1C1E)
    static let tertiarySystemGroupedBackground = color(0xF2F2F7, dark: 0x2C2C2E)
    static let systemFill = color(0x787880, dark: 0x787880, alpha: 0.2, darkAlpha: 0.36)
    static let secondarySystemFill = color(0x787880, dark: 0x787880, alpha: 0.16, darkAlpha: 0.32)
    static let tertiarySystemFill = color(0x767680, dark: 0x767680, alpha: 0.12, darkAlpha: 0.24)
    static let quaternarySystemFill = color(0x767680, dark: 0x767680, alpha: 0.08, darkAlpha: 0.18)

    private static func color(_ light: Int, dark: Int, alpha: CGFloat = 1, darkAlpha: CGFloat? = nil) -> UIColor {
        let inLight = fixed(light, alpha: alpha)
        let inDark = fixed(dark, alpha: darkAlpha ?? alpha)
        return UIColor { $0.userInterfaceStyle == .dark ? inDark : inLight }
    }

    private static func fixed(_ hex: Int, alpha: CGFloat) -> UIColor {
        func channel(_ shift: Int) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
        return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
    }
}
