// L2 and L8: which split behavior and which display modes there are, and what they show.
extension UISplitViewController {
    var chosenBehavior: SplitBehavior {
        switch preferredSplitBehavior {
        case .tile, .overlay: preferredSplitBehavior
        case .displace: hasTwoSidebars ? .displace : .tile
        case .automatic: automaticBehavior
        }
    }

    private var automaticBehavior: SplitBehavior {
        switch preferredDisplayMode {
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoBesideSecondary: .tile
        case .oneBesideSecondary, .twoDisplaceSecondary: besideBehavior
        case .automatic, .secondaryOnly: isWiderThanHigh ? besideBehavior : .overlay
        }
    }

    private var besideBehavior: SplitBehavior { hasTwoSidebars ? .displace : .tile }

    private var hasTwoSidebars: Bool { sidebars.count == 2 }

    private var isWiderThanHigh: Bool {
        let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
        return size.width > size.height
    }

    func displayMode(showing count: Int) -> DisplayMode {
        switch (count, splitBehavior) {
        case (0, _): .secondaryOnly
        case (1, .overlay): .oneOverSecondary
        case (1, _): .oneBesideSecondary
        case (_, .overlay): .twoOverSecondary
        case (_, .displace): .twoDisplaceSecondary
        case (_, _): .twoBesideSecondary
        }
    }

    /// How many sidebars the app wants to be shown.
    var preferredCount: Int {
        switch preferredDisplayMode {
        case .automatic: splitBehavior == .overlay ? 0 : 1
        case .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: sidebars.count
        }
    }

    /// How many sidebars there are in the nearest display mode that shows all of a column.
    func countShowing(_ column: Column) -> Int {
        guard let place = sidebars.firstIndex(of: column) else { return min(shownCount, fewestHiding) }
        return max(shownCount, place + 1)
    }

    /// With more sidebars than these, the secondary column is dimmed and takes no touches.
    var fewestHiding: Int {
        switch splitBehavior {
        case .overlay: 0
        case .displace: 1
        case .tile, .automatic: sidebars.count
        }
    }
}
