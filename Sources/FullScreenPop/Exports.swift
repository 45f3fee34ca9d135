// An app needs only `import FullScreenPop`: options name transitions, and views state who gets a touch.
@_exported import GestureArbitration
@_exported import ScreenTransitions
