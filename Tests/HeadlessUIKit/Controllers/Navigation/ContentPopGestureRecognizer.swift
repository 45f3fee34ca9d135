/// F6: pops from anywhere in the content, leading to trailing. Apps may only set failure requirements on it.
@MainActor
final class ContentPopGestureRecognizer: UIPanGestureRecognizer {}
