import Foundation

/// How a screen is presented: by a transition of the package, or as a sheet or a popover of UIKit's.
enum PresentationOptions {
    case modal(ModalOptions)
    case sheet(SheetOptions)
    case popover(PopoverOptions)
}

extension PresentationOptions: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case style
    }

    private enum Style: String, CaseIterable {
        case fullScreen, overFullScreen, custom, sheet, formSheet, popover
    }

    /// The other keys are read by the options of that style.
    init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder, alsoKnown: nil)
        switch try object.choice(.style, Style.self) {
        case .popover: self = .popover(try PopoverOptions(from: decoder))
        case .sheet, .formSheet: self = .sheet(try SheetOptions(from: decoder))
        case .fullScreen, .overFullScreen, .custom, nil: self = .modal(try ModalOptions(from: decoder))
        }
    }
}
