/// How a property animator gets from its start (0) to its end (1): along which path, from where, how fast. A value; the
/// layers say how much time has passed.
struct AnimatorCourse {
    enum Path {
        /// The animator's own curve: the place is the fraction of its time.
        case curve(TimingCurve)
        /// What the finger does: the place is the way itself.
        case scrubbed
        /// The rest of the way after an interruption, on a curve of its own.
        case rest(from: Double, to: Double, TimingCurve)
    }

    private(set) var path: Path
    /// The place on the path when the course was taken up, 0…1.
    private(set) var anchor: Double
    /// Places per second; 0 while the animator stands, negative on the way back along its curve.
    private(set) var rate: Double = 0
    /// Seconds before the place changes.
    private(set) var delay: TimeInterval = 0

    static func standing(on curve: TimingCurve, at place: Double = 0) -> AnimatorCourse {
        AnimatorCourse(path: .curve(curve), anchor: place)
    }

    static func scrubbed(to fraction: Double) -> AnimatorCourse {
        AnimatorCourse(path: .scrubbed, anchor: fraction)
    }

    static func rest(from: Double, to: Double, curve: TimingCurve, duration: TimeInterval) -> AnimatorCourse {
        AnimatorCourse(path: .rest(from: from, to: to, curve), anchor: 0, rate: 1 / max(duration, 1e-9))
    }

    private init(path: Path, anchor: Double, rate: Double = 0) {
        self.path = path
        self.anchor = anchor
        self.rate = rate
    }

    /// The same path from the same place, at `rate` from now on.
    func moving(rate: Double, delay: TimeInterval = 0) -> AnimatorCourse {
        var course = self
        course.rate = rate
        course.delay = delay
        return course
    }

    /// Where the course stands after `elapsed` seconds, and stays.
    func stopped(after elapsed: TimeInterval) -> AnimatorCourse {
        AnimatorCourse(path: path, anchor: place(after: elapsed))
    }

    /// The rest of the course after `elapsed` seconds.
    func resumed(after elapsed: TimeInterval) -> AnimatorCourse {
        stopped(after: elapsed).moving(rate: rate, delay: max(0, delay - elapsed))
    }

    var isMoving: Bool { rate != 0 }

    /// Seconds from the beginning to the end of the course; nil while it stands.
    var length: TimeInterval? {
        guard rate != 0 else { return nil }
        return delay + (rate > 0 ? 1 - anchor : anchor) / abs(rate)
    }

    func place(after elapsed: TimeInterval) -> Double {
        min(max(anchor + rate * max(0, elapsed - delay), 0), 1)
    }

    /// How far the animator has come, for a part of it that begins at the fraction `start`.
    func progress(after elapsed: TimeInterval, start: Double = 0) -> SIMD2<Double> {
        let place = place(after: elapsed)
        switch path {
        case .curve(let curve):
            return curve.progress(at: Self.part(place, from: start))
        case .scrubbed:
            return SIMD2(repeating: Self.part(place, from: start))
        case .rest(let from, let to, let curve):
            let whole = from + (to - from) * curve.progress(at: place)
            return start == 0 ? whole : SIMD2(Self.part(whole.x, from: start), Self.part(whole.y, from: start))
        }
    }

    /// What `fractionComplete` says, measured from the start: the time while the animator runs; while it stands, the
    /// way, if it is then scrubbed along a straight line.
    func fraction(after elapsed: TimeInterval, scrubsLinearly: Bool) -> Double {
        let place = place(after: elapsed)
        switch path {
        case .curve(let curve):
            return isMoving || !scrubsLinearly ? place : min(max(curve.progress(at: place).x, 0), 1)
        case .scrubbed:
            return place
        case .rest(let from, let to, let curve):
            let share = isMoving ? place : curve.progress(at: place).x
            return min(max(from + (to - from) * share, 0), 1)
        }
    }

    private static func part(_ place: Double, from start: Double) -> Double {
        guard start > 0 else { return place }
        return start < 1 ? min(max((place - start) / (1 - start), 0), 1) : (place >= 1 ? 1 : 0)
    }
}
