/// A screen as the format describes it. Properties that are nil are not in the file.
struct ScreenDocument: Encodable {
    var title: String
    var content: [ElementDocument]?
    var inputAccessory: [ElementDocument]?
    var search: Bool?
    var hidesTabBar: Bool?
    var hidesNavigationBar: Bool?
    var mode: String?
    var startRegion: StartRegionDocument?
    var shouldPop: String?
    var transition: String?
    var interactor: InteractorDocument?
    var next: String?
    var modal: ModalDocument?

    init(title: String) { self.title = title }
}

/// Points, or a fraction of the width.
enum StartRegionDocument: Encodable {
    case points(Double)
    case fraction(Double)

    private enum CodingKeys: String, CodingKey { case fraction }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .points(let points):
            var container = encoder.singleValueContainer()
            try container.encode(points)
        case .fraction(let fraction):
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(fraction, forKey: .fraction)
        }
    }
}

struct InteractorDocument: Encodable {
    var gesture: String
    var distance: Double?
    var direction: String?
    var completion: String?
}

/// How a screen is presented, in one of the styles.
struct ModalDocument: Encodable {
    var present: String?
    var dismiss: String?
    var interactor: InteractorDocument?
    var style: String?
    var detents: [String]?
    var selectedDetent: String?
    var undimmedDetent: String?
    var scrollingExpands: Bool?
    var modalInPresentation: Bool?
    var source: [Double]?
    var size: [Double]?
}
