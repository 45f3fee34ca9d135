import Foundation

/// How a screen is presented and dismissed.
public struct ModalOptions: Sendable {
    public var present: TransitionName
    /// Nil: the way back of ``present``.
    public var dismiss: TransitionName?
    public var interactor: InteractorOptions?
    public var style: Style

    public enum Style: String, CaseIterable, Sendable {
        /// The presenter's view is away as long as the screen is there.
        case fullScreen
        /// The presenter's view stays where it is.
        case overFullScreen
        case custom
    }
}

extension ModalOptions: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case present, dismiss, interactor, style
    }

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder)
        guard let present = try object.choice(.present, TransitionName.self) else {
            throw object.failure(at: .present, "missing, expected a string")
        }
        self.present = present
        dismiss = try object.choice(.dismiss)
        interactor = try object.optional(.interactor)
        style = try object.choice(.style) ?? .fullScreen
    }
}
