import UIKit

/// What an ``AnimatorInteraction`` leads: the animations of one transition, however they are made.
@MainActor
protocol AnimatorCourse {
    /// Whether the animations still wait for the finger.
    var isLed: Bool { get }

    /// Shows the animations at `progress`, from 0 to 1.
    func show(_ progress: CGFloat)

    /// How many times faster than at their own pace the animations run on from where they are; more than 0.
    ///
    /// - Parameter velocity: Of the finger, in progress per second; less than 0 on the way back.
    func completionSpeed(to end: AnimatorCourseEnd, velocity: CGFloat) -> CGFloat

    /// Lets the animations run on by themselves.
    ///
    /// - Parameter velocity: Of the finger, in progress per second; less than 0 on the way back.
    func run(to end: AnimatorCourseEnd, velocity: CGFloat)

    /// Called when the transition is over, however that came.
    func transitionDidEnd(cancelled: Bool)
}

/// The two ends of a transition.
enum AnimatorCourseEnd {
    case start
    case end
}
