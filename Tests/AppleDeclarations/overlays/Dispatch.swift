// The part of Dispatch that the project sees. Bodies have no meaning here: nothing of this is ever run.

public struct DispatchTime: Sendable {
    public static func now() -> DispatchTime { DispatchTime() }
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime { time }
}

public final class DispatchQueue: @unchecked Sendable {
    public class var main: DispatchQueue { fatalError() }

    @preconcurrency
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {}

    @preconcurrency
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {}
}
