import Testing

@testable @_spi(Headless) import UIKit

struct AnimatorCourseTests {
    @Test("H1 a course runs along its curve, stops, and is taken up again where it was")
    func stopping() {
        let start = AnimatorCourse.standing(on: .cubic(.easeIn))
        #expect(start.length == nil)
        let running = start.moving(rate: 0.5)
        #expect(running.length == 2)
        #expect(isClose(running.progress(after: 0.5).x, 0.093465, within: 1e-6))
        let stopped = running.stopped(after: 0.5)
        #expect(stopped.progress(after: 99) == running.progress(after: 0.5))
        #expect(stopped.moving(rate: 0.5).progress(after: 0.5) == running.progress(after: 1))
        #expect(stopped.moving(rate: -0.5).length == 0.5)
    }

    @Test("H1 a delay comes before the way of a course, and what is left of it after an interruption is kept")
    func delay() {
        let course = AnimatorCourse.standing(on: .linear).moving(rate: 1, delay: 2)
        #expect(course.length == 3)
        #expect(course.progress(after: 1.9).x == 0)
        #expect(isClose(course.progress(after: 2.5).x, 0.5))
        #expect(course.resumed(after: 1.5).delay == 0.5)
        #expect(course.resumed(after: 2.5).length == 0.5)
    }

    @Test("H1 the fraction of a standing course is the way, so that a scrub follows the finger without a jump")
    func fraction() {
        let running = AnimatorCourse.standing(on: .cubic(.easeIn)).moving(rate: 1)
        #expect(isClose(running.fraction(after: 0.25, scrubsLinearly: true), 0.25))
        let stopped = running.stopped(after: 0.25)
        let way = stopped.fraction(after: 0, scrubsLinearly: true)
        #expect(isClose(way, 0.093465, within: 1e-6))
        #expect(isClose(AnimatorCourse.scrubbed(to: way).progress(after: 0).x, stopped.progress(after: 0).x))
        #expect(isClose(stopped.fraction(after: 0, scrubsLinearly: false), 0.25))
    }

    @Test("H1 the rest of a course has a curve and a duration of its own")
    func rest() {
        let course = AnimatorCourse.rest(from: 0.4, to: 1, curve: .cubic(.easeOut), duration: 2)
        #expect(course.progress(after: 0).x == 0.4)
        let expected = 0.4 + 0.6 * 0.378138
        #expect(isClose(course.progress(after: 0.5).x, expected, within: 1e-6))
        #expect(course.progress(after: 2).x == 1)
        #expect(course.length == 2)
    }

    @Test("H1 a part of a course that begins later has the same end")
    func parts() {
        let course = AnimatorCourse.standing(on: .linear).moving(rate: 1)
        #expect(course.progress(after: 0.4, start: 0.5).x == 0)
        #expect(isClose(course.progress(after: 0.75, start: 0.5).x, 0.5))
        #expect(course.progress(after: 1, start: 0.5).x == 1)
        #expect(course.progress(after: 0.9, start: 1).x == 0)
        #expect(course.progress(after: 1, start: 1).x == 1)
    }
}
