import SwiftUI

extension View {
    /// Hides a marker from touches and from VoiceOver.
    func marksOnly() -> some View { allowsHitTesting(false).accessibilityHidden(true) }
}
