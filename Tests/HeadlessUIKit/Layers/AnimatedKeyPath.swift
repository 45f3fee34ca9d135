/// What an animation changes: a property of the layer, or one number of it ("transform.rotation.z").
struct AnimatedKeyPath {
    let key: LayerKey
    private let member: Member?

    private enum Member {
        case lane(Int)
        case half(Int, AnimatableValue.Shape)
        case translation(Int), rotation(Int), scale(Int?)
        case translationInPlane
    }

    /// Nil if no layer has such a property.
    init?(_ path: String?) {
        guard let path else { return nil }
        let parts = path.split(separator: ".", maxSplits: 1)
        guard let first = parts.first, let key = LayerKey(rawValue: String(first)) else { return nil }
        self.key = key
        guard parts.count == 2 else {
            member = nil
            return
        }
        guard let member = Self.member(of: key, named: String(parts[1])) else { return nil }
        self.member = member
    }

    init(_ key: LayerKey) {
        self.key = key
        member = nil
    }

    private static func member(of key: LayerKey, named name: String) -> Member? {
        switch (key, name) {
        case (.position, "x"), (.anchorPoint, "x"), (.startPoint, "x"), (.endPoint, "x"): .lane(0)
        case (.position, "y"), (.anchorPoint, "y"), (.startPoint, "y"), (.endPoint, "y"): .lane(1)
        case (.shadowOffset, "width"): .lane(0)
        case (.shadowOffset, "height"): .lane(1)
        case (.bounds, "origin"), (.contentsRect, "origin"): .half(0, .point)
        case (.bounds, "size"), (.contentsRect, "size"): .half(1, .size)
        case (.bounds, "origin.x"), (.contentsRect, "origin.x"): .lane(0)
        case (.bounds, "origin.y"), (.contentsRect, "origin.y"): .lane(1)
        case (.bounds, "size.width"), (.contentsRect, "size.width"): .lane(2)
        case (.bounds, "size.height"), (.contentsRect, "size.height"): .lane(3)
        case (.transform, _), (.sublayerTransform, _): transformMember(named: name)
        default: nil
        }
    }

    private static func transformMember(named name: String) -> Member? {
        switch name {
        case "translation.x": .translation(0)
        case "translation.y": .translation(1)
        case "translation.z": .translation(2)
        case "translation": .translationInPlane
        case "rotation.x": .rotation(0)
        case "rotation.y": .rotation(1)
        case "rotation.z", "rotation": .rotation(2)
        case "scale.x": .scale(0)
        case "scale.y": .scale(1)
        case "scale.z": .scale(2)
        case "scale": .scale(nil)
        default: nil
        }
    }

    func value(in values: LayerValues) -> AnimatableValue? {
        guard let whole = values.animatable(key), let member else { return values.animatable(key) }
        switch (whole, member) {
        case (.vector(let v, _), .lane(let lane)):
            return .number(v[lane])
        case (.vector(let v, _), .half(let half, let shape)):
            return .vector(half == 0 ? SIMD4(v.x, v.y, 0, 0) : SIMD4(v.z, v.w, 0, 0), shape)
        case (.transform(let t), .translation(let axis)):
            return .number(t.rows.3[axis])
        case (.transform(let t), .translationInPlane):
            return .size(CGSize(width: t.m41, height: t.m42))
        case (.transform(let t), .rotation(let axis)):
            return .number(TransformParts(t)?.rotation.eulerAngles[axis] ?? 0)
        case (.transform(let t), .scale(let axis)):
            guard let scale = TransformParts(t)?.scale else { return .number(0) }
            return .number(axis.map { scale[$0] } ?? scale.sum() / 3)
        default:
            return nil
        }
    }

    func set(_ value: AnimatableValue, in values: inout LayerValues) {
        guard let member else { return values.set(value, for: key) }
        guard let whole = values.animatable(key) else { return }
        switch (whole, member, value) {
        case (.vector(var v, let shape), .lane(let lane), .number(let number)):
            v[lane] = number
            values.set(.vector(v, shape), for: key)
        case (.vector(var v, let shape), .half(let half, _), .vector(let part, _)):
            v = half == 0 ? SIMD4(part.x, part.y, v.z, v.w) : SIMD4(v.x, v.y, part.x, part.y)
            values.set(.vector(v, shape), for: key)
        case (.transform(var t), .translation(let axis), .number(let number)):
            t.rows.3[axis] = number
            values.set(.transform(t), for: key)
        case (.transform(var t), .translationInPlane, .vector(let offset, _)):
            t.m41 = offset.x
            t.m42 = offset.y
            values.set(.transform(t), for: key)
        case (.transform(let t), .rotation(let axis), .number(let angle)):
            guard var parts = TransformParts(t) else { return }
            var angles = parts.rotation.eulerAngles
            angles[axis] = angle
            parts.rotation = Quaternion(eulerAngles: angles)
            values.set(.transform(parts.transform), for: key)
        case (.transform(let t), .scale(let axis), .number(let factor)):
            guard var parts = TransformParts(t) else { return }
            if let axis { parts.scale[axis] = factor } else { parts.scale = SIMD3(repeating: factor) }
            values.set(.transform(parts.transform), for: key)
        default:
            break
        }
    }
}
