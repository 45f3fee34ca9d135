@_spi(Headless) import UIKit

extension LayerProperty {
    /// The name of the property in the page's data.
    var key: String {
        switch self {
        case .m41: "x"
        case .m42: "y"
        case .m43: "m14"
        case .m44: "m15"
        case .width: "w"
        case .height: "h"
        case .boundsX: "ox"
        case .boundsY: "oy"
        case .opacity: "a"
        case .isHidden: "hid"
        case .masksToBounds: "clip"
        case .isDoubleSided: "back"
        case .cornerRadius: "r"
        case .roundedCorners: "rc"
        case .borderWidth: "bw"
        case .shadowOpacity: "sa"
        case .shadowX: "sx"
        case .shadowY: "sy"
        case .shadowRadius: "sr"
        case .hasShadowPath: "sp"
        case .maskX: "kx"
        case .maskY: "ky"
        case .maskWidth: "kw"
        case .maskHeight: "kh"
        case .maskRadius: "kr"
        case .background: "bg"
        case .borderColor: "bc"
        case .shadowColor: "sc"
        case .drawing: "d"
        default: "m\(rawValue)"
        }
    }

    /// How many decimal places the page is told. A matrix shows places to less than a hundredth of a point with these;
    /// the entries of the perspective, which are divided by, need more.
    var places: Int {
        switch self {
        case .m14, .m24, .m34, .m44: 7
        case .m41, .m42, .m43: 3
        case .isHidden, .masksToBounds, .isDoubleSided, .roundedCorners, .hasShadowPath: 0
        case .background, .borderColor, .shadowColor, .drawing: 0
        default: rawValue < LayerProperty.width.rawValue ? 5 : 3
        }
    }

    /// What one of the page's integers counts.
    var unit: Double {
        switch places {
        case 0: 1
        case 3: 0.001
        case 5: 0.00001
        default: 0.0000001
        }
    }

    /// The properties that the page takes for granted unless it is told otherwise.
    static let defaults = RecordedLayer()
}
