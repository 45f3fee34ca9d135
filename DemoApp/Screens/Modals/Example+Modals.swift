import FullScreenPop
import GestureArbitration
import UIKit

extension Example {
    /// Screens that are presented, each with another gesture that dismisses it.
    static let modals = [
        Example(
            title: "Player", hint: "Drag it down, off its sliders", symbol: "music.note", color: .systemPink,
            makeScreen: {
                ModalStack.make(
                    PlayerViewController(),
                    ModalTransition(.bounce, dismissal: .drop, gesture: .verticalPan(.down)))
            }),
        Example(
            title: "Article", hint: "Drag it up from the end of its text", symbol: "doc.richtext", color: .systemOrange,
            makeScreen: {
                ModalStack.make(
                    ArticleViewController(),
                    ModalTransition(.rise, dismissal: .upAndAway, gesture: .verticalPan(.up)))
            }),
        Example(
            title: "Album", hint: "Drag it down from its first screen", symbol: "photo.on.rectangle",
            color: .systemBlue,
            makeScreen: {
                ModalStack.make(AlbumViewController(), ModalTransition(.cards, gesture: .verticalPan(.down)))
            }),
        Example(
            title: "Sheet", hint: "Drag it up or down, and swipe back in it", symbol: "rectangle.stack",
            color: .systemTeal, makeScreen: { ModalStack.sheet(AlbumViewController()) }),
        Example(
            title: "Photo", hint: "Pinch it away", symbol: "leaf", color: .systemGreen,
            makeScreen: {
                ModalStack.make(PhotoViewController(Photo.all[0]), ModalTransition(.zoom, gesture: .pinch))
            }),
        Example(
            title: "Settings", hint: "Swipe it back, as if it were pushed", symbol: "gearshape", color: .systemGray,
            makeScreen: {
                ModalStack.make(SettingsViewController(), ModalTransition(.pushLikeModal, gesture: .pan))
            }),
        Example(
            title: "Columns", hint: "A stack in each, or one where it is narrow", symbol: "rectangle.split.2x1",
            color: .systemBrown, makeScreen: { ColumnsViewController() }),
    ]
}
