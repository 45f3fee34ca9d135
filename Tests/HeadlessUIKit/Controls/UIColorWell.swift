/// Picks a color. A limit of the model: it shows nothing and takes no touches by itself.
@preconcurrency @MainActor
open class UIColorWell: UIControl {}
