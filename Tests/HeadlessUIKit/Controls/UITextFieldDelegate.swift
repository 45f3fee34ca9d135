@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        OptionalRequirement.notImplemented(by: self)
        return true
    }

    public func textFieldDidBeginEditing(_ textField: UITextField) {
        OptionalRequirement.notImplemented(by: self)
    }

    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        OptionalRequirement.notImplemented(by: self)
        return true
    }

    public func textFieldDidEndEditing(_ textField: UITextField) {
        OptionalRequirement.notImplemented(by: self)
    }
}
