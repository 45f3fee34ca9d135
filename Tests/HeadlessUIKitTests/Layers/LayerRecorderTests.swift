import Testing

@testable @_spi(Headless) import UIKit

@MainActor
@Suite("The recorder of the layer tree")
struct LayerRecorderTests {
    private let device = HeadlessDevice()
    private let box = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    init() {
        box.backgroundColor = .red
        device.window.addSubview(box)
        device.perform {}
    }

    private func record(_ body: () -> Void) -> LayerRecording {
        let recorder = LayerRecorder(device)
        body()
        return recorder.stop()
    }

    /// Records `body` and what the layers themselves say in every frame.
    private func recordWithTrees(_ body: () -> Void) -> (recording: LayerRecording, trees: [RecordedTree]) {
        let recorder = LayerRecorder(device)
        var trees: [RecordedTree] = []
        recorder.frameWasRecorded = { [unowned recorder] _ in trees.append(RecordedTree(of: recorder.root)) }
        body()
        return (recorder.stop(), trees)
    }

    @Test("the recorder takes a frame every sixtieth of a second, the present one included")
    func rate() {
        #expect(record { device.advance(by: 0.5) }.frameCount == 31)
        let recorder = LayerRecorder(device, framesPerSecond: 10)
        device.advance(by: 0.5)
        #expect(recorder.stop().frameCount == 6)
    }

    @Test("frames that are taken from a recorder are not kept, and those that follow go on from them")
    func takenFrames() {
        let recorder = LayerRecorder(device, notesTouches: false)
        device.advance(by: 0.1)
        #expect(recorder.takeFrames()[0].added.count == 2)
        device.perform { box.alpha = 0.5 }
        device.advance(by: 0.1)
        let taken = recorder.takeFrames()
        #expect(taken.count == 1)
        #expect(taken[0].changes.count == 1 && taken[0].changes[0].property == .opacity)
        #expect(taken[0].added.isEmpty)
        #expect(recorder.stop().frames.isEmpty)
    }

    @Test("a recorder begins with every layer, whatever recorders there have been before it")
    func anotherRecorder() {
        for _ in 1...5 {
            let recorder = LayerRecorder(device, notesTouches: false)
            device.advance(by: 0.1)
            #expect(recorder.takeFrames()[0].added.count == 2)
            _ = recorder.stop()
        }
    }

    @Test("in a recording where nothing happens, only the first frame holds anything")
    func stillness() {
        let recording = record { device.advance(by: 1) }
        #expect(recording.frames.count == 1)
        #expect(recording.frames[0].added.count == 2)
        #expect(recording.frames[0].changes.isEmpty)
    }

    @Test("an animation changes one number per recorded frame, and the exact one")
    func linearMove() throws {
        let recording = record {
            device.perform {
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.center.x += 60 }
            }
            device.settle()
        }
        let changes = recording.frames.dropFirst().flatMap(\.changes)
        #expect(changes.allSatisfy { $0.property == .m41 && $0.layer == 1 })
        #expect(recording.frames.map(\.number) == Array(0...60))
        for number in 0...60 {
            let shown = try #require(recording.tree(at: number)?.sublayers.first?.layer)
            #expect(abs(shown.matrix.m41 - (10 + CGFloat(number))) < 1e-6)
            #expect(shown.matrix.m42 == 20)
            #expect(shown.bounds.size == CGSize(width: 100, height: 50))
        }
    }

    @Test("the deltas of a recording give the whole layer tree back in every frame")
    func reproduction() {
        let label = UILabel(frame: CGRect(x: 5, y: 5, width: 80, height: 20))
        let (recording, trees) = recordWithTrees {
            device.perform {
                label.text = "One"
                label.textColor = .label
                box.addSubview(label)
                box.layer.borderWidth = 1
                box.layer.sublayerTransform.m34 = -1 / 500
                UIView.animate(withDuration: 0.4, delay: 0.05, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
                    label.transform3D = CATransform3DMakeRotation(1, 0, 1, 0)
                    box.alpha = 0.5
                    box.backgroundColor = .blue
                    box.bounds.size.width = 200
                }
            }
            device.advance(by: 0.2)
            device.perform {
                label.text = "Two"
                label.layer.zPosition = -1
                box.insertSubview(UIView(), at: 1)
            }
            device.advance(by: 0.1)
            device.perform { label.isHidden = true }
            device.settle()
            device.perform { label.isHidden = false }
            device.advance(by: 0.1)
        }
        #expect(trees.count == recording.frameCount)
        #expect(Set(trees.map { $0.sublayers.first?.layer.opacity ?? 0 }).count > 10)
        for (number, tree) in trees.enumerated() { #expect(recording.tree(at: number) == tree, "frame \(number)") }
        #expect(recording.tree(at: recording.frameCount) == nil)
    }

    @Test("a recorded layer that leaves and comes back keeps its number and shows what changed in the meantime")
    func comingBack() throws {
        let (recording, trees) = recordWithTrees {
            device.advance(by: 0.1)
            device.perform { box.removeFromSuperview() }
            device.advance(by: 0.1)
            device.perform { box.frame.origin.x = 77 }
            device.advance(by: 0.1)
            device.perform { device.window.addSubview(box) }
            device.advance(by: 0.1)
        }
        #expect(recording.frames.flatMap(\.added).count == 2)
        #expect(recording.frames.compactMap { $0.sublayers.first?.sublayers } == [[1], [], [1]])
        #expect(try #require(recording.tree(at: 15)).sublayers.isEmpty)
        #expect(recording.tree(at: 22)?.sublayers.first?.layer.matrix.m41 == 77)
        for (number, tree) in trees.enumerated() { #expect(recording.tree(at: number) == tree, "frame \(number)") }
    }

    @Test("a recorded matrix holds anchor point, bounds origin, transform and the superlayer's perspective")
    func perspective() throws {
        device.perform {
            let window = device.window.layer
            window.sublayerTransform.m34 = -0.002
            box.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
            box.layer.position = CGPoint(x: 195, y: 422)
            box.layer.bounds = CGRect(x: 7, y: 9, width: 100, height: 50)
            box.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        }
        let recording = record {}
        let shown = try #require(recording.tree(at: 0)?.sublayers.first?.layer)
        // The hinge lies at the vanishing point: x′ = x·cos 60°, z = −x·sin 60°, w = 1 − m34·… = 1 + 0.002·x·sin 60°.
        let w = 1 + 0.002 * 100 * sin(CGFloat.pi / 3)
        let corner = PlaneMap(shown.matrix).apply(CGPoint(x: 100, y: 25))
        #expect(abs(corner.x - (195 + 50 / w)) < 1e-9)
        #expect(abs(corner.y - 422) < 1e-9)
        let hinge = PlaneMap(shown.matrix).apply(CGPoint(x: 0, y: 0))
        #expect(abs(hinge.x - 195) < 1e-9 && abs(hinge.y - 397) < 1e-9)
        #expect(shown.bounds.origin == CGPoint(x: 7, y: 9))
    }

    @Test("colours are recorded in light and in dark mode, also in pictures of views")
    func darkColors() throws {
        box.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        label.text = "Hello"
        device.perform {
            box.addSubview(label)
            let snapshot = box.snapshotView(afterScreenUpdates: true)
            snapshot.map { device.window.addSubview($0) }
        }
        let tree = try #require(record {}.tree(at: 0))
        for shown in [tree.sublayers[0], try #require(tree.sublayers[1].sublayers.first)] {
            #expect(shown.layer.background == RecordedColor(light: 0xFFFF_FFFF, dark: 0x0000_00FF))
            guard case .text(let text)? = shown.sublayers.first?.layer.drawing else {
                Issue.record("There is no text.")
                return
            }
            #expect(text.lines == ["Hello"])
            #expect(text.color == RecordedColor(light: 0x0000_00FF, dark: 0xFFFF_FFFF))
        }
    }

    @Test("a mask is recorded as a box with round corners in the layer's own box")
    func mask() throws {
        device.perform {
            let disc = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
            disc.layer.cornerRadius = 40
            disc.center = CGPoint(x: 50, y: 25)
            disc.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            box.mask = disc
        }
        let shown = try #require(record {}.tree(at: 0)?.sublayers.first?.layer)
        #expect(shown.mask == CGRect(x: 30, y: 5, width: 40, height: 40))
        #expect(shown.maskRadius == 20)
    }

    @Test("a recording has the places of fingers, and whether they were taken away")
    func fingers() {
        let recording = record {
            device.advance(by: 0.1)
            device.finger().down(at: CGPoint(x: 50, y: 60)).move(by: 30, over: 0.05).up()
            device.finger().down(at: CGPoint(x: 5, y: 6)).cancel()
        }
        #expect(recording.touches.map(\.isCancelled) == [false, true])
        let first = recording.touches[0].places
        #expect(first.map { $0.position.x } == [50, 60, 70, 80, 80])
        #expect(abs(first[0].time - 0.1) < 1e-9 && abs((first.last?.time ?? 0) - 0.15) < 1e-9)
    }

    @Test("a recorded frame shows what a finger has done at its very instant")
    func sameInstant() {
        let slider = UISlider(frame: CGRect(x: 0, y: 200, width: 300, height: 50))
        device.perform { device.window.addSubview(slider) }
        let (recording, trees) = recordWithTrees {
            let thumb = slider.thumbRect(
                forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0)
            device.finger().down(at: CGPoint(x: thumb.midX, y: 225)).move(by: 60, over: 0.1).up()
            device.settle()
        }
        let changed = recording.frames.map(\.number)
        #expect(changed == [0, 1, 2, 3, 4, 5, 6])
        for (number, tree) in trees.enumerated() { #expect(recording.tree(at: number) == tree) }
    }

    @Test("recording changes nothing in what is played")
    func isInvisible() {
        func play(recording: Bool) -> ([CGFloat], Bool) {
            let device = HeadlessDevice()
            let scrollView = UIScrollView(frame: device.window.bounds)
            scrollView.contentSize = CGSize(width: 390, height: 5000)
            device.window.addSubview(scrollView)
            device.perform {}
            let recorder = recording ? LayerRecorder(device) : nil
            var offsets: [CGFloat] = []
            device.finger().down(at: CGPoint(x: 100, y: 600)).move(by: 0, -300, over: 0.1).up()
            while device.isMoving {
                device.advance(by: 0.013)
                offsets.append(scrollView.contentOffset.y)
            }
            _ = recorder?.stop()
            return (offsets, device.faults.isEmpty)
        }
        let (plain, recorded) = (play(recording: false), play(recording: true))
        #expect(plain.0.count > 50)
        #expect(plain == recorded)
    }
}
