@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        OptionalRequirement.notImplemented(by: self)
        return true
    }

    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        OptionalRequirement.notImplemented(by: self)
        return true
    }

    public func textViewDidBeginEditing(_ textView: UITextView) {
        OptionalRequirement.notImplemented(by: self)
    }

    public func textViewDidEndEditing(_ textView: UITextView) {
        OptionalRequirement.notImplemented(by: self)
    }

    public func textViewDidChangeSelection(_ textView: UITextView) {
        OptionalRequirement.notImplemented(by: self)
    }
}
