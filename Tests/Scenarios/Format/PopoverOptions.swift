import Foundation

/// How UIKit presents a screen as a popover.
public struct PopoverOptions: Sendable {
    /// What the popover lies beside, in the window, from its leading top corner.
    public var source: CGRect
    /// How large it is, in points; nil leaves that to UIKit.
    public var size: CGSize?
    /// Whether a tap elsewhere must not dismiss it.
    public var isModal: Bool
    /// Whether it becomes a sheet where the width or height is compact.
    public var adapts: Bool
}

extension PopoverOptions: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case style, source, size, modalInPresentation, adapts
    }

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder)
        guard let source = try object.rectangle(.source) else {
            throw object.failure(at: .source, "missing, expected [x, y, width, height]")
        }
        self.source = source
        size = try object.screenSize(.size)
        isModal = try object.optional(.modalInPresentation) ?? false
        adapts = try object.optional(.adapts) ?? true
    }
}
