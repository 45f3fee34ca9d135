// Whether the package is built with the trait SystemPopTarget. It is by default; `swift test --disable-default-traits`
// runs the tests without it.
#if SystemPopTarget
    let hasSystemPopTarget = true
#else
    let hasSystemPopTarget = false
#endif
