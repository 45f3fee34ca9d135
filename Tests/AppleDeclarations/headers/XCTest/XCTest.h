// The part of XCTest and XCUIAutomation that the UI tests see. See README.md.
#ifndef XCTEST_H
#define XCTEST_H
@import Foundation;
@import CoreGraphics;

@class XCUIApplication, XCUICoordinate, XCUIElement, XCUIElementQuery;

typedef NS_ENUM(NSInteger, XCTAttachmentLifetime) {
    XCTAttachmentLifetimeKeepAlways = 0,
    XCTAttachmentLifetimeDeleteOnSuccess = 1,
};

@interface XCTAttachment : NSObject
+ (instancetype _Nonnull)attachmentWithData:(NSData * _Nonnull)payload uniformTypeIdentifier:(NSString * _Nonnull)identifier;
@property (copy) NSString * _Nullable name;
@property XCTAttachmentLifetime lifetime;
@end

@protocol XCTActivity <NSObject>
@property (readonly, copy) NSString * _Nonnull name;
- (void)addAttachment:(XCTAttachment * _Nonnull)attachment NS_SWIFT_NAME(add(_:));
@end

@interface XCTest : NSObject
- (void)setUpWithCompletionHandler:(void (^ _Nonnull)(NSError * _Nullable))completion NS_SWIFT_NAME(setUp(completionHandler:));
- (BOOL)setUpWithError:(NSError * _Nullable * _Nullable)error;
- (void)setUp;
- (void)tearDown;
- (BOOL)tearDownWithError:(NSError * _Nullable * _Nullable)error;
- (void)tearDownWithCompletionHandler:(void (^ _Nonnull)(NSError * _Nullable))completion NS_SWIFT_NAME(tearDown(completionHandler:));
@end

// Under its own name the compiler makes all members visible to Objective-C, for which tests that throw need a type of
// Apple's standard library.
NS_SWIFT_NAME(XCTestCase)
@interface XCTestCase_ : XCTest
@property BOOL continueAfterFailure;
- (void)addAttachment:(XCTAttachment * _Nonnull)attachment NS_SWIFT_NAME(add(_:));
@end

NS_SWIFT_UI_ACTOR
@interface XCTContext : NSObject
@end

typedef CGFloat XCUIGestureVelocity NS_TYPED_EXTENSIBLE_ENUM;
extern XCUIGestureVelocity const XCUIGestureVelocityDefault;
extern XCUIGestureVelocity const XCUIGestureVelocitySlow;
extern XCUIGestureVelocity const XCUIGestureVelocityFast;

NS_SWIFT_UI_ACTOR
@protocol XCUIElementAttributes
@property (readonly) NSString * _Nonnull identifier;
@property (readonly) CGRect frame;
@property (readonly) id _Nullable value;
@property (readonly, copy) NSString * _Nonnull title;
@property (readonly, copy) NSString * _Nonnull label;
@property (readonly, getter=isEnabled) BOOL enabled;
@property (readonly, getter=isSelected) BOOL selected;
@end

NS_SWIFT_UI_ACTOR
@protocol XCUIElementTypeQueryProvider
@property (readonly, copy) XCUIElementQuery * _Nonnull buttons;
@property (readonly, copy) XCUIElementQuery * _Nonnull cells;
@property (readonly, copy) XCUIElementQuery * _Nonnull navigationBars;
@property (readonly, copy) XCUIElementQuery * _Nonnull otherElements;
@property (readonly, copy) XCUIElementQuery * _Nonnull sliders;
@property (readonly, copy) XCUIElementQuery * _Nonnull switches;
@property (readonly, copy) XCUIElementQuery * _Nonnull staticTexts;
@end

NS_SWIFT_UI_ACTOR
@interface XCUIElementQuery : NSObject <XCUIElementTypeQueryProvider>
@property (readonly) NSUInteger count;
@property (readonly) XCUIElement * _Nonnull element;
- (XCUIElement * _Nonnull)objectForKeyedSubscript:(NSString * _Nonnull)key;
@end

NS_SWIFT_UI_ACTOR
@interface XCUIElement : NSObject <XCUIElementAttributes, XCUIElementTypeQueryProvider>
@property (readonly) BOOL exists;
@property (readonly, getter=isHittable) BOOL hittable;
@property (readonly) CGFloat normalizedSliderPosition;
- (BOOL)waitForExistenceWithTimeout:(NSTimeInterval)timeout NS_SWIFT_NAME(waitForExistence(timeout:));
- (BOOL)waitForNonExistenceWithTimeout:(NSTimeInterval)timeout NS_SWIFT_NAME(waitForNonExistence(withTimeout:));
- (void)tap;
- (void)pinchWithScale:(CGFloat)scale velocity:(CGFloat)velocity;
- (void)adjustToNormalizedSliderPosition:(CGFloat)normalizedSliderPosition;
- (XCUICoordinate * _Nonnull)coordinateWithNormalizedOffset:(CGVector)normalizedOffset;
@end

NS_SWIFT_UI_ACTOR
@interface XCUICoordinate : NSObject
@property (readonly) XCUIElement * _Nonnull referencedElement;
@property (readonly) CGPoint screenPoint;
- (XCUICoordinate * _Nonnull)coordinateWithOffset:(CGVector)offsetVector NS_SWIFT_NAME(withOffset(_:));
- (void)tap;
- (void)pressForDuration:(NSTimeInterval)duration;
- (void)pressForDuration:(NSTimeInterval)duration thenDragToCoordinate:(XCUICoordinate * _Nonnull)otherCoordinate NS_SWIFT_NAME(press(forDuration:thenDragTo:));
- (void)pressForDuration:(NSTimeInterval)duration thenDragToCoordinate:(XCUICoordinate * _Nonnull)otherCoordinate withVelocity:(XCUIGestureVelocity)velocity thenHoldForDuration:(NSTimeInterval)holdDuration NS_SWIFT_NAME(press(forDuration:thenDragTo:withVelocity:thenHoldForDuration:));
@end

NS_SWIFT_UI_ACTOR
@interface XCUIApplication : XCUIElement
- (instancetype _Nonnull)init;
- (void)launch;
- (void)terminate;
@property (copy) NSArray<NSString *> * _Nonnull launchArguments;
@property (copy) NSDictionary<NSString *, NSString *> * _Nonnull launchEnvironment;
@end

#endif
