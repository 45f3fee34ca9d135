import Foundation

/// What an app changes of an element. What is nil stays as it is.
public struct ElementChange: Sendable {
    /// In points of the superview, x from its leading edge.
    public var frame: CGRect?
    /// Of what a scroll view holds, in points.
    public var contentSize: CGSize?
    /// Of a table.
    public var rows: Int?
    /// Of a scroll view or a table.
    public var inset: ScrollOptions.Inset?
    /// The scale of a scroll view that can be zoomed.
    public var zoom: Double?
    public var isEnabled: Bool?
    /// What a control shows.
    public var value: Value?
}

extension ElementChange: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case frame, contentSize, rows, inset, zoom, enabled, value
    }

    public init(from decoder: any Decoder) throws {
        let object = try StrictObject<CodingKeys>(decoder)
        guard CodingKeys.allCases.contains(where: object.has) else {
            let keys = CodingKeys.allCases.map(\.rawValue).joined(separator: ", ")
            throw object.failure("expected one or more of \(keys)")
        }
        frame = try object.rectangle(.frame)
        contentSize = try object.size(.contentSize)
        rows = try object.wholeNumber(.rows, in: TableOptions.possibleRows, "rows")
        inset = try object.inset(.inset)
        zoom = try object.number(.zoom, in: 0...100)
        isEnabled = try object.optional(.enabled)
        value = try object.optional(.value)
        if case .between = value {
            throw object.failure(at: .value, "expected a number, true or false, or two numbers, found bounds")
        }
    }
}

extension ElementChange {
    /// What can't be changed of an element of this kind: the key, and what was expected instead.
    func failure(on kind: Element.Kind) -> (key: String, expectation: String)? {
        if contentSize != nil, !kind.isScrollView { return ("contentSize", "expected only of a scroll") }
        if rows != nil, !kind.isTable { return ("rows", "expected only of a table") }
        if inset != nil, !kind.isScrollView, !kind.isTable { return ("inset", "expected only of a scroll or a table") }
        if let zoom {
            guard let scales = kind.zoomScales else { return ("zoom", "expected only of a scroll with a zoomRange") }
            guard scales.contains(zoom) else {
                return ("zoom", "expected \(scales.formatted), found \(zoom.formatted)")
            }
        }
        guard let value else { return nil }
        guard let expectation = kind.shownValues else { return ("value", "expected only of a control that shows one") }
        return kind.shows(value) ? nil : ("value", "expected \(expectation), found \(value)")
    }
}

extension Element.Kind {
    fileprivate var isScrollView: Bool {
        if case .scroll = self { true } else { false }
    }

    /// The scales of what can be zoomed; nil of what can't.
    fileprivate var zoomScales: ClosedRange<Double>? {
        guard case .scroll(let options) = self, options.isZoomable else { return nil }
        return options.zoomRange ?? min(1, options.zoom)...max(1, options.zoom)
    }

    fileprivate var isTable: Bool {
        if case .table = self { true } else { false }
    }

    /// What a control can show; nil for what shows no value, or none that an app sets.
    fileprivate var shownValues: String? {
        switch self {
        case .slider(let options): options.range.formatted
        case .stepper(let options): options.range.formatted
        case .switch: "true or false"
        case .segmented: "the index of a segment, or -1 for none"
        case .pageControl: "the index of a page"
        case .scrubber: "a number from 0 to 1"
        case .rangeSlider: "the lower value, the upper one after it, both from 0 to 1"
        default: nil
        }
    }

    fileprivate func shows(_ value: Value) -> Bool {
        switch (self, value) {
        case (.slider(let options), .number(let number)): options.range.contains(number)
        case (.stepper(let options), .number(let number)): options.range.contains(number)
        case (.switch, .bool): true
        case (.segmented(let options), .number(let index)):
            Int(exactly: index).map { (-1..<options.segments.count).contains($0) } ?? false
        case (.pageControl(let options), .number(let index)):
            Int(exactly: index).map { (0..<options.count).contains($0) } ?? false
        case (.scrubber, .number(let number)): (0...1).contains(number)
        case (.rangeSlider, .numbers(let ends)):
            ends.count == 2 && 0 <= ends[0] && ends[0] <= ends[1] && ends[1] <= 1
        default: false
        }
    }
}

extension ClosedRange<Double> {
    fileprivate var formatted: String { "\(lowerBound.formatted) to \(upperBound.formatted)" }
}
