import UIKit

/// Rows of tables with swipe actions.
enum RowQuestions {
    private static let restsOnRows: [Dependency] = [
        .arbitration("Rules/RowActionsRule"), .arbitration("Rules/OpenRowRule"), .scenario("row-closed"),
        .scenario("row-leading-actions"),
    ]

    static let all = [
        Question(
            "row-against-our-pan", "Which wins when a finger drags a row with swipe actions, on a view with a pan?",
            expected: "the pan",
            source: .report("forkingdog/FDFullscreenPopGesture #178 and #199, Enricoza/EZCustomNavigation #5 and #6"),
            restsOn: restsOnRows, fingers: [.drag(300, 400, by: -150)]
        ) { host in
            let table = host.keep(await AskedTable(on: host))
            let pan = UIPanGestureRecognizer()
            table.screen.view.addGestureRecognizer(pan)
            let log = RecognizerLog(of: pan)
            try await host.useFingers()
            return log.hasBegun ? "the pan" : table.hasBegun ? "the row" : "neither"
        },
        Question(
            "hysteresis-of-a-row", "How far has a slow finger moved when a row with swipe actions begins to follow it?",
            expected: "12.5 to 17.5 points", source: .choice("hysteresis of a row's drag"), restsOn: restsOnRows,
            fingers: [.drag(300, 400, by: -100, velocity: 60)]
        ) { host in
            let table = host.keep(await AskedTable(on: host))
            let witness = TouchWitness(on: table.screen.view)
            var movement: CGFloat?
            table.onBegin = { movement = abs(witness.movement.dx) }
            try await host.useFingers()
            return movement.map { Band(12.5, 17.5, "points").name(of: $0) } ?? "it did not follow"
        },
        Question(
            "row-opened-at-220-points-per-second",
            "Does a row open that is dragged by 30 points, at 220 points per second?",
            expected: "no", source: .choice("speed that opens a row"), restsOn: restsOnRows,
            fingers: [.flick(300, 400, by: -30, velocity: 220)]
        ) { host in try await answer(on: host) { $0.isOpen } },
        Question(
            "row-opened-at-450-points-per-second",
            "Does a row open that is dragged by 30 points, at 450 points per second?",
            expected: "yes", source: .choice("speed that opens a row"), restsOn: restsOnRows,
            fingers: [.flick(300, 400, by: -30, velocity: 450)]
        ) { host in try await answer(on: host) { $0.isOpen } },
        Question(
            "row-opened-by-45-points", "Does a row with one action open that is dragged slowly by 45 points?",
            expected: "no", source: .choice("part of its actions that opens a row"), restsOn: restsOnRows,
            fingers: [.drag(300, 400, by: -45, velocity: 60)]
        ) { host in try await answer(on: host) { $0.isOpen } },
        Question(
            "row-opened-by-65-points", "Does a row with one action open that is dragged slowly by 65 points?",
            expected: "yes", source: .choice("part of its actions that opens a row"), restsOn: restsOnRows,
            fingers: [.drag(300, 400, by: -65, velocity: 60)]
        ) { host in try await answer(on: host) { $0.isOpen } },
        Question(
            "row-swiped-through-by-220-points", "Does a row perform its action that is dragged slowly by 220 points?",
            expected: "no", source: .choice("part of a row that is swiped through"), restsOn: restsOnRows,
            fingers: [.drag(370, 400, by: -220, velocity: 200)]
        ) { host in try await answer(on: host) { $0.hasPerformed } },
        Question(
            "row-swiped-through-by-280-points", "Does a row perform its action that is dragged slowly by 280 points?",
            expected: "yes", source: .choice("part of a row that is swiped through"), restsOn: restsOnRows,
            fingers: [.drag(370, 400, by: -280, velocity: 200)]
        ) { host in try await answer(on: host) { $0.hasPerformed } },
        Question(
            "row-that-cannot-be-edited",
            "Is the cell of a row that can't be edited being edited while its table is?",
            expected: "yes",
            source: .documentation(
                "https://developer.apple.com/documentation/uikit/uitableview/setediting(_:animated:)"),
            restsOn: [.arbitration("Rules/OpenRowRule")]
        ) { host in
            let table = host.keep(await AskedTable(on: host))
            table.canEdit = false
            table.view.setEditing(true, animated: false)
            await host.settle()
            return table.view.cellForRow(at: IndexPath(row: 0, section: 0))?.isEditing == true ? "yes" : "no"
        },
    ]

    @MainActor
    private static func answer(
        on host: any QuestionHost, _ isSo: @MainActor (AskedTable) -> Bool
    ) async throws -> String {
        let table = host.keep(await AskedTable(on: host))
        try await host.useFingers()
        await host.settle()
        return isSo(table) ? "yes" : "no"
    }
}

/// A table whose rows have an action at their trailing side.
@MainActor
private final class AskedTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    let screen = QuestionScreen("A")
    var onBegin: () -> Void = {}
    let view: UITableView
    var canEdit = true
    private(set) var hasBegun = false
    private(set) var isOpen = false
    private(set) var hasPerformed = false

    init(on host: any QuestionHost) async {
        view = UITableView(frame: .zero, style: .plain)
        super.init()
        await host.show(screen)
        view.frame = screen.view.bounds
        view.dataSource = self
        view.delegate = self
        screen.view.addSubview(view)
        await host.wait(0.2)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(
            actions: [
                UIContextualAction(style: .normal, title: "Keep") { [weak self] _, _, done in
                    self?.hasPerformed = true
                    done(true)
                }
            ])
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        (hasBegun, isOpen) = (true, true)
        onBegin()
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        isOpen = false
    }
}
