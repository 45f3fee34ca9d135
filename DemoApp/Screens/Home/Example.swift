import UIKit

/// A row of a list, and the screen that it opens.
struct Example {
    let title: String
    /// What to try there.
    let hint: String
    /// The name of a system symbol.
    let symbol: String
    let color: UIColor
    let makeScreen: @MainActor () -> UIViewController
}
