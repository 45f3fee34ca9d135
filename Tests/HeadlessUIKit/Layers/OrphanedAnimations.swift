/// Animations whose layers have gone. The last owner of a layer may let it go on any thread.
final class OrphanedAnimations: @unchecked Sendable {
    private let lock = NSLock()
    private var animations: [LiveAnimation] = []

    func add(_ animation: LiveAnimation) {
        lock.withLock { animations.append(animation) }
    }

    func takeAll() -> [LiveAnimation] {
        lock.withLock {
            defer { animations = [] }
            return animations
        }
    }
}
