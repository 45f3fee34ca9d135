// What snippets use without declaring it, as code of the same app: its screens, its views, and what stands in for
// Apple's modules that there is no model of. Nothing of this ever runs. A snippet that declares a type or a function of
// the same name has its own instead.
import FullScreenPop
import UIKit

// MARK: - … in a snippet

/// Where a value is needed.
func placeholder<Value>() -> Value { fatalError() }

/// Where nothing is needed, as among statements.
func placeholder() {}

// MARK: - Screens

@MainActor let window: UIWindow = placeholder()
@MainActor let navigation: FullScreenPopNavigationController = placeholder()
@MainActor let navigationController: UINavigationController = placeholder()
@MainActor let tabBarController: UITabBarController = placeholder()
@MainActor let home: UIViewController = placeholder()
@MainActor let detail: UIViewController = placeholder()
@MainActor let profile: UIViewController = placeholder()
@MainActor let photo: UIViewController = placeholder()
@MainActor let gallery: UIViewController = placeholder()
@MainActor let note: UIViewController = placeholder()
@MainActor let card: UIViewController = placeholder()
@MainActor let map: UIViewController = placeholder()
@MainActor let reader: UIViewController = placeholder()
@MainActor let lock: UIViewController = placeholder()
@MainActor let browser: BrowserViewController = placeholder()
@MainActor let player: PlayerViewController = placeholder()
@MainActor let editor: EditorViewController = placeholder()
@MainActor let inbox: InboxViewController = placeholder()
@MainActor let page: AlbumPage = placeholder()
@MainActor let isEditing: Bool = placeholder()

@MainActor func confirmDiscard() async -> Bool { placeholder() }

class PlayerViewController: UIViewController {
    var isRecording = false
}

class EditorViewController: UIViewController {
    var hasChanges = false

    func confirmDiscardingChanges() async -> Bool { placeholder() }
}

class BrowserViewController: UIViewController {
    let webView = WKWebView()
}

class InboxViewController: UIViewController {
    func makeNext() -> UIViewController? { placeholder() }
}

class AlbumList: UIViewController {
    let table = UITableView()
    let albums: [Album] = []
}

class AlbumPage: UIViewController {
    let artwork = UIImageView()
}

struct Album {
    let id: Int
}

// MARK: - Views

@MainActor let view: UIView = placeholder()
@MainActor let canvas: UIView = placeholder()
@MainActor let thumbnail: UIView = placeholder()
@MainActor let knob: UIView = placeholder()
@MainActor let image: UIView = placeholder()
@MainActor let pager: UIScrollView = placeholder()
@MainActor let form: UIScrollView = placeholder()
@MainActor let list: UIScrollView = placeholder()
@MainActor let cell: AlbumCell = placeholder()
let album: Album = placeholder()

class AlbumCell: UITableViewCell {
    let artwork = UIImageView()
}

class ChartView: UIView {
    var isZoomed = false
}

// MARK: - Gestures

@MainActor let arbiter: GestureArbiter = placeholder()
@MainActor let decision: ArbitrationDecision = placeholder()
@MainActor let pan: UIPanGestureRecognizer = placeholder()
@MainActor let drawerPan: UIPanGestureRecognizer = placeholder()
@MainActor let recorder: Recorder = placeholder()

@MainActor
class Recorder {
    var isRecording = false
}

// MARK: - Transitions

let scene: TransitionScene = placeholder()
@MainActor let animator: any UIViewControllerAnimatedTransitioning = placeholder()
let progress: CGFloat = placeholder()
let velocity: CGFloat = placeholder()

class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {}
}

class CurtainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    init(opening: Bool) {}

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {}
}

// MARK: - MapKit

class MKMapView: UIView {}

// MARK: - WebKit

class WKWebView: UIView {
    var canGoBack: Bool { placeholder() }

    @discardableResult
    func goBack() -> WKNavigation? { placeholder() }
}

class WKNavigation: NSObject {}

// MARK: - os

let logger = Logger(subsystem: "com.example.app", category: "gestures")

struct Logger: Sendable {
    init(subsystem: String, category: String) {}

    func debug(_ message: OSLogMessage) {}
    func info(_ message: OSLogMessage) {}
    func error(_ message: OSLogMessage) {}
}

/// Made from a literal alone, as Apple's is.
struct OSLogMessage: ExpressibleByStringInterpolation {
    init(stringLiteral text: String) {}
    init(stringInterpolation: StringInterpolation) {}

    struct StringInterpolation: StringInterpolationProtocol {
        init(literalCapacity: Int, interpolationCount: Int) {}

        func appendLiteral(_ text: String) {}
        func appendInterpolation(_ value: @autoclosure @escaping () -> some CustomStringConvertible) {}
    }
}
