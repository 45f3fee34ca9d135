import Foundation
import FullScreenPop
import ScreenTransitions
import Scenarios
import UIKit

/// A sampled transition as `--json` prints it.
struct SampleRecord: Encodable {
    let transition: String
    /// `forward` or `backward`.
    let direction: String
    let layout: String
    let size: [Double]
    let samples: [Moment]

    /// The transition at one progress.
    struct Moment: Encodable {
        let progress: Double
        /// From back to front.
        let layers: [Layer]
    }

    /// One layer.
    struct Layer: Encodable {
        let layer: String
        /// At rest, in points of the container.
        let frame: [Double]
        /// m11 to m44 of the whole transform about the centre of the frame, the perspective included.
        let transform: [Double]
        let opacity: Double
        let dimming: Double
        /// Where the shade is darkest, if it is not even: left, right, top or bottom.
        let dimmingEdge: String?
        let shadow: Double
        let cornerRadius: Double
        let window: Window?
    }

    /// The circle that a layer is seen through, in its own coordinates.
    struct Window: Encodable {
        let center: [Double]
        let radius: Double
    }

    init(_ request: SampleRequest) {
        transition = request.transition
        direction = request.direction == .forward ? "forward" : "backward"
        layout = request.layout.rawValue
        size = [Double(request.size.width), Double(request.size.height)]
        samples = request.samples.map { Moment(progress: $0.progress, layers: $0.layers.map(Layer.init)) }
    }

    var json: String {
        get throws { try JSONEncoder.forDocuments.string(of: self) }
    }
}

extension SampleRecord.Layer {
    init(_ sample: TransitionSample) {
        layer = sample.subject.layerName
        frame = sample.frame.numbers
        transform = sample.transform.numbers
        opacity = Double(sample.pose.opacity)
        dimming = Double(sample.pose.dimming)
        dimmingEdge = sample.pose.dimmingEdge.map(\.side)
        shadow = Double(sample.pose.shadow)
        cornerRadius = Double(sample.pose.cornerRadius)
        window = sample.pose.maskCircle.map {
            SampleRecord.Window(center: [Double($0.center.x), Double($0.center.y)], radius: Double($0.radius))
        }
    }
}

extension TransitionLayer.Subject {
    /// `from`, `to`, `from[0,0,0.5,1]` for a piece, with its region in fractions of the screen, or the name of a shared
    /// view.
    var layerName: String {
        switch self {
        case .screen(let screen): screen.word
        case .piece(let screen, let region):
            "\(screen.word)[\(region.numbers.map { $0.text(decimals: 4) }.joined(separator: ","))]"
        case .element(let name): name
        }
    }
}

extension TransitionLayer.Screen {
    fileprivate var word: String { self == .from ? "from" : "to" }
}

extension TransitionEdge {
    /// Of a finished pose, in which leading is left.
    fileprivate var side: String {
        switch self {
        case .leading: "left"
        case .trailing: "right"
        case .top: "top"
        case .bottom: "bottom"
        }
    }
}

extension CGRect {
    /// x, y, width and height.
    fileprivate var numbers: [Double] { [minX, minY, width, height].map { Double($0) } }
}

extension CATransform3D {
    /// Row by row. Nothing is −0.
    fileprivate var numbers: [Double] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map { Double($0) + 0 }
    }
}
