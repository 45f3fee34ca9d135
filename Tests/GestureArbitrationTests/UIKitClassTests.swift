import Testing
import UIKit
import UIKitSeams

@Suite("Which classes are UIKit's") @MainActor
struct UIKitClassTests {
    @Test(
        "UIKit's are known by their prefix in Objective-C, and by their module in Swift",
        arguments: [
            "UIPanGestureRecognizer", "_UISwipeActionPanGestureRecognizer", "UIKit.UIView", "UIKitCore.DragItem",
        ])
    func areUIKits(name: String) {
        #expect(UIKitClasses.isUIKit(className: name))
    }

    // Fails when the module of a class is taken for its prefix.
    @Test(
        "those of an app's module are the app's, whatever that is called",
        arguments: ["UIComponents.ReplyPan", "UIKitExtras.ReplyPan", "_UI.ReplyPan", "App.UIReplyPan", "MYPan"])
    func areApps(name: String) {
        #expect(!UIKitClasses.isUIKit(className: name))
    }

    private final class ReplyPan: UIPanGestureRecognizer {}

    @Test("an app's subclass of a public recognizer is not private to UIKit, nor is that class")
    func recognizers() {
        #expect(!ReplyPan().isOfPrivateUIKitClass)
        #expect(!UIPanGestureRecognizer().isOfPrivateUIKitClass)
        #expect(UIScrollView().panGestureRecognizer.isOfPrivateUIKitClass)
    }
}
