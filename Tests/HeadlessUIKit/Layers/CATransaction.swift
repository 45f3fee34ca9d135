/// The settings for the changes that follow, and the wait for their animations. Transactions nest; changes outside of
/// any belong to an implicit one, which ends with the turn of the run loop.
open class CATransaction: NSObject {
    open class func begin() {
        AnimationEngine.current.transactions.begin()
    }

    open class func commit() {
        AnimationEngine.current.transactions.commit()
    }

    open class func flush() {
        AnimationEngine.current.commit()
    }

    open class func animationDuration() -> CFTimeInterval {
        AnimationEngine.current.transactions.animationDuration ?? TransactionStack.defaultDuration
    }

    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        AnimationEngine.current.transactions.change { $0.animationDuration = dur }
    }

    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        AnimationEngine.current.transactions.timingFunction
    }

    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        AnimationEngine.current.transactions.change { $0.timingFunction = function }
    }

    open class func disableActions() -> Bool {
        AnimationEngine.current.transactions.disablesActions
    }

    open class func setDisableActions(_ flag: Bool) {
        AnimationEngine.current.transactions.change { $0.disablesActions = flag }
    }

    open class func completionBlock() -> (() -> Void)? {
        AnimationEngine.current.transactions.completionBlock
    }

    /// `block` is called once when all animations that are added from now on in this transaction are over or removed;
    /// at the commit if there are none.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        AnimationEngine.current.transactions.setCompletionBlock(block)
    }
}
