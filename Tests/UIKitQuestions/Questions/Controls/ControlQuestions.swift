import UIKit

/// Controls against the recognizers of views around them.
enum ControlQuestions {
    private static let restsOnSlider: [Dependency] = [
        .arbitration("Rules/ControlRule"), .arbitration("Controls/UIView+DraggedAxes"), .rule("E3"),
        .scenario("S4-thumb-right-press"), .scenario("S4-thumb-right-quick"),
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
            return await slider.winner(against: UIPanGestureRecognizer(), on: host)
        },
        Question(
            "slider-against-swipe",
            "Which wins when a finger swipes along the thumb of a slider on a view with a swipe?",
            expected: "the slider", source: .apple("uikit/uigesturerecognizer"), restsOn: restsOnSlider,
            fingers: [.flick(195, 400, by: 100, velocity: 800)]
        ) { host in
            let slider = await AskedSlider(on: host)
            return await slider.winner(against: UISwipeGestureRecognizer(), on: host)
        },
        Question(
            "slider-against-scroll-view",
            "Which wins when a finger presses the thumb of a slider in a pager for 0.3 s, and drags it then?",
            expected: "the slider", source: .apple("uikit/uiscrollview/touchesshouldcancel(in:)"),
            restsOn: restsOnSlider + [.rule("D6"), .scenario("S3-thumb-right-after-press")], fingers: thumb
        ) { host in
            let slider = await AskedSlider(on: host)
            let pager = QuestionPager(in: slider.screen.view, page: 1)
            slider.put(into: pager.scrollView)
            let before = slider.slider.value
            await host.useFingers()
            return pager.hasScrolled ? "the pager" : slider.slider.value > before ? "the slider" : "neither"
        },
        Question(
            "slider-in-a-pager-against-pan",
            "Which wins when a finger drags the thumb of a slider in a pager, after 0.3 s, on a view with a pan?",
            expected: "the slider", source: .choice("pans that a tracking slider refuses"),
            restsOn: restsOnSlider + [.scenario("S3-thumb-right-after-press")], fingers: thumb
        ) { host in
            let slider = await AskedSlider(on: host)
            let pager = QuestionPager(in: slider.screen.view, page: 0)
            pager.scrollView.contentSize = pager.scrollView.bounds.size
            slider.put(into: pager.scrollView)
            return await slider.winner(against: UIPanGestureRecognizer(), on: host)
        },
        Question(
            "slider-beside-its-thumb", "Does a slider move when a finger drags along its track, beside the thumb?",
            expected: "no", source: .guess("the thumb is what is dragged"),
            restsOn: [.arbitration("Rules/ControlRule"), .rule("E2"), .scenario("S4-track-right-quick")],
            fingers: [.drag(80, 400, by: 60)]
        ) { host in
            let slider = await AskedSlider(on: host)
            let before = slider.slider.value
            await host.useFingers()
            return slider.slider.value == before ? "no" : "yes"
        },
        Question(
            "thumb-grabbed-20-points-off",
            "Is a slider's thumb dragged by a finger that lands 20 points beside its centre?",
            expected: "yes", source: .choice("least side of a slider's or switch's knob"), restsOn: restsOnThumb,
            fingers: [.drag(215, 400, by: 60, pressing: 0.1)]
        ) { host in
            let slider = await AskedSlider(on: host)
            await host.useFingers()
            return slider.slider.value == 0.5 ? "no" : "yes"
        },
        Question(
            "thumb-grabbed-28-points-off",
            "Is a slider's thumb dragged by a finger that lands 28 points beside its centre?",
            expected: "no", source: .choice("least side of a slider's or switch's knob"), restsOn: restsOnThumb,
            fingers: [.drag(223, 400, by: 60, pressing: 0.1)]
        ) { host in
            let slider = await AskedSlider(on: host)
            await host.useFingers()
            return slider.slider.value == 0.5 ? "no" : "yes"
        },
        Question(
            "switch-against-pan", "Which wins when a finger drags the knob of a switch on a view with a pan?",
            expected: "the switch", source: .apple("uikit/uigesturerecognizer"), restsOn: restsOnSwitch,
            fingers: [.drag(188, 400, by: 30, pressing: 0.1, velocity: 200)]
        ) { host in await switchOutcome(against: UIPanGestureRecognizer(), on: host) },
        Question(
            "switch-against-swipe", "Which wins when a finger swipes over the knob of a switch on a view with a swipe?",
            expected: "the swipe", source: .guess("Apple names pans along the knob only"), restsOn: restsOnSwitch,
            fingers: [.flick(188, 400, by: 100, velocity: 800)]
        ) { host in await switchOutcome(against: UISwipeGestureRecognizer(), on: host) },
        Question(
            "switch-dragged-by-7-points",
            "Does a switch turn over when its knob is dragged by 7 points over its middle?",
            expected: "yes", source: .choice("hysteresis of a switch's knob"), restsOn: restsOnSwitch,
            fingers: [.drag(198, 400, by: -7, pressing: 0.1, velocity: 60, holding: 0)]
        ) { host in await turnsOver(on: host) },
        Question(
            "switch-dragged-by-15-points",
            "Does a switch turn over when its knob is dragged by 15 points, not over its middle?",
            expected: "no", source: .choice("hysteresis of a switch's knob"), restsOn: restsOnSwitch,
            fingers: [.drag(178, 400, by: 15, pressing: 0.1, velocity: 60, holding: 0)]
        ) { host in await turnsOver(on: host) },
        Question(
            "button-left-by-50-points", "Does a button send touchUpInside when the finger lifts 50 points below it?",
            expected: "yes", source: .choice("margin of tracking"), restsOn: restsOnMargin,
            fingers: [.drag(195, 400, by: 0, 72, pressing: 0.1, velocity: 200)]
        ) { host in await touchUpInside(on: host) },
        Question(
            "button-left-by-100-points", "Does a button send touchUpInside when the finger lifts 100 points below it?",
            expected: "no", source: .choice("margin of tracking"), restsOn: restsOnMargin,
            fingers: [.drag(195, 400, by: 0, 122, pressing: 0.1, velocity: 200)]
        ) { host in await touchUpInside(on: host) },
        Question(
            "button-against-tap", "Which wins when a finger taps a button on a view with a tap: the button or the tap?",
            expected: "the button", source: .apple("uikit/uigesturerecognizer"),
            restsOn: [.arbitration("Rules/ControlRule"), .rule("C6"), .scenario("R24-button-in-pager")],
            fingers: [.tap(195, 400)]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let button = CountedButton(in: screen.view)
            let tap = UITapGestureRecognizer()
            screen.view.addGestureRecognizer(tap)
            let log = RecognizerLog(of: tap)
            await host.useFingers()
            return switch (button.taps > 0, log.hasBegun) {
            case (true, true): "both"
            case (true, false): "the button"
            case (false, true): "the tap"
            case (false, false): "neither"
            }
        },
        Question(
            "button-in-scroll-view",
            "Does a scroll view scroll when a finger presses a button in it for 0.3 s, and drags then?",
            expected: "no", source: .apple("uikit/uiscrollview/touchesshouldcancel(in:)"),
            restsOn: [
                .arbitration("ScrollViews/ContentTouchPolicy"), .arbitration("Rules/ControlRule"), .rule("D2"),
                .rule("D6"),
            ],
            fingers: [.drag(195, 400, by: -100, pressing: 0.3)]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let pager = QuestionPager(in: screen.view, page: 0)
            _ = CountedButton(in: pager.scrollView)
            await host.useFingers()
            return pager.hasScrolled ? "yes" : "no"
        },
    ]

    private static let restsOnThumb: [Dependency] = [
        .arbitration("Rules/ControlRule"), .rule("E2"), .scenario("S4-thumb-left-quick"),
    ]
    private static let restsOnSwitch: [Dependency] = [
        .arbitration("Controls/UIView+DraggedAxes"), .rule("C6"), .rule("E1"), .scenario("R13-switch-on-screen"),
    ]
    private static let restsOnMargin: [Dependency] = [
        .arbitration("Rules/HeldControlRule"), .rule("E1"), .scenario("R13-stepper-held"),
    ]

    @MainActor
    private static func switchOutcome(against recognizer: UIGestureRecognizer, on host: any QuestionHost) async
        -> String
    {
        let (screen, control) = await switchOnScreen(host)
        screen.view.addGestureRecognizer(recognizer)
        let log = RecognizerLog(of: recognizer)
        await host.useFingers()
        if log.hasBegun { return recognizer is UIPanGestureRecognizer ? "the pan" : "the swipe" }
        return control.isOn ? "the switch" : "neither"
    }

    @MainActor
    private static func turnsOver(on host: any QuestionHost) async -> String {
        let (_, control) = await switchOnScreen(host)
        await host.useFingers()
        return control.isOn ? "yes" : "no"
    }

    /// A switch that is off, with its centre at (195, 400).
    @MainActor
    private static func switchOnScreen(_ host: any QuestionHost) async -> (QuestionScreen, UISwitch) {
        let screen = QuestionScreen("A")
        await host.show(screen)
        let control = UISwitch()
        control.center = CGPoint(x: 195, y: 400)
        screen.view.addSubview(control)
        await host.wait(0.1)
        return (screen, control)
    }

    @MainActor
    private static func touchUpInside(on host: any QuestionHost) async -> String {
        let screen = QuestionScreen("A")
        await host.show(screen)
        let button = CountedButton(in: screen.view)
        await host.useFingers()
        return button.taps > 0 ? "yes" : "no"
    }
}

/// A button of 100 × 44 points with its centre at (195, 400), which counts its taps.
@MainActor
private final class CountedButton {
    private(set) var taps = 0

    init(in view: UIView) {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 145, y: 378, width: 100, height: 44)
        button.setTitle("tap", for: .normal)
        button.addAction(UIAction { [self] _ in taps += 1 }, for: .touchUpInside)
        view.addSubview(button)
    }
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

    func winner(against recognizer: UIGestureRecognizer, on host: any QuestionHost) async -> String {
        screen.view.addGestureRecognizer(recognizer)
        let log = RecognizerLog(of: recognizer)
        await host.useFingers()
        if log.hasBegun { return recognizer is UIPanGestureRecognizer ? "the pan" : "the swipe" }
        return slider.value > 0.5 ? "the slider" : "neither"
    }
}
