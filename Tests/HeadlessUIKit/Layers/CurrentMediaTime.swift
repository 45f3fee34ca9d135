public typealias CFTimeInterval = Double

/// Seconds since the device was switched on, by the virtual clock of the device that is being driven.
public func CACurrentMediaTime() -> CFTimeInterval {
    MainActor.assumeIsolated { HeadlessRuntime.current.clock.now }
}
