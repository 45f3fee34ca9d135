/// Why something that is seen after a sequence is no finding: the app or UIKit brings it about.
enum Exemption: String, Codable, CaseIterable {
    /// UIKit alone has the same with the same app and no finger, such as where the stack is changed in the middle of
    /// UIKit's own push: the same fault, or something else of the same kind. What exactly is displaced or dead then
    /// depends on the screen that the fingers have left.
    case uikitWithoutFingers
    /// UIKit alone has exactly the same under the same fingers, and there is a stack that UIKit itself arranges or
    /// brings. The back button of a column of a split view that is still coming can be tapped. A stack of the system's
    /// own can be popped in the middle of a push that a button has begun.
    case uikitOnItsStacks
    /// UIKit alone has the same fault under the same fingers. A button may be told of a lifted finger only when the
    /// push that takes it away, one of the app's, is over, and push then.
    case uikitWithPushingButtons
    /// A fault that nothing but the app's own calls can make.
    case repeatedScreen
    /// The app may have moved a screen to another stack in the middle of a transition, and have it on both.
    case movedScreen
    /// Nobody presents in the middle of another presentation, a dismissal, or a page's turn with impunity: the wrong
    /// screen is shown, or a dead one.
    case presentedOnLeaving
    /// The same where the first presentation may still run; a screen is left misplaced or faded.
    case presentedOnComing
    /// An installed back swipe can't make changes of the stack wait for the end of a swipe, as the README says.
    case changedWhileInstalled
    /// A modal may have come while another transition ran: appearance calls are unbalanced.
    case presentedMeanwhile
    /// An installed back swipe can't keep a stack in step that the app alone, without a finger, has put out of step.
    /// Nothing can be said of what comes after that.
    case installedAfterFault
}

extension Exemption: CustomStringConvertible {
    /// What is so in the sequences that it is for.
    var description: String {
        switch self {
        case .uikitWithoutFingers: "UIKit alone has the same without fingers"
        case .uikitOnItsStacks: "UIKit alone has the same under the same fingers, with a stack of its own"
        case .uikitWithPushingButtons: "UIKit alone has the same under the same fingers, with a button that pushes"
        case .repeatedScreen: "the app pushes or presents a screen twice, or presents one from a screen not shown"
        case .movedScreen: "the app may move a screen to another stack"
        case .presentedOnLeaving: "the app may present over a screen that leaves"
        case .presentedOnComing: "the app may present over a screen that comes"
        case .changedWhileInstalled: "a back swipe is installed on a stack that gets out of step"
        case .presentedMeanwhile: "the app presents, and appearance calls are unbalanced"
        case .installedAfterFault: "a back swipe is installed on a stack that the app alone puts out of step"
        }
    }
}
