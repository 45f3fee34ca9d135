extension Action {
    /// What is done, for people.
    var sentence: String {
        switch verb {
        case .push(let title): "the app pushes \(title)"
        case .pop: "the app pops"
        case .set(let titles): "the app sets the stack to \(titles.joined(separator: ", "))"
        case .present(let title): "the app presents \(title)"
        case .presentNavigation(let titles): "the app presents a stack of \(titles.joined(separator: ", "))"
        case .presentSystemNavigation(let titles, _): "the system presents \(titles.joined(separator: ", "))"
        case .dismiss(nil): "the app dismisses what is presented"
        case .dismiss(let title?): "the app dismisses \(title)"
        case .rotate: "the device is turned"
        case .configure(let title, _): "the app changes options of \(title)"
        case .bar(let title, _): "the app changes the bar of \(title)"
        case .scroll(let id, _): "the app scrolls \(id)"
        case .change(let id, _): "the app changes \(id)"
        case .search(let title): "a search begins on \(title)"
        case .escape: "VoiceOver's escape"
        case .key(let stroke): "the person presses \(stroke.text)"
        case .add(let id): "the app adds \(id)"
        case .remove(let id): "the app removes \(id)"
        case .reduceMotion(let isOn): "the person \(isOn ? "prefers" : "no longer prefers") less motion"
        case .systemPop(let isOn): "the app switches the system's pop recognizer \(isOn ? "on" : "off")"
        case .delegate(.none): "the app takes its navigation delegate away"
        case .select(let title): "the app selects the tab of \(title)"
        case .show(let column): "the app shows the \(column.rawValue) column"
        case .hide(let column): "the app hides the \(column.rawValue) column"
        case .delegate(.another): "the app sets another navigation delegate"
        }
    }
}
