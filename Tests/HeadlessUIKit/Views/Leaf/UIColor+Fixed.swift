extension UIColor {
    public class var black: UIColor { FixedColor.black }
    public class var darkGray: UIColor { FixedColor.darkGray }
    public class var lightGray: UIColor { FixedColor.lightGray }
    public class var white: UIColor { FixedColor.white }
    public class var gray: UIColor { FixedColor.gray }
    public class var red: UIColor { FixedColor.red }
    public class var green: UIColor { FixedColor.green }
    public class var blue: UIColor { FixedColor.blue }
    public class var cyan: UIColor { FixedColor.cyan }
    public class var yellow: UIColor { FixedColor.yellow }
    public class var magenta: UIColor { FixedColor.magenta }
    public class var orange: UIColor { FixedColor.orange }
    public class var purple: UIColor { FixedColor.purple }
    public class var brown: UIColor { FixedColor.brown }
    public class var clear: UIColor { FixedColor.clear }
}

/// One object per name: a named colour is read often and never changes.
private enum FixedColor {
    static let black = UIColor(white: 0, alpha: 1)
    static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    static let white = UIColor(white: 1, alpha: 1)
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    static let clear = UIColor(white: 0, alpha: 0)
}
