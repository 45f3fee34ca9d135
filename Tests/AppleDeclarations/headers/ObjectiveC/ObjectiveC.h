// The part of the Objective-C runtime that the project sees, and the attributes of all headers. See README.md.
#ifndef OBJECTIVEC_H
#define OBJECTIVEC_H

#define API_AVAILABLE(platform) __attribute__((availability(API_##platform)))
#define API_DEPRECATED(text, versions) __attribute__((availability(API_DEPRECATED_##versions, message=text)))
#define API_ios(version) ios, introduced=version
#define API_DEPRECATED_ios(from, to) ios, introduced=from, deprecated=to
#define API_TO_BE_DEPRECATED 100000
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define nil ((id)0)

typedef _Bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef struct objc_selector *SEL;
typedef void (*IMP)(void);

@class NSString;

@protocol NSObject
- (BOOL)isEqual:(id _Nullable)object;
@property (readonly) NSUInteger hash;
@property (readonly) Class _Nullable superclass;
@property (readonly, copy) NSString * _Nonnull description;
- (BOOL)isProxy;
- (BOOL)isKindOfClass:(Class _Nonnull)aClass;
- (BOOL)respondsToSelector:(SEL _Null_unspecified)aSelector;
- (id _Null_unspecified)performSelector:(SEL _Null_unspecified)aSelector;
- (id _Null_unspecified)performSelector:(SEL _Null_unspecified)aSelector withObject:(id _Null_unspecified)object;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype _Nonnull)init;
+ (void)initialize;
+ (Class _Nullable)superclass;
+ (BOOL)instancesRespondToSelector:(SEL _Null_unspecified)aSelector;
+ (IMP _Null_unspecified)instanceMethodForSelector:(SEL _Null_unspecified)aSelector;
- (id _Nullable)forwardingTargetForSelector:(SEL _Null_unspecified)aSelector;
- (id _Nonnull)copy;
@end

#endif
