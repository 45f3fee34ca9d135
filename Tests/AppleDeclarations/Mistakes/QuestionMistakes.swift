import UIKit

// Planted among the questions. Each line with a comment is wrong in the way that it says.

private let missingExpectation = Question(
    "a", "Is it?", source: .guess("b"), restsOn: []  // mistake: missing argument for parameter 'expected'
) { _ in "yes" }

@MainActor
private func waitingWithoutAwait(_ host: any QuestionHost) async {
    host.settle()  // mistake: expression is 'async' but is not marked with 'await'
}

@MainActor
private func waitingForAPresentation(_ screen: UIViewController) async {
    screen.present(UIViewController(), animated: true)  // mistake: expression is 'async' but is not marked with 'await'
}
