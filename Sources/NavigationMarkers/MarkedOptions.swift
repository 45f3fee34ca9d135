import FullScreenPop
import UIKit
import UIKitSeams

/// The options that markers have set on one screen, and the values before.
@MainActor
final class MarkedOptions {
    private struct Mark {
        weak var marker: ScreenMarker?
        var option: ScreenOption
    }

    /// In order of increasing precedence.
    private var marks: [Mark] = []
    /// The marked options, with their former values.
    private var former: [PartialKeyPath<PopOptions>: ScreenOption] = [:]

    /// Sets the option of `marker`, which keeps its place among the others if it has one.
    func update(_ marker: ScreenMarker, with option: ScreenOption, of screen: UIViewController) {
        if let index = marks.firstIndex(where: { $0.marker === marker }) {
            marks[index].option = option
        } else {
            marks.append(Mark(marker: marker, option: option))
        }
        apply(to: screen)
    }

    func remove(_ marker: ScreenMarker, of screen: UIViewController) {
        marks.removeAll { $0.marker === marker }
        apply(to: screen)
    }

    private func apply(to screen: UIViewController) {
        marks.removeAll { $0.marker == nil }
        var options = screen.fullScreenPop
        for option in former.values { option.set(&options) }
        former = [:]
        let marked = marks.map(\.option).filter(\.isSet)
        for option in marked { former[option.name] = option.copy(options) }
        for option in marked { option.set(&options) }
        screen.fullScreenPop = options
    }
}

extension UIViewController {
    private static let markedOptions = AssociatedProperty<MarkedOptions>()

    /// The options that markers have set on this screen.
    var markedOptions: MarkedOptions { Self.markedOptions.value(of: self, orNew: MarkedOptions()) }
}
