import UIKit

extension Example {
    static let all = [
        Example(
            title: "Article", hint: "Swipe back from anywhere, pull for the next", symbol: "doc.richtext",
            color: .systemOrange,
            makeScreen: { ArticleViewController() }),
        Example(
            title: "Player", hint: "A slider keeps its finger", symbol: "music.note", color: .systemPink,
            makeScreen: { PlayerViewController() }),
        Example(
            title: "Mixer", hint: "Pages, each with a slider", symbol: "slider.horizontal.3", color: .systemIndigo,
            makeScreen: { MixerViewController() }),
        Example(
            title: "Settings", hint: "Switches, steppers and segments", symbol: "gearshape", color: .systemGray,
            makeScreen: { SettingsViewController() }),
        Example(
            title: "Sketch", hint: "Drawing blocks the swipe", symbol: "scribble", color: .systemTeal,
            makeScreen: { SketchViewController() }),
        Example(
            title: "Note", hint: "Asks before changes are lost", symbol: "square.and.pencil", color: .systemGreen,
            makeScreen: { NoteViewController() }),
        Example(
            title: "Album", hint: "Pictures grow into their screens", symbol: "photo.on.rectangle", color: .systemBlue,
            makeScreen: { AlbumViewController() }),
        Example(
            title: "Modals", hint: "Dragged down, up, pinched away", symbol: "rectangle.stack", color: .systemRed,
            makeScreen: { ModalsViewController() }),
        Example(
            title: "Tabs", hint: "Swipe from one to the next", symbol: "square.split.2x1", color: .systemBrown,
            makeScreen: { TabsViewController() }),
        Example(
            title: "Transitions", hint: "Every way to come and go", symbol: "square.stack.3d.up", color: .systemPurple,
            makeScreen: { TransitionsViewController() }),
    ]
}
