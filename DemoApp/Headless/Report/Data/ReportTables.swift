@_spi(Headless) import UIKit

/// What recordings have in common, each thing once: colours, drawings, the looks of layers, and whole trees of them.
/// And texts: what several contenders make of a scenario often looks the same, as a whole or in parts.
struct ReportTables {
    /// Texts of one kind, each a list of the page's.
    enum TextTable: String, CaseIterable {
        case recordings
        case tracks
        case touches
        case marks
    }

    private var colors = Interned<RecordedColor>()
    private var drawings = Interned<LayerDrawing>()
    private var styles = Interned<[Int]>()
    private var trees = Interned<[Int]>()
    private var texts: [TextTable: Interned<JSONText>] = [:]
    /// The trees of pictures.
    private var pictures: [RecordedImage: Int] = [:]

    /// A tree's index; its layers have `style` and `children`, which are indices of trees.
    mutating func tree(style: Int, children: [Int]) -> Int {
        trees.index(of: [style] + children)
    }

    /// The index of a tree that never changes.
    private mutating func tree(_ tree: RecordedTree) -> Int {
        let children = tree.sublayers.map { self.tree($0) }
        return self.tree(style: style(tree.layer), children: children)
    }

    /// The index of how a layer looks.
    mutating func style(_ layer: RecordedLayer) -> Int {
        var style: [Int] = []
        for property in LayerProperty.allCases {
            let value = integer(layer[property], property)
            if value != integer(LayerProperty.defaults[property], property) { style += [property.rawValue, value] }
        }
        return styles.index(of: style)
    }

    /// A property's value in its units, or an index; −1 for nothing.
    mutating func integer(_ value: LayerProperty.Value, _ property: LayerProperty) -> Int {
        switch value {
        case .number(let number): Int((number / property.unit).rounded())
        case .color(let color): index(of: color)
        case .drawing(let drawing): drawing.map { drawings.index(of: $0) } ?? -1
        }
    }

    private mutating func index(of color: RecordedColor?) -> Int {
        color.map { colors.index(of: $0) } ?? -1
    }

    mutating func index(of text: JSONText, in table: TextTable) -> Int {
        texts[table, default: Interned()].index(of: text)
    }

    // MARK: Writing

    /// To be called when every recording has been written: only then the tables are complete.
    mutating func write(to json: inout JSONText) {
        for table in TextTable.allCases {
            json.key(table.rawValue)
            json.array { json in for text in texts[table]?.values ?? [] { json.text(text) } }
        }
        json.key("units")
        Self.writeUnits(to: &json)
        var written = Written()
        writeNews(since: &written, to: &json)
    }

    /// What one of a property's integers counts, by the property's name: the value of the key that comes before.
    static func writeUnits(to json: inout JSONText) {
        json.object { json in
            for property in LayerProperty.allCases {
                json.key(property.key)
                json.number(property.unit, places: 7)
            }
        }
    }

    /// How many of each there are, or have been written.
    struct Written: Equatable {
        var drawings = 0
        var colors = 0
        var styles = 0
        var trees = 0

        var total: Int { drawings + colors + styles + trees }
    }

    /// Writes what has come since `written`, which then is what there is.
    mutating func writeNews(since written: inout Written, to json: inout JSONText) {
        let before = written
        json.key("drawings")
        // Drawings bring colours, styles and trees of their own, and pictures bring drawings.
        json.array { json in
            while written.drawings < drawings.values.count {
                write(drawings.values[written.drawings], to: &json)
                written.drawings += 1
            }
        }
        json.key("colors")
        json.array { json in for color in colors.values[before.colors...] { Self.write(color, to: &json) } }
        json.key("styles")
        json.array { json in for style in styles.values[before.styles...] { Self.write(style: style, to: &json) } }
        json.key("trees")
        json.array { json in for tree in trees.values[before.trees...] { Self.write(tree: tree, to: &json) } }
        (written.colors, written.styles, written.trees) = (colors.values.count, styles.values.count, trees.values.count)
    }

    /// Whether there is anything that `written` does not have.
    func hasNews(since written: Written) -> Bool {
        drawings.values.count > written.drawings || colors.values.count > written.colors
            || styles.values.count > written.styles || trees.values.count > written.trees
    }

    private static func write(style: [Int], to json: inout JSONText) {
        json.object { json in
            for index in stride(from: 0, to: style.count, by: 2) {
                guard let property = LayerProperty(rawValue: style[index]) else { continue }
                json.key(property.key)
                json.number(Double(style[index + 1]) * property.unit, places: property.places)
            }
        }
    }

    private static func write(tree: [Int], to json: inout JSONText) {
        json.array { json in
            json.integer(tree[0])
            guard tree.count > 1 else { return }
            json.array { json in for child in tree.dropFirst() { json.integer(child) } }
        }
    }

    private static func write(_ color: RecordedColor, to json: inout JSONText) {
        guard color.light != color.dark else { return json.string(notation(color.light)) }
        json.array { json in
            json.string(notation(color.light))
            json.string(notation(color.dark))
        }
    }

    /// As in CSS.
    private static func notation(_ rgba: UInt32) -> String {
        let digits = String(rgba, radix: 16)
        let padded = String(repeating: "0", count: 8 - digits.count) + digits
        return "#" + (padded.hasSuffix("ff") ? String(padded.dropLast(2)) : padded)
    }

    private mutating func write(_ drawing: LayerDrawing, to json: inout JSONText) {
        json.object { json in
            switch drawing {
            case .text(let text): write(text, to: &json)
            case .image(let image): write(image, to: &json)
            case .gradient(let gradient): write(gradient, to: &json)
            case .shape(let shape): write(shape, to: &json)
            case .drawn(let drawn): write(drawn, to: &json)
            case .backdrop(let style):
                json.member("kind", "blur")
                json.member("style", "\(style)")
            }
        }
    }

    private mutating func write(_ text: LayerDrawing.Text, to json: inout JSONText) {
        json.member("kind", "text")
        json.key("lines")
        json.array { json in for line in text.lines { json.string(line) } }
        json.member("size", text.pointSize)
        json.member("line", text.lineHeight)
        json.key("weight")
        json.integer(text.cssWeight)
        if text.isItalic {
            json.key("italic")
            json.bool(true)
        }
        json.key("color")
        json.integer(index(of: text.color))
        json.member("align", text.alignment == .center ? "center" : text.alignment == .right ? "right" : "left")
        json.member("box", text.area)
    }

    private mutating func write(_ image: LayerDrawing.Image, to json: inout JSONText) {
        json.member("kind", "image")
        json.member("name", image.name)
        for (key, value) in [("symbol", image.isSymbol), ("mirrored", image.isMirrored)] where value {
            json.key(key)
            json.bool(true)
        }
        if let tint = image.tint {
            json.key("tint")
            json.integer(index(of: tint))
        }
        json.member("box", image.area)
    }

    private mutating func write(_ drawn: LayerDrawing.Drawn, to json: inout JSONText) {
        json.member("kind", "picture")
        json.key("tree")
        let tree = pictures[drawn.image] ?? tree(drawn.image.tree)
        pictures[drawn.image] = tree
        json.integer(tree)
        json.key("part")
        json.array { json in
            for fraction in [drawn.part.minX, drawn.part.minY, drawn.part.width, drawn.part.height] {
                json.number(Double(fraction), places: 6)
            }
        }
        json.member("box", drawn.area)
    }

    private mutating func write(_ gradient: LayerDrawing.Gradient, to json: inout JSONText) {
        json.member("kind", "gradient")
        json.member("shape", gradient.kind.rawValue)
        json.key("colors")
        json.array { json in for color in gradient.colors { json.integer(index(of: color)) } }
        json.member("locations", gradient.locations)
        json.member("start", [gradient.start.x, gradient.start.y])
        json.member("end", [gradient.end.x, gradient.end.y])
    }

    private mutating func write(_ shape: LayerDrawing.Shape, to json: inout JSONText) {
        json.member("kind", "shape")
        json.member("path", shape.path)
        json.key("fill")
        json.integer(index(of: shape.fill))
        json.key("stroke")
        json.integer(index(of: shape.stroke))
        json.member("width", shape.lineWidth)
        json.member("cap", shape.cap.rawValue)
        json.member("join", shape.join.rawValue)
        if shape.fillsEvenOdd {
            json.key("evenodd")
            json.bool(true)
        }
        json.member("from", shape.strokeStart)
        json.member("to", shape.strokeEnd)
    }
}

/// Values in the order in which they were first met.
private struct Interned<Value: Hashable> {
    private(set) var values: [Value] = []
    private var indices: [Value: Int] = [:]

    mutating func index(of value: Value) -> Int {
        if let index = indices[value] { return index }
        values.append(value)
        indices[value] = values.count - 1
        return values.count - 1
    }
}
