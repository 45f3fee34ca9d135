/// What a recording should contain but the format can't express, for the file's `about`.
struct Omissions {
    enum Omission: Hashable {
        case steppedAside
        case noStack
        case container
        case moreTabs
        case controlValue(String)
        case controlRange(String)
        case recognizer(String)
        case caught(String)
        case traits(String)
        case size(String)
        case direction(String)
        case keyboardDismissal(String)
        case responder
        case transform
        case bar
        case tableAsScroll
        case pageController
        case webHistory
        case modalStyle
        case transition
        case stackChange
        case loadedLate
        case moving
        case stillMoving
        case fingerBefore
        case replacement
        case rootGone
        case popDelegate
        case sheet
        case length
        case told(String)
    }

    private var noted: [Omission] = []

    mutating func note(_ omission: Omission) {
        if !noted.contains(omission) { noted.append(omission) }
    }

    /// In the order in which they were noted.
    var sentences: [String] { noted.map(\.sentence) }
}

extension Omissions.Omission {
    fileprivate var sentence: String {
        switch self {
        case .steppedAside:
            "a recognizer waits for every other one, so further fingers beside a first one are missing"
        case .noStack: "there is no navigation controller, a stack of one screen stands in for the window's"
        case .container: "the container around the navigation controller is missing"
        case .moreTabs: "a tab without a navigation controller has one here"
        case .controlValue(let name): "the value of \(name), a control of the app's own, is not known"
        case .controlRange(let name): "the values that \(name) can have"
        case .recognizer(let name): "a recognizer of \(name), of a kind that the format does not have"
        case .caught(let name): "where \(name) was when a finger caught it, to a frame"
        case .traits(let name): "\(name) was changed in a way that the format does not have"
        case .size(let name): "how large the content of \(name) is, beyond 100 000 points"
        case .direction(let name): "the layout direction of \(name), which is not that of the window"
        case .keyboardDismissal(let name): "that \(name), a table, puts the keyboard away"
        case .responder: "the app showed the keyboard or put it away"
        case .transform: "a transform that is neither a rotation nor one scale"
        case .bar: "a bar that is not the navigation controller's"
        case .tableAsScroll: "a table with rows of several heights or contents, which is a scroll view here"
        case .pageController: "pages of a page view controller that were not loaded"
        case .webHistory: "the history of a web view, one page to go back to is assumed"
        case .modalStyle: "the style in which a screen is presented"
        case .transition: "a transition of the app's own, UIKit's stands in for it"
        case .stackChange: "the time of a change of the screens while no finger was down is a guess"
        case .loadedLate: "the content of a screen that was never seen"
        case .moving: "what was moving when the recording began stands still here"
        case .stillMoving: "what was moving when the recording ended comes to rest here"
        case .fingerBefore: "a finger that was down before the recording began is missing"
        case .rootGone: "the app took all screens off the window"
        case .popDelegate: "the app decides whether UIKit's own swipe back begins"
        case .sheet: "the app resized a sheet, or kept it from being pulled away"
        case .replacement: "a stack was replaced by another one, whose screens are set on it here"
        case .length: "what happened after ten minutes is missing"
        case .told(let note): note
        }
    }
}
