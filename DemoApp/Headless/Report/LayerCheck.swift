@_spi(Headless) import UIKit

/// Where the model says that the layers are in one frame: read from the layers as an app would, not from the recording.
struct LayerCheck {
    struct Place {
        /// The recording's numbers.
        let layer: Int
        let superlayer: Int?
        let matrix: CATransform3D
        let opacity: Float
        /// The box of the layer in the window, by the model's own conversion; nil where something leaves the plane.
        let box: CGRect?
        /// The box in the window of the whole picture that the layer shows a part of; nil if it shows none.
        let picture: CGRect?
    }

    let frame: Int
    let places: [Place]

    @MainActor
    init(_ recorder: LayerRecorder, frame: Int) {
        var places: [Place] = []
        let window = recorder.root.presentation()
        func visit(_ layer: CALayer, in superlayer: Int?, eye: CALayer?, isFlat: Bool) {
            guard let number = recorder.number(of: layer), let shown = layer.presentation(), !shown.isHidden else {
                return
            }
            let matrix = Self.matrix(of: shown, eye: eye)
            let isFlat = isFlat && Self.staysInPlane(matrix)
            places.append(
                Place(
                    layer: number, superlayer: superlayer, matrix: matrix, opacity: shown.opacity,
                    box: isFlat ? shown.convert(shown.bounds, to: window) : nil,
                    picture: isFlat ? shown.pictureBounds.map { shown.convert($0, to: window) } : nil))
            for sublayer in layer.sublayers ?? [] { visit(sublayer, in: number, eye: shown, isFlat: isFlat) }
        }
        visit(recorder.root, in: nil, eye: nil, isFlat: true)
        self.frame = frame
        self.places = places
    }

    /// Whether the layer, which has no depth, lies in the plane of its superlayer, and is seen without perspective.
    private static func staysInPlane(_ matrix: CATransform3D) -> Bool {
        let leaving = [matrix.m13, matrix.m23, matrix.m43, matrix.m14, matrix.m24, matrix.m44 - 1]
        return leaving.allSatisfy { $0 == 0 }
    }

    /// From the layer's box to its superlayer, step by step as Core Animation documents it.
    private static func matrix(of shown: CALayer, eye: CALayer?) -> CATransform3D {
        let bounds = shown.bounds
        let anchor = CGPoint(x: shown.anchorPoint.x * bounds.width, y: shown.anchorPoint.y * bounds.height)
        var steps = [
            CATransform3DMakeTranslation(-anchor.x, -anchor.y, -shown.anchorPointZ),
            shown.transform,
            CATransform3DMakeTranslation(shown.position.x, shown.position.y, shown.zPosition + shown.anchorPointZ),
        ]
        if let eye, !CATransform3DIsIdentity(eye.sublayerTransform) {
            let place = CGPoint(
                x: eye.bounds.minX + eye.anchorPoint.x * eye.bounds.width,
                y: eye.bounds.minY + eye.anchorPoint.y * eye.bounds.height)
            steps += [
                CATransform3DMakeTranslation(-place.x, -place.y, 0),
                eye.sublayerTransform,
                CATransform3DMakeTranslation(place.x, place.y, 0),
            ]
        }
        return steps.reduce(CATransform3DIdentity, CATransform3DConcat)
    }

    /// - Parameter ids: the page's numbers by the recording's.
    func json(play: String, ids: [Int: Int]) -> JSONText {
        var json = JSONText()
        json.object { json in
            json.member("play", play)
            json.key("frame")
            json.integer(frame)
            json.key("layers")
            json.array { json in
                for place in places {
                    guard let id = ids[place.layer] else { continue }
                    json.array { json in
                        json.integer(id)
                        json.integer(place.superlayer.flatMap { ids[$0] } ?? -1)
                        json.array { json in for entry in place.matrix.elements { json.number(entry, places: 9) } }
                        json.number(Double(place.opacity), places: 6)
                        for box in [place.box, place.picture].compactMap(\.self) {
                            json.array { json in
                                for length in [box.minX, box.minY, box.width, box.height] {
                                    json.number(Double(length), places: 3)
                                }
                            }
                        }
                    }
                }
            }
        }
        return json
    }
}

extension CALayer {
    /// Where all of the picture would be of which the layer shows a part, in its coordinates.
    fileprivate var pictureBounds: CGRect? {
        guard contents is CGImage, contentsRect.width > 0, contentsRect.height > 0 else { return nil }
        let size = CGSize(width: bounds.width / contentsRect.width, height: bounds.height / contentsRect.height)
        let corner = CGPoint(
            x: bounds.minX - contentsRect.minX * size.width, y: bounds.minY - contentsRect.minY * size.height)
        return CGRect(origin: corner, size: size)
    }
}
