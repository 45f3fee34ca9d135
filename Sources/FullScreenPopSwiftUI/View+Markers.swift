import SwiftUI

extension View {
    /// Keeps a marker from touches and from VoiceOver.
    func marksOnly() -> some View { allowsHitTesting(false).accessibilityHidden(true) }
}
