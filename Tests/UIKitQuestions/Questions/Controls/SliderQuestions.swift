import UIKit

/// Sliders, their thumbs, and the recognizers of views around them.
enum SliderQuestions {
    private static let restsOnSlider: [Dependency] = [
        .arbitration("Rules/ControlRule"), .arbitration("Controls/UIView+DraggedAxes"), .rule("E3"),
        .scenario("slider-on-screen-thumb-right-press"), .scenario("slider-on-screen-thumb-right-quick"),
    ]
    /// From the middle of the slider, where its thumb is.
    private static let thumb = [FingerStep.drag(195, 400, by: 100, pressing: 0.3)]

    static let all = [
        Question(
            "slider-against-pan", "Which wins when a finger drags the thumb of a slider on a plain view with a pan?",
            expected: "the pan", source: .choice("pans that a tracking slider refuses"), restsOn: restsOnSlider,
            fingers: thumb
        ) { host in
            let slider = await AskedSlider(on: host)
            return try await slider.winner(against: UIPanGestureRecognizer(), on: host)
        },
        Question(
            "slider-cancelled-by-pan",
            "Has a pan begun when the slider from which it takes the finger reports a touchCancel?",
            expected: "yes", source: .guess("actions are sent before touches are cancelled"),
            restsOn: [
                .arbitration("Controls/SliderValue"), .rule("B7"), .scenario("fader-flicked-across"),
                .scenario("modal-slider-pulled"),
            ],
            fingers: thumb
        ) { host in
            let slider = await AskedSlider(on: host)
            let pan = UIPanGestureRecognizer()
            slider.screen.view.addGestureRecognizer(pan)
            var hasBegun: Bool?
            slider.slider.addAction(
                UIAction { _ in hasBegun = pan.state == .began || pan.state == .changed }, for: .touchCancel)
            try await host.useFingers()
            return hasBegun.map { $0 ? "yes" : "no" } ?? "it reports none"
        },
        Question(
            "slider-against-swipe",
            "Which wins when a finger swipes along the thumb of a slider on a view with a swipe?",
            expected: "the slider", source: .controlsGuide, restsOn: restsOnSlider,
            fingers: [.flick(195, 400, by: 100, velocity: 800)]
        ) { host in
            let slider = await AskedSlider(on: host)
            return try await slider.winner(against: UISwipeGestureRecognizer(), on: host)
        },
        Question(
            "slider-against-scroll-view",
            "Which wins when a finger presses the thumb of a slider in a pager for 0.3 s, and drags it then?",
            expected: "the slider", source: .apple("uikit/uiscrollview/touchesshouldcancel(in:)"),
            restsOn: restsOnSlider + [.rule("D6"), .scenario("slider-in-pager-thumb-right-after-press")], fingers: thumb
        ) { host in
            let slider = await AskedSlider(on: host)
            let pager = QuestionPager(in: slider.screen.view, page: 1)
            slider.put(into: pager.scrollView)
            let before = slider.slider.value
            try await host.useFingers()
            return pager.hasScrolled ? "the pager" : slider.slider.value > before ? "the slider" : "neither"
        },
        Question(
            "slider-in-a-pager-against-pan",
            "Which wins when a finger drags the thumb of a slider in a pager, after 0.3 s, on a view with a pan?",
            expected: "the slider", source: .choice("pans that a tracking slider refuses"),
            restsOn: restsOnSlider + [.scenario("slider-in-pager-thumb-right-after-press")], fingers: thumb
        ) { host in
            let slider = await AskedSlider(on: host)
            let pager = QuestionPager(in: slider.screen.view, page: 0)
            pager.scrollView.contentSize = pager.scrollView.bounds.size
            slider.put(into: pager.scrollView)
            return try await slider.winner(against: UIPanGestureRecognizer(), on: host)
        },
        Question(
            "slider-beside-its-thumb", "Does a slider move when a finger drags along its track, beside the thumb?",
            expected: "no", source: .guess("the thumb is what is dragged"),
            restsOn: [.arbitration("Rules/ControlRule"), .rule("E2"), .scenario("slider-on-screen-track-right-quick")],
            fingers: [.drag(80, 400, by: 60)]
        ) { host in
            let slider = await AskedSlider(on: host)
            let before = slider.slider.value
            try await host.useFingers()
            return slider.slider.value == before ? "no" : "yes"
        },
        Question(
            "thumb-grabbed-20-points-off",
            "Is a slider's thumb dragged by a finger that lands 20 points beside its centre?",
            expected: "yes", source: .choice("least side of a slider's or switch's knob"), restsOn: restsOnThumb,
            fingers: [.drag(215, 400, by: 60, pressing: 0.1)]
        ) { host in
            let slider = await AskedSlider(on: host)
            try await host.useFingers()
            return slider.slider.value == 0.5 ? "no" : "yes"
        },
        Question(
            "thumb-grabbed-28-points-off",
            "Is a slider's thumb dragged by a finger that lands 28 points beside its centre?",
            expected: "no", source: .choice("least side of a slider's or switch's knob"), restsOn: restsOnThumb,
            fingers: [.drag(223, 400, by: 60, pressing: 0.1)]
        ) { host in
            let slider = await AskedSlider(on: host)
            try await host.useFingers()
            return slider.slider.value == 0.5 ? "no" : "yes"
        },
    ]

    private static let restsOnThumb: [Dependency] = [
        .arbitration("Rules/ControlRule"), .rule("E2"), .scenario("slider-on-screen-thumb-left-quick"),
    ]
}

/// A slider of 300 points with its centre, and its thumb, at (195, 400).
@MainActor
private final class AskedSlider {
    let screen = QuestionScreen("A")
    let slider = UISlider(frame: CGRect(x: 45, y: 383, width: 300, height: 34))

    init(on host: any QuestionHost) async {
        slider.value = 0.5
        await host.show(screen)
        screen.view.addSubview(slider)
        await host.wait(0.1)
    }

    /// Moves it into a scroll view that fills the screen, to the same place on the screen.
    func put(into scrollView: UIScrollView) {
        scrollView.addSubview(slider)
        slider.frame.origin.x += scrollView.contentOffset.x
    }

    func winner(against recognizer: UIGestureRecognizer, on host: any QuestionHost) async throws -> String {
        screen.view.addGestureRecognizer(recognizer)
        let log = RecognizerLog(of: recognizer)
        try await host.useFingers()
        if log.hasBegun { return recognizer is UIPanGestureRecognizer ? "the pan" : "the swipe" }
        return slider.value > 0.5 ? "the slider" : "neither"
    }
}
