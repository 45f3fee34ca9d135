import Testing

@testable @_spi(Headless) import UIKit

@MainActor
@Suite("Stack views")
struct StackViewTests {
    private let device = HeadlessDevice()

    private final class Block: UIView {
        let natural: CGSize

        init(_ width: CGFloat, _ height: CGFloat) {
            natural = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { natural }
    }

    private func frames(_ stack: UIStackView, in size: CGSize = CGSize(width: 300, height: 100)) -> [CGRect] {
        stack.frame = CGRect(origin: .zero, size: size)
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }

    @Test("a stack with fill stretches the view that hugs least")
    func fill() {
        let (a, b) = (Block(40, 20), Block(60, 20))
        a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.spacing = 10
        #expect(
            frames(stack) == [CGRect(x: 0, y: 0, width: 40, height: 100), CGRect(x: 50, y: 0, width: 250, height: 100)])
    }

    @Test("a stack with fillEqually gives every view the same length")
    func fillEqually() {
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
        stack.distribution = .fillEqually
        stack.spacing = 15
        #expect(frames(stack).map(\.minX) == [0, 105, 210])
        #expect(frames(stack).allSatisfy { $0.width == 90 })
    }

    @Test("a stack with equalSpacing spreads views of their natural size")
    func equalSpacing() {
        let stack = UIStackView(arrangedSubviews: [Block(40, 20), Block(100, 20), Block(60, 20)])
        stack.distribution = .equalSpacing
        stack.alignment = .center
        #expect(
            frames(stack) == [
                CGRect(x: 0, y: 40, width: 40, height: 20), CGRect(x: 90, y: 40, width: 100, height: 20),
                CGRect(x: 240, y: 40, width: 60, height: 20),
            ])
    }

    @Test("a stack with equalCentering puts the centres at equal distances")
    func equalCentering() {
        let stack = UIStackView(arrangedSubviews: [Block(40, 20), Block(100, 20), Block(60, 20)])
        stack.distribution = .equalCentering
        let centres = frames(stack).map(\.midX)
        #expect(centres == [20, 145, 270])
    }

    @Test("a vertical stack aligns leading, trailing and to the centre")
    func alignment() {
        let block = Block(40, 20)
        let stack = UIStackView(arrangedSubviews: [block])
        stack.axis = .vertical
        stack.alignment = .leading
        #expect(frames(stack)[0] == CGRect(x: 0, y: 0, width: 40, height: 100))
        stack.alignment = .trailing
        #expect(frames(stack)[0].minX == 260)
        stack.alignment = .center
        #expect(frames(stack)[0].midX == 150)
    }

    @Test("a horizontal stack begins on the right where the reading direction does")
    func rightToLeft() {
        let stack = UIStackView(arrangedSubviews: [Block(40, 20), UIView()])
        stack.semanticContentAttribute = .forceRightToLeft
        stack.spacing = 10
        #expect(frames(stack).map(\.minX) == [260, 0])
    }

    @Test("hidden views take no room in a stack, and custom spacing counts after its view")
    func hidden() {
        let (a, b, c) = (Block(40, 20), Block(50, 20), UIView())
        let stack = UIStackView(arrangedSubviews: [a, b, c])
        stack.spacing = 10
        stack.setCustomSpacing(30, after: a)
        #expect(frames(stack).map(\.minX) == [0, 70, 130])
        b.isHidden = true
        #expect(frames(stack)[2].minX == 70)
    }

    @Test("a hidden view that has no size of its own leaves the layout of a stack decided")
    func hiddenWithoutSize() {
        for alignment in [UIStackView.Alignment.fill, .center, .leading] {
            let (a, plain) = (Block(40, 20), UIView())
            let stack = UIStackView(arrangedSubviews: [a, plain])
            stack.alignment = alignment
            plain.isHidden = true
            #expect(frames(stack)[0].width == 300)
            #expect(plain.frame.size == .zero)
        }
    }

    @Test("a stack takes its size from what it arranges")
    func fits() {
        let stack = UIStackView(arrangedSubviews: [Block(40, 20), Block(60, 30)])
        stack.spacing = 8
        stack.alignment = .center
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 108, height: 30))
    }

    @Test("stacks in stacks are one layout")
    func nested() {
        let row = UIStackView(arrangedSubviews: [Block(40, 20), Block(60, 30)])
        row.distribution = .equalSpacing
        row.alignment = .center
        let column = UIStackView(arrangedSubviews: [Block(10, 15), row])
        column.axis = .vertical
        column.spacing = 5
        column.isLayoutMarginsRelativeArrangement = true
        column.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let size = column.systemLayoutSizeFitting(
            CGSize(width: 206, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 206, height: 54))
        #expect(frames(column, in: size)[1] == CGRect(x: 2, y: 21, width: 200, height: 30))
        #expect(row.arrangedSubviews[1].frame == CGRect(x: 140, y: 0, width: 60, height: 30))
    }

    @Test("removing a view from its stack takes it out of the arrangement")
    func removal() {
        let block = Block(40, 20)
        let stack = UIStackView(arrangedSubviews: [block])
        block.removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty)
    }
}
