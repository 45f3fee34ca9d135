import UIKit

/// A plain view controller around one or two stacks, as apps write them.
@MainActor
final class ContainerController: UIViewController {
    /// Where the stacks are.
    enum Arrangement {
        /// Beside a column at the leading edge of this width, in points.
        case sidebar(CGFloat)
        /// Below a header of this height, in points.
        case header(CGFloat)
        /// One in each half.
        case sideBySide

        init?(of scenario: Scenario) {
            if let width = scenario.sidebar {
                self = .sidebar(CGFloat(width))
            } else if let height = scenario.child {
                self = .header(CGFloat(height))
            } else if !scenario.sideBySide.isEmpty {
                self = .sideBySide
            } else {
                return nil
            }
        }

        /// From the leading top corner, in a container of this size.
        func frames(in size: CGSize) -> [CGRect] {
            switch self {
            case .sidebar(let width): [CGRect(x: width, y: 0, width: max(0, size.width - width), height: size.height)]
            case .header(let height): [CGRect(x: 0, y: height, width: size.width, height: max(0, size.height - height))]
            case .sideBySide:
                [0, size.width / 2].map { CGRect(x: $0, y: 0, width: size.width / 2, height: size.height) }
            }
        }
    }

    private let stacks: [UIViewController]
    private let arrangement: Arrangement
    private let mirror: Mirror

    init(_ stacks: [UIViewController], _ arrangement: Arrangement, mirror: Mirror) {
        self.stacks = stacks
        self.arrangement = arrangement
        self.mirror = mirror
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Containers of scenarios do not come from a storyboard.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        for stack in stacks {
            addChild(stack)
            view.addSubview(stack.view)
            stack.didMove(toParent: self)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        for (stack, frame) in zip(stacks, arrangement.frames(in: size)) {
            stack.view.frame = mirror.frame(frame, in: size.width)
        }
    }
}
