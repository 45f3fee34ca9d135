@available(iOS 18.0, *)
extension UIViewController {
    /// How a screen comes and goes that a navigation controller pushes. A limit of the model: only zooms, and only
    /// pushed screens.
    @preconcurrency @MainActor
    open class Transition: NSObject {
        private(set) var options: ZoomOptions?
        private(set) var sourceView: (ZoomSourceViewProviderContext) -> UIView? = { _ in nil }

        // Apple's is inherited from NSObject; `Self` in Swift needs one that is required.
        public override required init() {
            super.init()
        }

        public class func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Self {
            let zoom = Self()
            zoom.options = options
            zoom.sourceView = sourceViewProvider
            return zoom
        }

        /// Which screens the zoom is between.
        @preconcurrency @MainActor
        open class ZoomSourceViewProviderContext: NSObject {
            public let sourceViewController: UIViewController
            public let zoomedViewController: UIViewController

            init(from source: UIViewController, to zoomed: UIViewController) {
                sourceViewController = source
                zoomedViewController = zoomed
                super.init()
            }
        }

        @preconcurrency @MainActor
        open class ZoomOptions: NSObject {
            open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
            open var dimmingColor: UIColor?

            public override init() {
                super.init()
            }

            /// The finger that is about to dismiss.
            @preconcurrency @MainActor
            open class InteractionContext: NSObject {
                public let location: CGPoint
                public let velocity: CGVector
                public let willBegin: Bool

                init(_ pan: UIPanGestureRecognizer) {
                    location = pan.location(in: pan.view)
                    let velocity = pan.velocity(in: pan.view)
                    self.velocity = CGVector(dx: velocity.x, dy: velocity.y)
                    willBegin = true
                    super.init()
                }
            }
        }
    }
}
