import Testing

@testable @_spi(Headless) import UIKit

struct TimingFunctionTests {
    @Test(
        "H2 the named curves have Core Animation's values at a quarter of the time",
        arguments: [
            (CAMediaTimingFunctionName.easeInEaseOut, 0.129162), (.easeIn, 0.093465), (.easeOut, 0.378138),
            (.default, 0.408511), (.linear, 0.25),
        ]
    )
    func named(name: CAMediaTimingFunctionName, expected: Double) {
        #expect(isClose(CAMediaTimingFunction(name: name).curve.progress(at: 0.25), expected, within: 5e-7))
    }

    @Test("H2 control points make the curve that they describe, also one that overshoots")
    func controlPoints() {
        let standard = CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1).curve
        #expect(isClose(standard.progress(at: 0.25), 0.408511, within: 1e-6))
        let back = CAMediaTimingFunction(controlPoints: 0.5, -0.5, 0.5, 1.5).curve
        #expect(back.progress(at: 0.15) < 0)
        #expect(back.progress(at: 0.85) > 1)
        #expect(isClose(back.progress(at: 0.5), 0.5))
    }

    @Test("H2 every curve starts at 0, ends at 1 and rises between, and can be read the other way round")
    func inverse() {
        for curve in [UnitBezier.linear, .easeIn, .easeOut, .easeInOut, .standard, UnitBezier(1, 0, 0, 1)] {
            #expect(curve.progress(at: 0) == 0)
            #expect(curve.progress(at: 1) == 1)
            #expect(curve.progress(at: -1) == 0)
            #expect(curve.progress(at: 2) == 1)
            var last = 0.0
            for step in 1..<100 {
                let x = Double(step) / 100
                let y = curve.progress(at: x)
                #expect(y >= last)
                #expect(isClose(curve.progress(at: curve.time(ofProgress: y)), y, within: 1e-9))
                last = y
            }
        }
    }
}
