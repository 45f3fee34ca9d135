/// Plays tracks side by side: whatever falls on the same instant goes out as one event, in which every finger does one
/// thing.
@MainActor
final class FingerPlayer {
    private struct Sample {
        enum Kind { case down, move, up, cancel }

        let time: TimeInterval
        let track: Int
        let kind: Kind
        let position: CGPoint
    }

    private let device: HeadlessDevice
    private var samples: [Sample]
    private var touches: [Int: UITouch] = [:]

    init(tracks: [FingerTrack], device: HeadlessDevice) {
        self.device = device
        samples = tracks.enumerated().flatMap { Self.samples(of: $1, number: $0, rate: device.sampleRate) }
        samples.sort { ($0.time, $0.track) < ($1.time, $1.track) }
    }

    func play() {
        let start = device.now
        var rest = samples[...]
        while let first = rest.first {
            let instant = rest.prefix { $0.time - first.time < 1e-9 }
            rest = rest.dropFirst(instant.count)
            device.advance(by: start + first.time - device.now)
            for event in instant.rounds(by: \.track) { device.send(event.map(change)) }
        }
    }

    private func change(_ sample: Sample) -> TouchChange {
        switch sample.kind {
        case .down:
            TouchChange(kind: .down, position: sample.position) { self.touches[sample.track] = $0 }
        case .move:
            TouchChange(kind: .move(touch(sample)), position: sample.position)
        case .up:
            TouchChange(kind: .up(touch(sample)), position: sample.position)
        case .cancel:
            TouchChange(kind: .cancel(touch(sample)), position: sample.position)
        }
    }

    private func touch(_ sample: Sample) -> UITouch {
        guard let touch = touches[sample.track], touch.isDown else {
            preconditionFailure("Finger \(sample.track) moves after it has been lifted.")
        }
        return touch
    }

    private static func samples(of track: FingerTrack, number: Int, rate: Double) -> [Sample] {
        var time = track.startTime
        var position = track.start
        var samples = [Sample(time: time, track: number, kind: .down, position: position)]
        for step in track.steps {
            switch step {
            case .move(let end, let duration):
                let path = FingerPath(from: position, to: end, duration: duration)
                samples += path.sampleTimes(rate: rate).map {
                    Sample(time: time + $0, track: number, kind: .move, position: path.position(at: $0))
                }
                time += duration
                position = end
            case .hold(let duration):
                time += duration
            case .up:
                samples.append(Sample(time: time, track: number, kind: .up, position: position))
            case .cancel:
                samples.append(Sample(time: time, track: number, kind: .cancel, position: position))
            }
        }
        return samples
    }
}
