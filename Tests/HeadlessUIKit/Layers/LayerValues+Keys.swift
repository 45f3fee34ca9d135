extension LayerValues {
    /// The value that animations of `key` pass through; nil for keys that only tell of structure.
    func animatable(_ key: LayerKey) -> AnimatableValue? {
        switch key {
        case .bounds: .rect(bounds)
        case .position: .point(position)
        case .zPosition: .number(zPosition)
        case .anchorPoint: .point(anchorPoint)
        case .anchorPointZ: .number(anchorPointZ)
        case .transform: .transform(transform)
        case .sublayerTransform: .transform(sublayerTransform)
        case .opacity: .number(Double(opacity))
        case .hidden: .discrete(isHidden)
        case .masksToBounds: .discrete(masksToBounds)
        case .doubleSided: .discrete(isDoubleSided)
        case .contents: .discrete(contents)
        case .contentsRect: .rect(contentsRect)
        case .contentsCenter: .rect(contentsCenter)
        case .contentsScale: .number(contentsScale)
        case .backgroundColor: .color(backgroundColor)
        case .borderColor: .color(borderColor)
        case .borderWidth: .number(borderWidth)
        case .cornerRadius: .number(cornerRadius)
        case .maskedCorners: .discrete(maskedCorners)
        case .shadowColor: .color(shadowColor)
        case .shadowOpacity: .number(Double(shadowOpacity))
        case .shadowOffset: .size(shadowOffset)
        case .shadowRadius: .number(shadowRadius)
        case .shadowPath: .path(shadowPath)
        case .colors: .colors(gradient.colors ?? [])
        case .locations: .numbers(gradient.locations?.map(\.doubleValue) ?? [])
        case .startPoint: .point(gradient.startPoint)
        case .endPoint: .point(gradient.endPoint)
        case .path: .path(shape.path)
        case .fillColor: .color(shape.fillColor)
        case .strokeColor: .color(shape.strokeColor)
        case .strokeStart: .number(shape.strokeStart)
        case .strokeEnd: .number(shape.strokeEnd)
        case .lineWidth: .number(shape.lineWidth)
        case .miterLimit: .number(shape.miterLimit)
        case .lineDashPhase: .number(shape.lineDashPhase)
        case .mask, .sublayers: nil
        }
    }

    /// Takes `value` if it is of the kind that the key has.
    mutating func set(_ value: AnimatableValue, for key: LayerKey) {
        switch value {
        case .number(let number): set(number, for: key)
        case .vector: setVector(value, for: key)
        case .transform(let transform) where key == .transform: self.transform = transform
        case .transform(let transform) where key == .sublayerTransform: sublayerTransform = transform
        case .color(let color): set(color, for: key)
        case .colors(let colors) where key == .colors: gradient.colors = colors
        case .numbers(let numbers) where key == .locations: gradient.locations = numbers.map { NSNumber(value: $0) }
        case .path(let path) where key == .shadowPath: shadowPath = path
        case .path(let path) where key == .path: shape.path = path
        case .discrete(let value): setDiscrete(value, for: key)
        default: break
        }
    }

    private mutating func set(_ number: Double, for key: LayerKey) {
        switch key {
        case .zPosition: zPosition = number
        case .anchorPointZ: anchorPointZ = number
        case .opacity: opacity = Float(number)
        case .contentsScale: contentsScale = number
        case .borderWidth: borderWidth = number
        case .cornerRadius: cornerRadius = number
        case .shadowOpacity: shadowOpacity = Float(number)
        case .shadowRadius: shadowRadius = number
        case .strokeStart: shape.strokeStart = number
        case .strokeEnd: shape.strokeEnd = number
        case .lineWidth: shape.lineWidth = number
        case .miterLimit: shape.miterLimit = number
        case .lineDashPhase: shape.lineDashPhase = number
        case .hidden, .masksToBounds, .doubleSided: setDiscrete(number != 0, for: key)
        default: break
        }
    }

    private mutating func setVector(_ value: AnimatableValue, for key: LayerKey) {
        switch key {
        case .bounds: bounds = value.cgRect ?? bounds
        case .position: position = value.cgPoint ?? position
        case .anchorPoint: anchorPoint = value.cgPoint ?? anchorPoint
        case .contentsRect: contentsRect = value.cgRect ?? contentsRect
        case .contentsCenter: contentsCenter = value.cgRect ?? contentsCenter
        case .shadowOffset: shadowOffset = value.cgSize ?? shadowOffset
        case .startPoint: gradient.startPoint = value.cgPoint ?? gradient.startPoint
        case .endPoint: gradient.endPoint = value.cgPoint ?? gradient.endPoint
        default: break
        }
    }

    private mutating func set(_ color: CGColor?, for key: LayerKey) {
        switch key {
        case .backgroundColor: backgroundColor = color
        case .borderColor: borderColor = color
        case .shadowColor: shadowColor = color
        case .fillColor: shape.fillColor = color
        case .strokeColor: shape.strokeColor = color
        default: break
        }
    }

    private mutating func setDiscrete(_ value: Any?, for key: LayerKey) {
        switch (key, value) {
        case (.hidden, let value as Bool): isHidden = value
        case (.masksToBounds, let value as Bool): masksToBounds = value
        case (.doubleSided, let value as Bool): isDoubleSided = value
        case (.maskedCorners, let value as CACornerMask): maskedCorners = value
        case (.contents, let value): contents = value
        default: break
        }
    }
}
