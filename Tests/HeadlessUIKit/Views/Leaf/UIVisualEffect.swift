open class UIVisualEffect: NSObject, @unchecked Sendable {}
