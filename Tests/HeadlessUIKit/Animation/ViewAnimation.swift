@MainActor
enum ViewAnimation {
    static func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        NSNull()
    }
}
