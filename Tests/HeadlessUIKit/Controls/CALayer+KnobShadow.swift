extension CALayer {
    /// The soft shadow that lifts a slider's thumb or a switch's knob off its track. LOOKS: as the system's.
    func castKnobShadow() {
        shadowColor = CGColor(gray: 0, alpha: 1)
        shadowOpacity = 0.15
        shadowOffset = CGSize(width: 0, height: 3)
        shadowRadius = 4
    }
}
