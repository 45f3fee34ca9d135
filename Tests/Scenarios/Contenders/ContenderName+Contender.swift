@_spi(Headless) import UIKit

extension ContenderName {
    /// The contender of this name, for one play.
    @MainActor
    func makeContender(for runtime: HeadlessRuntime) -> any Contender {
        switch self {
        case .stock: StockContender()
        case .fullScreenOnly: FullScreenOnlyContender()
        case .seedRecipeA: SeedContender(.noDelay)
        case .seedRecipeB: SeedContender(.noScrolling)
        case .fdRecipe: FDContender { runtime.performNextTurn($0) }
        case .toolkit: ToolkitContender()
        }
    }
}
