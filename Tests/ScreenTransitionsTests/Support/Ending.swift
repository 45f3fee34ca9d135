import TestSupport
@_spi(Headless) import UIKit

@testable import ScreenTransitions

/// The ways in which a transition can end.
enum Ending: CaseIterable {
    /// Without an interaction.
    case played
    /// By an interaction.
    case finished
    case cancelled
    /// The animator from `interruptibleAnimator(using:)` is stopped, which UIKit reports to nobody.
    case stoppedWhilePlayed
    case stoppedUnderFinger
    /// The container leaves the window.
    case takenAwayWhilePlayed
    case takenAwayUnderFinger
    /// The container changes its size.
    case resizedWhilePlayed
    case resizedAndCancelled

    /// Whether the arriving screen is there afterwards.
    var arrives: Bool {
        switch self {
        case .played, .finished, .stoppedWhilePlayed, .takenAwayWhilePlayed, .resizedWhilePlayed: true
        case .cancelled, .stoppedUnderFinger, .takenAwayUnderFinger, .resizedAndCancelled: false
        }
    }
}

extension TransitionFixture {
    /// Shows `transition` up to the middle, then lets it end.
    func run(_ transition: ScreenTransition, _ direction: TransitionDirection = .forward, ending: Ending) {
        switch ending {
        case .played, .stoppedWhilePlayed, .takenAwayWhilePlayed, .resizedWhilePlayed:
            play(transition, direction)
            device.advance(by: transition.played(direction).timing.duration / 2)
            interrupt(ending)
        case .finished, .cancelled, .stoppedUnderFinger, .takenAwayUnderFinger, .resizedAndCancelled:
            let interaction = scrub(transition, direction)
            device.perform { interaction.update(0.5) }
            interrupt(ending)
            device.perform {
                if ending == .finished { interaction.finish() } else { interaction.cancel() }
            }
        }
        device.settle()
        // Without a window no movement is visible, but it takes its time all the same.
        device.advance(by: transition.played(direction).timing.duration)
        animator?.animationEnded(ending.arrives)
    }

    private func interrupt(_ ending: Ending) {
        device.perform {
            switch ending {
            case .stoppedWhilePlayed, .stoppedUnderFinger:
                let running = animator?.interruptibleAnimator(using: context)
                running?.stopAnimation(true)
                running?.stopAnimation(true)
            case .takenAwayWhilePlayed, .takenAwayUnderFinger:
                container.removeFromSuperview()
            case .resizedWhilePlayed, .resizedAndCancelled:
                container.bounds.size = CGSize(width: container.bounds.height, height: container.bounds.width)
            case .played, .finished, .cancelled:
                break
            }
        }
    }
}
