import UIKit

extension ScreenTransition {
    /// The leaving screen comes towards the viewer and fades, and the arriving one follows.
    ///
    /// The numbers are Hero's: the leaving screen grows to 1.3, the arriving one from 0.7. 0.35 s.
    public static var zoom: ScreenTransition {
        ScreenTransition("zoom", timing: .standard(0.35), motion: .intense) { _ in
            [
                .to { .identity.scaled($0.between(0.7, 1)) },
                .from { .identity.scaled($0.between(1, 1.3)).faded(to: 1 - $0) },
            ]
        }
    }
}
