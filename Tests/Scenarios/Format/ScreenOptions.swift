import Foundation

/// What an app asks of the pop of one screen. Nil leaves an option as it is.
public struct ScreenOptions: Sendable {
    public var mode: Mode?
    public var startRegion: StartRegionOption?
    public var hidesNavigationBar: Bool?
    public var shouldPop: Veto?
    /// How the screen comes when it is pushed and goes when it is popped.
    public var transition: TransitionName?
    /// The gesture that pops the screen.
    public var interactor: InteractorOptions?
    /// The title of the screen that a swipe from trailing to leading pushes.
    public var next: String?

    /// Where a pop may begin.
    public enum Mode: String, CaseIterable, Sendable {
        case fullScreen
        case leadingEdge
        case disabled
    }

    /// What the screen says when it is asked whether it may be popped.
    public enum Veto: String, CaseIterable, Sendable {
        case refuses
        /// It asks the person, who says yes.
        case asksYes
        /// It asks the person, who says no.
        case asksNo
        /// As long as there is a page to go back to in its first web view, it goes back there instead.
        case goesBackFirst
    }

    public init() {}
}

extension ScreenOptions: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case mode, startRegion, hidesNavigationBar, shouldPop, transition, interactor, next
    }

    static let keys = CodingKeys.allCases.map(\.stringValue)

    public init(from decoder: any Decoder) throws {
        try self.init(StrictObject<CodingKeys>(decoder))
    }

    /// The options among the keys of a screen, which knows its others.
    init(partOf decoder: any Decoder) throws {
        try self.init(StrictObject<CodingKeys>(decoder, alsoKnown: Screen.ownKeys))
    }

    private init(_ object: StrictObject<CodingKeys>) throws {
        mode = try object.choice(.mode)
        startRegion = try object.optional(.startRegion)
        hidesNavigationBar = try object.optional(.hidesNavigationBar)
        shouldPop = try object.choice(.shouldPop)
        transition = try object.choice(.transition)
        interactor = try object.optional(.interactor)
        next = try object.optional(.next)
    }
}
