// What the tests share with other test targets is there in every file of them.
@_exported import TestSupport
