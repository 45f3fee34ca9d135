/// Everything the model had to choose because UIKit does not document it, and which system it plays.
///
/// Each part lives beside the code that it steers, in a file `BehaviourProfile+Part.swift`. Three words mark what is
/// not known of UIKit, and what is not there:
/// - MODEL stands for a choice of what happens: to touches, recognizers, stacks, callbacks, scrolling. Such a choice is a
///   value of this profile, nothing else is marked so. Where UIKit may plausibly do something else, that is among the
///   ``choices``, with the code that does it and a question to Apple's UIKit.
/// - LOOKS, beside the code, stands for what is only seen: how a shadow or a chevron is drawn, by which curve something moves.
/// - "A limit of the model", beside the code, stands for what has been left out. README.md lists the limits.
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
    public var keyboard = Keyboard()
    public var layers = Layers()
    public var layout = Layout()
    public var callbacks = Callbacks()
    public var transitions = Transitions()
    public var navigation: Navigation
    public var columns = Columns()

    public init(system: System = .iOS18) {
        self.system = system
        navigation = Navigation(system: system)
    }
}
