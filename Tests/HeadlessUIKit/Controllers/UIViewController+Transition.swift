extension UIViewController {
    /// How a screen comes and goes by itself. The model keeps it and shows nothing of it: what UIKit's zoom does, and
    /// which recognizers it adds, is known from reports only (Evil-Project/Twinskaraoke #95).
    @MainActor
    public final class Transition: NSObject {
        let sourceViewProvider: (ZoomSourceViewProviderContext) -> UIView?

        private init(_ sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?) {
            self.sourceViewProvider = sourceViewProvider
        }

        public static func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition {
            Transition(sourceViewProvider)
        }

        @MainActor
        public final class ZoomOptions: NSObject {}

        /// The two screens of a zoom.
        @MainActor
        public final class ZoomSourceViewProviderContext: NSObject {
            public let sourceViewController: UIViewController
            public let zoomedViewController: UIViewController

            init(from source: UIViewController, to zoomed: UIViewController) {
                sourceViewController = source
                zoomedViewController = zoomed
            }
        }
    }
}
