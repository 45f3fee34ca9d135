import UIKit

/// The views of a running transition: a root view with the perspective, and in it one view for each layer.
///
/// The screens are moved into the views of their layers, which are transformed, faded, and clipped instead of them. The
/// screens keep all their properties except their superview and frame, which ``restoreScreens(completed:)`` restores.
@MainActor
final class TransitionHierarchy {
    let root: TransitionRootView

    private let transition: ScreenTransition
    private let direction: TransitionDirection
    private let context: any UIViewControllerContextTransitioning
    private let container: UIView
    private let leaving: UIView?
    private let arriving: UIView?
    private let leavingPlace: ViewPlace?
    private let arrivingPlace: ViewPlace?
    private let initialSize: CGSize
    private let keyframes: [TransitionKeyframes.Keyframe]
    private var sharedViews: SharedViews?
    /// From back to front.
    private var layers: [(layer: TransitionLayer, view: TransitionLayerView)] = []
    /// The containers of screens that have no layer of their own.
    private var otherContainers: [ScreenContainerView] = []

    /// Lays out the arriving screen, makes the views, and applies the first poses.
    init(
        transition: ScreenTransition, direction: TransitionDirection, keyframes: [TransitionKeyframes.Keyframe],
        context: any UIViewControllerContextTransitioning
    ) {
        self.keyframes = keyframes
        self.transition = transition
        self.direction = direction
        self.context = context
        container = context.containerView
        initialSize = container.bounds.size
        leaving = context.view(forKey: .from)
        arriving = context.view(forKey: .to)
        leavingPlace = leaving.flatMap { ViewPlace(of: $0) }
        arrivingPlace = arriving.flatMap { ViewPlace(of: $0) }
        root = TransitionRootView(frame: container.bounds)

        container.addSubview(root)
        let cover = coverForPresenter()
        layOutArrivingScreen()
        sharedViews = transition.played(direction).sharesElements ? SharedViews(of: context) : nil
        let scene = TransitionScene(size: container.bounds.size, elements: sharedViews?.elements ?? [])
        let perspective = transition.perspectiveTransform(in: scene, direction)
        root.layer.sublayerTransform = perspective
        let transitionLayers = transitionLayers(in: scene)
        let ground = groundColor(behind: transitionLayers)
        // From front to back: a shared view inside another one is hidden before the other's snapshot is taken.
        layers = transitionLayers.reversed().map { ($0, makeView(of: $0, in: scene)) }.reversed()
        // The views join the window before the screens move into them: a screen that leaves the window loses its
        // touches.
        for (layer, view) in layers {
            root.addSubview(layer.hasVanishingPoint ? TransitionEyeView(of: view, perspective, in: root) : view)
        }
        // Pictures are drawn while both screens are still visible.
        for screen in TransitionLayer.Screen.allCases { showPieces(of: screen) }
        for screen in TransitionLayer.Screen.allCases { embed(screen) }
        cover?.removeFromSuperview()
        root.backgroundColor = ground
        applyPoses(at: 0)
    }

    private func transitionLayers(in scene: TransitionScene) -> [TransitionLayer] {
        transition.layers(in: scene, direction, layout: layout)
    }

    /// The direction that the app has set for what is around the container, or for a presented screen: UIKit does not
    /// hand `semanticContentAttribute` down.
    private var layout: UIUserInterfaceLayoutDirection {
        let around = sequence(first: container, next: \.superview)
        let presented = direction == .forward ? arriving : leaving
        let stated = around.first { $0.semanticContentAttribute != .unspecified }
        let view = stated ?? (context.presentationStyle == .none ? nil : presented) ?? container
        return view.effectiveUserInterfaceLayoutDirection
    }

    private var isSpring: Bool {
        guard case .spring = transition.played(direction).timing.curve else { return false }
        return true
    }

    private func view(of screen: TransitionLayer.Screen) -> UIView? {
        screen == .from ? leaving : arriving
    }

    /// The colour of the root view, behind all layers: the ground of the screen that is farthest back.
    private func groundColor(behind layers: [TransitionLayer]) -> UIColor? {
        // A presenter that stays in its place is behind the container, and is seen through it.
        guard leaving != nil, arriving != nil, let screen = layers.lazy.compactMap(\.subject.screen).first else {
            return nil
        }
        let played = transition.played(direction)
        let contrast = played.groundContrast ?? (played.perspective == 0 ? 0 : Self.contrastInPerspective)
        return view(of: screen)?.ground(behind: container)?.setApart(by: contrast)
    }

    /// Makes a screen that turns stand out from the ground without a shadow.
    private static let contrastInPerspective: CGFloat = 0.2

    // MARK: Building

    /// A picture of a presenter that stays in its place, in front of everything. Without it, the arriving screen would
    /// be seen before the transition begins: UIKit draws the screen when it takes a picture of something that was not
    /// there.
    private func coverForPresenter() -> UIView? {
        guard leaving == nil, arriving != nil, let presenter = context.viewController(forKey: .from)?.viewIfLoaded,
            let cover = presenter.snapshotView(afterScreenUpdates: false)
        else { return nil }
        cover.frame = root.convert(presenter.bounds, from: presenter)
        root.addSubview(cover)
        return cover
    }

    private func layOutArrivingScreen() {
        guard let arriving else { return }
        // Behind the leaving screen, for the same reason.
        if arriving.superview == nil { container.insertSubview(arriving, at: 0) }
        moveArrivingScreenToFinalFrame()
        arriving.layoutIfNeeded()
    }

    private func moveArrivingScreenToFinalFrame() {
        guard let arriving, let controller = context.viewController(forKey: .to) else { return }
        var frame = context.finalFrame(for: controller)
        // Documented to be zero if unknown.
        if frame.isEmpty { frame = arriving.bounds.isEmpty ? container.bounds : arriving.frame }
        arriving.bounds.size = frame.size
        arriving.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    private func makeView(of layer: TransitionLayer, in scene: TransitionScene) -> TransitionLayerView {
        let frame = layer.subject.frame(in: scene)
        if case .element(let name) = layer.subject, let pair = sharedViews?.pair(named: name) {
            // A shared view without a layer is not hidden, and stays on its screen.
            defer { sharedViews?.hide(pair) }
            let hasChanged = sharedViews?.hidesPart(of: pair.source) == true
            return SharedElementLayerView(
                layer, frame: frame, poses: poses(of: layer), pair: pair, afterScreenUpdates: hasChanged)
        }
        return TransitionLayerView(layer, frame: frame, poses: poses(of: layer))
    }

    /// The layer's poses at all keyframes.
    private func poses(of layer: TransitionLayer) -> [TransitionPose] {
        [layer.pose(0)] + keyframes.map { layer.pose($0.progress) }
    }

    /// Draws one picture of the screen, if any layer shows a piece of it, and shows the pieces.
    private func showPieces(of screen: TransitionLayer.Screen) {
        let pieces = layers.compactMap { layer, view -> (view: TransitionLayerView, region: CGRect)? in
            guard case .piece(screen, let region) = layer.subject else { return nil }
            return (view, region)
        }
        guard !pieces.isEmpty, let source = view(of: screen) else { return }
        let hasChanged = screen == .to || sharedViews?.hidesPart(of: source) == true
        guard let picture = ScreenPicture(of: source, afterScreenUpdates: hasChanged) else { return }
        for (view, region) in pieces { view.show(region, of: picture) }
    }

    /// Moves the screen itself into the view of its layer. A screen without a layer goes behind all layers, hidden if
    /// its pieces are shown.
    private func embed(_ screen: TransitionLayer.Screen) {
        guard let view = view(of: screen) else { return }
        if let whole = layers.first(where: { $0.layer.subject == .screen(screen) }) {
            whole.view.embed(view, from: container)
            if screen == .to { addApron(to: whole.view, of: whole.layer, showing: view) }
        } else {
            let screenContainer = ScreenContainerView(standingInFor: container)
            screenContainer.isHidden = layers.contains { $0.layer.subject.screen == screen }
            root.insertSubview(screenContainer, at: 0)
            screenContainer.embed(view)
            otherContainers.append(screenContainer)
        }
    }

    private func addApron(to layerView: TransitionLayerView, of layer: TransitionLayer, showing screen: UIView) {
        // UIKit animates a single keyframe with the spring itself.
        let overshoot = isSpring ? [layer.pose(1.1)] : []
        guard let side = (poses(of: layer) + overshoot).sideOfGap, let ground = screen.ground(behind: container) else {
            return
        }
        layerView.add(TransitionApronView(towards: side, in: ground))
    }

    // MARK: Animating

    /// Applies the poses of all keyframes; to be called in an animation block.
    func animate() {
        guard keyframes.count > 1 else { return applyPoses(at: 1) }
        UIView.animateKeyframes(withDuration: 0, delay: 0, options: .calculationModeLinear) {
            var start: Double = 0
            for keyframe in self.keyframes {
                UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: keyframe.time - start) {
                    self.applyPoses(at: keyframe.progress)
                }
                start = keyframe.time
            }
        }
    }

    private func applyPoses(at progress: CGFloat) {
        let middle = CGPoint(x: root.bounds.midX, y: root.bounds.midY)
        for (layer, view) in layers {
            var pose = layer.pose(progress)
            if let eye = view.superview as? TransitionEyeView {
                let point = pose.eye(center: view.restingFrame.center(from: middle))
                eye.center = CGPoint(x: middle.x + point.x, y: middle.y + point.y)
                pose = pose.translated(x: -point.x, y: -point.y)
            }
            view.apply(pose, at: progress)
        }
    }

    /// Adopts the container's current size, and applies the first poses for it. Pictures are stretched.
    ///
    /// The transition may have other layers in a container of another size. The views stay the same; a view whose layer
    /// no longer exists keeps the poses of its former layer.
    func fitContainer() {
        let size = container.bounds.size
        for (layer, view) in layers where layer.subject.screen != nil {
            view.rest(in: layer.subject.frame(in: TransitionScene(size: size)))
        }
        for screenContainer in otherContainers { screenContainer.fitContainer() }
        for screen in [leaving, arriving] { screen?.layoutIfNeeded() }
        // The places of the shared views are known only after the new layout.
        let scene = TransitionScene(size: size, elements: sharedViews?.elements ?? [])
        let perspective = transition.perspectiveTransform(in: scene, direction)
        root.layer.sublayerTransform = perspective
        for case let eye as TransitionEyeView in root.subviews { eye.fit(root, perspective) }
        for (index, layer) in transitionLayers(in: scene).enumerated() where layers.indices.contains(index) {
            guard layer.subject == layers[index].layer.subject else { continue }
            layers[index].layer = layer
            layers[index].view.prepare(for: poses(of: layer))
            layers[index].view.rest(in: layer.subject.frame(in: scene))
        }
        // A rotation animates the changes made during it. The poses are not part of it.
        UIView.performWithoutAnimation { applyPoses(at: 0) }
    }

    // MARK: Restoring

    /// Returns the screens to their superviews, and removes the one that doesn't stay.
    func restoreScreens(completed: Bool) {
        sharedViews?.show()
        if completed {
            leaving?.removeFromSuperview()
            restoreArrivingScreen()
        } else {
            if let arriving, arrivingPlace?.restore(arriving) == nil { arriving.removeFromSuperview() }
            if let leaving { leavingPlace?.restore(leaving) }
        }
        root.removeFromSuperview()
    }

    private func restoreArrivingScreen() {
        guard let arriving else { return }
        if let arrivingPlace {
            arrivingPlace.restore(arriving)
        } else {
            container.insertSubview(arriving, belowSubview: root)
        }
        // If the container has changed its size, the screen has grown with it already.
        if container.bounds.size == initialSize { moveArrivingScreenToFinalFrame() }
    }
}
