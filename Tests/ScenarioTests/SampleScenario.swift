import Foundation

@testable import Scenarios

/// A small file that has a bit of everything.
enum SampleScenario {
    static let json = """
        { "name": "sample", "devices": { "systems": [18, 26] },
          "screens": [
            { "title": "Home", "mode": "leadingEdge", "startRegion": { "fraction": 0.5 } },
            { "title": "Detail", "content": [
              { "scroll": "pager", "frame": [0, 100, 390, 300], "contentSize": [780, 300], "paging": true,
                "content": [ { "slider": "volume", "frame": [20, 120, 350, 50], "value": 0.5 } ] },
              { "switch": "mute", "frame": [20, 500, 51, 31], "on": true } ] } ],
          "fingers": [ { "down": [195, 245], "at": 0.5, "path": [ { "to": [315, 245], "over": 0.1 } ] } ],
          "actions": [ { "at": 3, "push": "Home", "animated": false } ],
          "expect": {
            "stock": { "top": "Detail", "on": { "26": { "scrolled": ["pager"] }, "26 rtl": { "depth": 2 } } },
            "seedRecipe": { "depth": 2 },
            "toolkit": { "moved": ["volume"], "offset": { "pager": [0, 0] }, "faults": [] } } }
        """

    static func decoded() throws -> Scenario {
        try Scenario(Data(json.utf8), file: "sample.json")
    }
}
