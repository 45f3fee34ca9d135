import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import Scenarios
@testable import TouchRecorder

@Suite("What the app scrolls during a recording")
@MainActor
struct ScrollingAppTests {
    private let navigation = UINavigationController.stack("Home", "Detail")

    private func carousel(in app: RecordedApp) -> UIScrollView {
        let carousel = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
        carousel.accessibilityIdentifier = "carousel"
        carousel.contentSize = CGSize(width: 3900, height: 300)
        app.device.perform { navigation.viewControllers[1].view.addSubview(carousel) }
        return carousel
    }

    @Test("A carousel, with and without an animation", arguments: [true, false])
    func carousel(isAnimated: Bool) async throws {
        let app = RecordedApp(navigation)
        let carousel = carousel(in: app)
        let scenario = try app.record {
            app.drag(from: CGPoint(x: 300, y: 200), by: -200)
            app.device.settle()
            app.device.perform { carousel.setContentOffset(CGPoint(x: 1560, y: 0), animated: isAnimated) }
            app.device.settle()
            app.tap(CGPoint(x: 200, y: 600))
            app.drag(from: CGPoint(x: 300, y: 200), by: -100)
        }
        #expect(!scenario.about.contains(";"))
        await app.replay(scenario)
    }

    @Test("A carousel that goes on while no finger is down, watched and not", arguments: [0.5, 1, 1.9, 2.5, 4])
    func later(seconds: Double) async throws {
        let app = RecordedApp(navigation)
        let carousel = carousel(in: app)
        let scenario = try app.record {
            app.tap(CGPoint(x: 200, y: 600))
            app.device.advance(by: seconds)
            app.device.perform { carousel.setContentOffset(CGPoint(x: 1560, y: 0), animated: true) }
            app.device.advance(by: 1)
            app.tap(CGPoint(x: 200, y: 600))
        }
        #expect(carousel.contentOffset.x == 1560)
        await app.replay(scenario)
    }

    @Test("A carousel that a finger catches while the app scrolls it", arguments: [0.05, 0.15, 2.5])
    func caught(seconds: Double) async throws {
        let app = RecordedApp(navigation)
        let carousel = carousel(in: app)
        let scenario = try app.record {
            app.device.finger().down(at: CGPoint(x: 200, y: 600)).up()
            app.device.advance(by: seconds)
            app.device.perform { carousel.setContentOffset(CGPoint(x: 1560, y: 0), animated: true) }
            app.device.advance(by: 0.1)
            app.drag(from: CGPoint(x: 300, y: 200), by: -100)
        }
        #expect(carousel.contentOffset.x != 1560)
        #expect(scenario.about.contains("where carousel was when a finger caught it"))
        let seen = await app.replay(scenario)
        let offset = try #require(seen.offset["carousel"])
        #expect(abs(offset[0] - carousel.contentOffset.x) < 50)
    }

    @Test("A photo that the app zooms, and one that fingers zoom", arguments: [true, false])
    func zoom(isByApp: Bool) async throws {
        let app = RecordedApp(navigation)
        let photo = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        let zooming = ZoomingDelegate()
        zooming.content.frame = photo.bounds
        app.device.perform {
            photo.addSubview(zooming.content)
            photo.contentSize = zooming.content.bounds.size
            photo.maximumZoomScale = 4
            photo.delegate = zooming
            navigation.viewControllers[1].view.addSubview(photo)
        }
        let scenario = try app.record {
            app.tap(CGPoint(x: 200, y: 400))
            if isByApp {
                app.device.perform { photo.setZoomScale(3, animated: true) }
            } else {
                let tracks = [(150, 70), (240, 320)].map { start, end in
                    FingerTrack(down: CGPoint(x: start, y: 400)).move(to: CGPoint(x: end, y: 400), over: 0.3).up()
                }
                app.device.play(tracks)
            }
            app.device.settle()
            app.drag(from: CGPoint(x: 200, y: 400), by: -50)
        }
        #expect(photo.zoomScale > 1.5)
        // What fingers zoom is in the file as those fingers.
        #expect(scenario.actions.isEmpty != isByApp)
        await app.replay(scenario)
    }

    @Test("A list that the app scrolls right before the end")
    func rightBeforeTheEnd() async throws {
        let app = RecordedApp(navigation)
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        list.contentSize = CGSize(width: 390, height: 3000)
        app.device.perform { navigation.viewControllers[1].view.addSubview(list) }
        app.device.settle()
        let scenario = try app.record {
            app.tap(CGPoint(x: 200, y: 600))
            app.device.perform { list.contentOffset = .zero }
        }
        #expect(scenario.actions.count == 1)
        await app.replay(scenario)
    }
}
