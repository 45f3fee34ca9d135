/// Everything the model had to choose because UIKit does not document it, and which system it plays.
///
/// Each part lives beside the code that it steers, in a file `BehaviourProfile+Part.swift`.
@_spi(Headless)
public struct BehaviourProfile: Sendable {
    /// Which iOS the device plays. 17: no edge preference; 18: other recognizers wait for the edge pan in the edge
    /// region; 26: the content pop recognizer exists as well.
    public enum System: Int, Sendable, CaseIterable, Comparable {
        case iOS17 = 17
        case iOS18 = 18
        case iOS26 = 26

        public static func < (a: System, b: System) -> Bool { a.rawValue < b.rawValue }
    }

    public var system: System
    public var gestures = Gestures()
    public var scrolling = Scrolling()
    public var controls = Controls()
    public var animation = Animation()
    public var text = Text()
    public var layers = Layers()
    public var layout = Layout()
    public var callbacks = Callbacks()
    public var transitions = Transitions()
    public var navigation: Navigation

    public init(system: System = .iOS18) {
        self.system = system
        navigation = Navigation(system: system)
    }
}
