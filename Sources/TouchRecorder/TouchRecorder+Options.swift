import UIKit

extension TouchRecorder {
    /// What a recording holds, and what the app tells about screens and views that can't be seen from outside.
    public struct Options {
        /// Whether the file contains texts: titles, labels, the contents of fields, and accessibility identifiers,
        /// which then name the views. The default is false. Then screens and views have numbers, and only the shape of
        /// a text view's text is kept, because it determines how far the view scrolls.
        ///
        /// Texts are omitted when a screen is read, so set this before ``TouchRecorder/start()``.
        public var includesText = false

        /// The contender of the scenario player as which the app is replayed. The default is ``Contender/stock``.
        public var contender = Contender.stock

        /// Describes what the recorder can't see of a screen, such as a library's options; nil for nothing. The default
        /// returns nil. It is called once for each screen.
        public var describeScreen: @MainActor (UIViewController) -> ScreenDescription? = { _ in nil }

        /// Describes what the recorder can't see of a view, such as the value of a custom control; nil for nothing. The
        /// default returns nil. It is called once for each view that takes touches.
        public var describeView: @MainActor (UIView) -> ViewDescription? = { _ in nil }

        /// Creates the default options.
        public init() {}
    }

    /// What an app uses for its navigation, by the scenario player's names.
    public enum Contender: String, Sendable {
        /// Unchanged UIKit navigation controllers.
        case stock
        /// FullScreenPop, with its own navigation controller.
        case toolkit
        /// FullScreenPop, installed on UIKit's navigation controllers.
        case toolkitInstalled
    }
}
