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

    /// A conflict on one device that four contenders are played with.
    static let playable = """
        {
          "name": "slider in a pager: quick drag to the right",
          "about": "S2: with the delay on, a quick drag never reaches the slider",
          "device": { "size": [390, 844], "system": 18, "direction": "ltr" },
          "screens": [
            { "title": "Home" },
            { "title": "Detail",
              "content": [ { "scroll": "pager", "frame": [0, 100, 390, 300], "contentSize": [780, 300],
                             "paging": true, "bounces": false,
                             "content": [ { "slider": "volume", "frame": [20, 120, 350, 50], "value": 0.5 } ] } ] } ],
          "fingers": [ { "down": [195, 245], "at": 0.0, "path": [ { "to": [315, 245], "over": 0.1 } ], "up": true } ],
          "expect": {
            "stock":      { "top": "Detail", "value": { "volume": 0.5 }, "scrolled": ["pager"] },
            "seedRecipe": { "top": "Detail", "moved": ["volume"] },
            "toolkit":    { "top": "Detail", "moved": ["volume"], "offset": { "pager": [0, 0] }, "faults": [] } }
        }
        """

    static func decoded() throws -> Scenario {
        try Scenario(Data(json.utf8), file: "sample.json")
    }
}
