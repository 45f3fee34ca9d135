import Foundation
@_spi(Headless) import UIKit

@testable import DemoApp
@testable import Scenarios

/// Somebody at a page of a live session, in virtual time.
@MainActor
struct LivePerson {
    let session: LiveSession
    /// How time passes, in seconds, again and again: as unevenly as on a busy machine.
    var slices = [1.0 / 60]

    /// The number of the page.
    static let page = 1

    static let unevenSlices = [0.004, 0.031, 0.017, 0.0001, 0.05, 0.016]

    init(
        _ screen: String = LiveScreens.demo, with contenders: [ContenderName] = [.toolkit], system: Int = 26,
        direction: LayoutDirection = .ltr, reducesMotion: Bool = false
    ) async throws {
        session = LiveSession(screens: try LiveScreens(files: []))
        session.pageDidOpen(Self.page)
        var choice = LiveChoice()
        choice.screen = screen
        choice.contenders = contenders
        choice.profile = Profile(system: system, direction: direction)
        choice.reducesMotion = reducesMotion
        try await session.perform(.show(choice), from: Self.page)
    }

    var play: LivePlay { session.phones[0].play }

    func touch(
        _ finger: Int, _ touch: LiveTouch, on page: Int = Self.page, at time: TimeInterval? = nil
    ) async throws {
        try await session.perform(
            .touches([.init(finger: finger, touch: touch, time: time)], stamp: nil), from: page)
    }

    /// Lets at least so many virtual seconds pass.
    func wait(_ seconds: TimeInterval) async {
        let end = play.time + seconds
        var slice = 0
        while play.time < end - 1e-6 {
            await session.advance(by: slices[slice % slices.count])
            slice += 1
        }
    }

    /// One finger from place to place, lifted at the end.
    func drag(_ finger: Int = 1, from start: CGPoint, to end: CGPoint, over seconds: TimeInterval) async throws {
        try await touch(finger, .down(start))
        let steps = Int((seconds * 60).rounded())
        for step in 1...steps {
            await wait(1.0 / 60)
            let part = CGFloat(step) / CGFloat(steps)
            let place = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            try await touch(finger, .move(place))
        }
        try await touch(finger, .up)
        await wait(1.0 / 60)
    }

    /// What the fingers of a scenario do, as a person does it: as soon as time has come to it.
    func doAsFingers(of scenario: Scenario) async throws {
        let width = play.device.window.bounds.width
        let isMirrored = session.choice.profile.direction == .rtl
        func seen(_ place: CGPoint) -> CGPoint { CGPoint(x: isMirrored ? width - place.x : place.x, y: place.y) }
        for moment in Timeline(scenario, probes: [], sampleRate: 60).moments {
            if moment.time > play.time + 1e-6 { await wait(moment.time - play.time) }
            for finger in moment.touches {
                switch finger.step {
                case .down(let place): try await touch(finger.finger, .down(seen(place)))
                case .move(let place): try await touch(finger.finger, .move(seen(place)))
                case .up: try await touch(finger.finger, .up)
                case .cancel: try await touch(finger.finger, .cancel)
                }
            }
        }
        await wait(0.5)
    }
}
