extension LayerDrawing {
    /// What a layer draws at this instant; nil for most layers.
    @MainActor
    static func drawing(of layer: CALayer, values: LayerValues, dark: UITraitCollection) -> LayerDrawing? {
        if let gradient = values.ownGradient {
            LayerDrawing(gradient, dark: dark)
        } else if let shape = values.ownShape {
            LayerDrawing(shape, origin: values.bounds.origin, dark: dark)
        } else if let picture = values.drawnContents ?? layer.picture {
            LayerDrawing(picture, origin: values.bounds.origin, dark: dark)
        } else if let effect = (layer.view as? UIVisualEffectView)?.effect as? UIBlurEffect {
            .backdrop(effect.style)
        } else {
            nil
        }
    }

    @MainActor
    private init(_ picture: LayerPicture, origin: CGPoint, dark: UITraitCollection) {
        switch picture {
        case .text(let text):
            self = .text(
                Text(
                    lines: text.lines, pointSize: text.pointSize, lineHeight: text.lineHeight, weight: text.weight,
                    isItalic: text.isItalic, color: RecordedColor(text.color, in: dark), alignment: text.alignment,
                    area: text.area.offsetBy(dx: -origin.x, dy: -origin.y)))
        case .image(let image):
            self = .image(
                Image(
                    name: image.name, isSymbol: image.isSymbol, tint: image.tint.map { RecordedColor($0, in: dark) },
                    isMirrored: image.isMirrored, area: image.area.offsetBy(dx: -origin.x, dy: -origin.y)))
        case .drawn(let drawn):
            self = .drawn(
                Drawn(
                    image: drawn.image.recorded, part: drawn.part,
                    area: drawn.area.offsetBy(dx: -origin.x, dy: -origin.y)))
        }
    }

    private init?(_ gradient: GradientValues, dark: UITraitCollection) {
        guard let colors = gradient.colors, !colors.isEmpty else { return nil }
        let gaps = Double(max(1, colors.count - 1))
        let even = colors.indices.map { Double($0) / gaps }
        self = .gradient(
            Gradient(
                kind: gradient.type, colors: colors.map { RecordedColor($0, in: dark) },
                locations: gradient.locations.map { $0.map(\.doubleValue) } ?? even, start: gradient.startPoint,
                end: gradient.endPoint))
    }

    private init?(_ shape: ShapeValues, origin: CGPoint, dark: UITraitCollection) {
        guard let path = shape.path, !path.isEmpty else { return nil }
        self = .shape(
            Shape(
                path: path.notation(movedBy: CGVector(dx: -origin.x, dy: -origin.y)),
                fill: shape.fillColor.map { RecordedColor($0, in: dark) }, fillsEvenOdd: shape.fillRule == .evenOdd,
                stroke: shape.strokeColor.map { RecordedColor($0, in: dark) }, strokeStart: Double(shape.strokeStart),
                strokeEnd: Double(shape.strokeEnd), lineWidth: shape.lineWidth, cap: shape.lineCap,
                join: shape.lineJoin))
    }
}

extension CGPath {
    /// The path in the notation of SVG, in hundredths of points.
    fileprivate func notation(movedBy offset: CGVector) -> String {
        func number(_ value: CGFloat) -> String {
            let rounded = (value * 100).rounded() / 100
            return rounded == rounded.rounded() ? String(Int(rounded)) : Double(rounded).description
        }
        func numbers(_ points: CGPoint...) -> String {
            points.map { number($0.x + offset.dx) + " " + number($0.y + offset.dy) }.joined(separator: " ")
        }
        return elements.map { element in
            switch element {
            case .move(let point): "M\(numbers(point))"
            case .line(let point): "L\(numbers(point))"
            case .curve(let first, let second, let end): "C\(numbers(first, second, end))"
            case .close: "Z"
            }
        }.joined()
    }
}
