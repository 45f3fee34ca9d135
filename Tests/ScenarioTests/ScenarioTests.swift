import Testing

/// Everything about scenarios, one test after the other: plays wait on the main actor, and while one waits no other may
/// make its device the current one.
@Suite("Scenarios", .serialized)
struct ScenarioTests {}
