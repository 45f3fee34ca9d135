/// The former name of ``SwipeEvent``.
@available(*, deprecated, renamed: "SwipeEvent")
public typealias PopEvent = SwipeEvent

/// The former name of ``SwipeRefusal``.
@available(*, deprecated, renamed: "SwipeRefusal")
public typealias PopRefusal = SwipeRefusal
