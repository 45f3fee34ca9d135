// Calls of delegates' optional requirements. Swift has these only with the Objective-C runtime; where there is none, a
// requirement that a delegate does not implement has a default that returns what UIKit documents.

#if canImport(ObjectiveC)
    import UIKit

    extension UIGestureRecognizerDelegate {
        package func allowsReceiving(_ touch: UITouch, by recognizer: UIGestureRecognizer) -> Bool {
            gestureRecognizer?(recognizer, shouldReceive: touch) ?? true
        }

        package func allowsReceiving(_ event: UIEvent, by recognizer: UIGestureRecognizer) -> Bool {
            gestureRecognizer?(recognizer, shouldReceive: event) ?? true
        }

        package func allowsBeginning(of recognizer: UIGestureRecognizer) -> Bool {
            gestureRecognizerShouldBegin?(recognizer) ?? true
        }

        package func allowsSimultaneity(of recognizer: UIGestureRecognizer, with other: UIGestureRecognizer) -> Bool {
            gestureRecognizer?(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
        }

        package func requiresFailure(of other: UIGestureRecognizer, before recognizer: UIGestureRecognizer) -> Bool {
            gestureRecognizer?(recognizer, shouldRequireFailureOf: other) ?? false
        }

        package func requiresFailure(
            of recognizer: UIGestureRecognizer, beforeOther other: UIGestureRecognizer
        ) -> Bool {
            gestureRecognizer?(recognizer, shouldBeRequiredToFailBy: other) ?? false
        }
    }
#else
    import UIKit

    extension UIGestureRecognizerDelegate {
        package func allowsReceiving(_ touch: UITouch, by recognizer: UIGestureRecognizer) -> Bool {
            gestureRecognizer(recognizer, shouldReceive: touch)
        }

        package func allowsReceiving(_ event: UIEvent, by recognizer: UIGestureRecognizer) -> Bool {
            gestureRecognizer(recognizer, shouldReceive: event)
        }

        package func allowsBeginning(of recognizer: UIGestureRecognizer) -> Bool {
            gestureRecognizerShouldBegin(recognizer)
        }

        package func allowsSimultaneity(of recognizer: UIGestureRecognizer, with other: UIGestureRecognizer) -> Bool {
            gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
        }

        package func requiresFailure(of other: UIGestureRecognizer, before recognizer: UIGestureRecognizer) -> Bool {
            gestureRecognizer(recognizer, shouldRequireFailureOf: other)
        }

        package func requiresFailure(
            of recognizer: UIGestureRecognizer, beforeOther other: UIGestureRecognizer
        ) -> Bool {
            gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other)
        }
    }
#endif
