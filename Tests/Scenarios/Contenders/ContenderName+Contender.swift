import UIKit

extension ContenderName {
    /// The contender of this name, for one play.
    ///
    /// - Parameters:
    ///   - driver: what the toolkit drives its pops with.
    ///   - omittedRule: the rule or requirement that the toolkit goes without.
    ///   - performNextTurn: leaves work for the next turn of the run loop, as `DispatchQueue.main.async` does.
    @MainActor
    func makeContender(
        driver: DriverName = .automatic, leavingOut omittedRule: String? = nil,
        performNextTurn: @escaping (@escaping @MainActor () -> Void) -> Void
    ) -> any Contender {
        switch self {
        case .stock: StockContender()
        case .fullScreenOnly: FullScreenOnlyContender()
        case .seedRecipeA: RecipeContender(.noDelay)
        case .seedRecipeB: RecipeContender(.noScrolling)
        case .seedCure1: ScrollViewRecipeContender()
        case .noRootGuard: NoRootGuardContender()
        case .panPerPush: PanPerPushContender()
        case .percentPop: PercentPopContender()
        case .tabPan: TabPanContender()
        case .fdRecipe: FDContender(performNextTurn: performNextTurn)
        case .toolkit: ToolkitContender(driver: driver, leavingOut: omittedRule)
        case .toolkitInstalled: ToolkitContender(installs: true, driver: driver, leavingOut: omittedRule)
        }
    }
}
