/// A call in the words of an expectation.
enum ObservedCall {
    /// Such as `Home.viewWillAppear`.
    case appearance
    /// Of the app's navigation delegate or its tab bar delegate, such as `didShow Home`.
    case delegate
    /// Of a swipe, such as `began`, `push finished` or `refused: the touch is on a bar`.
    case event

    /// Whether `words` are such a call in a scenario with these screens.
    func isSaid(by words: String, amongScreens titles: [String]) -> Bool {
        switch self {
        case .appearance:
            let callbacks = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
            return titles.contains { title in callbacks.contains { words == "\(title).\($0)" } }
        case .delegate:
            let calls = ["willShow", "didShow", "shouldSelect", "didSelect"]
            return titles.contains { title in calls.contains { words == "\($0) \(title)" } }
        case .event:
            let swipe = ["push ", "tab "].first { words.hasPrefix($0) } ?? ""
            let event = words.dropFirst(swipe.count)
            return ["began", "finished", "cancelled"].contains(event) || event.hasPrefix("refused: ")
        }
    }

    /// What an error says that should have been there.
    var expectation: String {
        switch self {
        case .appearance: "a screen and a callback, such as Home.viewWillAppear"
        case .delegate: "a call and a screen, such as didShow Home"
        case .event: "an event, such as began, push finished or refused: and the reason"
        }
    }
}
