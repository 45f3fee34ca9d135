// `import FullScreenPop` is all that an app writes: options name transitions, and views say who gets a touch.
@_exported import GestureArbitration
@_exported import ScreenTransitions
