import UIKit

extension TouchRecorder {
    /// What a recording holds, and what the app tells of screens and views that can't be seen from outside.
    public struct Options {
        /// Whether texts are in the file: titles, labels, what is written in fields, and accessibility identifiers, which
        /// then are the names of views. The default is false. Then screens and views have numbers, and of a text view only
        /// its shape is kept, because that is what can be scrolled.
        ///
        /// Texts are left out when a screen is read, so set this before ``TouchRecorder/start()``.
        public var includesText = false

        /// As which contender of the scenario player the app is replayed. The default is ``Contender/stock``.
        public var contender = Contender.stock

        /// Tells what the recorder can't see of a screen, such as options of a library; nil for nothing. The default tells
        /// nothing. It is called once for each screen.
        public var describeScreen: @MainActor (UIViewController) -> ScreenDescription? = { _ in nil }

        /// Tells what the recorder can't see of a view, such as the value of a control of your own; nil for nothing. The
        /// default tells nothing. It is called once for each view that takes touches.
        public var describeView: @MainActor (UIView) -> ViewDescription? = { _ in nil }

        /// Makes the default options.
        public init() {}
    }

    /// What an app uses for its navigation, by the names of the scenario player.
    public enum Contender: String, Sendable {
        /// UIKit's navigation controllers as they are.
        case stock
        /// FullScreenPop, with its own navigation controller.
        case toolkit
        /// FullScreenPop, installed on UIKit's navigation controllers.
        case toolkitInstalled
    }
}
