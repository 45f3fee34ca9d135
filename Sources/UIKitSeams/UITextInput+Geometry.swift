import UIKit

extension UITextInput {
    /// The view in whose points the text says where things are; nil if it names none.
    @MainActor
    package var viewOfGeometry: UIView? { textInputView }
}
