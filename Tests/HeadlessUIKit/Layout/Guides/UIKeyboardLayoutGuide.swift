open class UITrackingLayoutGuide: UILayoutGuide {}

/// Where the keyboard is. A limit of the model: the guide stays where it is documented to be while there is no keyboard,
/// below the safe area.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {}
