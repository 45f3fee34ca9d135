@available(*, deprecated, renamed: "SwipeEvent")
public typealias PopEvent = SwipeEvent

@available(*, deprecated, renamed: "SwipeRefusal")
public typealias PopRefusal = SwipeRefusal
