// The part of Foundation that the project sees. See README.md.
#ifndef FOUNDATION_H
#define FOUNDATION_H
@import ObjectiveC;
@import CoreGraphics;
#define NS_ENUM(_type, _name) enum _name : _type _name; enum __attribute__((enum_extensibility(open))) _name : _type
#define NS_CLOSED_ENUM(_type, _name) enum _name : _type _name; enum __attribute__((enum_extensibility(closed))) _name : _type
#define NS_OPTIONS(_type, _name) enum __attribute__((flag_enum,enum_extensibility(open))) _name : _type _name; enum __attribute__((flag_enum,enum_extensibility(open))) _name : _type
#define NS_TYPED_ENUM __attribute__((swift_wrapper(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))
#define NS_NOESCAPE __attribute__((noescape))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
typedef double NSTimeInterval;
typedef unsigned short unichar;
#pragma clang assume_nonnull begin
@class NSCoder, NSString, NSBundle, NSDate, NSData, NSURL, NSError, NSAttributedString, NSNotification, NSRunLoop;
@protocol NSCopying - (id)copyWithZone:(nullable void *)zone; @end
@protocol NSMutableCopying - (id)mutableCopyWithZone:(nullable void *)zone; @end
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
@protocol NSSecureCoding <NSCoding>
@property (class, readonly) BOOL supportsSecureCoding;
@end
@protocol NSFastEnumeration @end
@interface NSCoder : NSObject
- (void)encodeObject:(nullable id)object forKey:(NSString *)key;
- (nullable id)decodeObjectForKey:(NSString *)key;
@end
__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
@end
@interface NSMutableString : NSString @end
@interface NSAttributedString : NSObject <NSCopying> - (instancetype)initWithString:(NSString *)str; @end
@interface NSMutableAttributedString : NSAttributedString @end
__attribute__((swift_bridge("Swift.Array")))
@interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSFastEnumeration>
@property (readonly) NSUInteger count;
- (ObjectType)objectAtIndex:(NSUInteger)index;
@end
@interface NSMutableArray<ObjectType> : NSArray<ObjectType> @end
__attribute__((swift_bridge("Swift.Set")))
@interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSFastEnumeration>
@property (readonly) NSUInteger count;
@end
@interface NSOrderedSet<__covariant ObjectType> : NSObject @end
@interface NSHashTable<ObjectType> : NSObject @end
__attribute__((swift_bridge("Swift.Dictionary")))
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying, NSFastEnumeration>
@property (readonly) NSUInteger count;
@end
@interface NSValue : NSObject <NSCopying> @end
@interface NSNumber : NSValue
- (instancetype)initWithBool:(BOOL)value __attribute__((swift_name("init(value:)")));
- (instancetype)initWithDouble:(double)value __attribute__((swift_name("init(value:)")));
- (instancetype)initWithInteger:(NSInteger)value __attribute__((swift_name("init(value:)")));
@property (readonly) BOOL boolValue;
@property (readonly) double doubleValue;
@property (readonly) NSInteger integerValue __attribute__((swift_name("intValue")));
@end
__attribute__((swift_bridge("Foundation.Date")))
@interface NSDate : NSObject <NSCopying> @end
__attribute__((swift_bridge("Foundation.Data")))
@interface NSData : NSObject <NSCopying> @end
__attribute__((swift_bridge("Foundation.URL")))
@interface NSURL : NSObject <NSCopying> @end
__attribute__((swift_bridge("Foundation.IndexPath")))
@interface NSIndexPath : NSObject <NSCopying> @end
@interface NSIndexSet : NSObject <NSCopying> @end
@interface NSError : NSObject <NSCopying> @end
__attribute__((swift_bridge("Foundation.UUID")))
@interface NSUUID : NSObject @end
__attribute__((swift_bridge("Foundation.Locale")))
@interface NSLocale : NSObject @end
@interface NSCalendar : NSObject @end
@interface NSTimeZone : NSObject @end
@interface NSPredicate : NSObject @end
__attribute__((swift_name("UndoManager")))
@interface NSUndoManager : NSObject @end
@interface NSUserActivity : NSObject @end
__attribute__((swift_name("Progress")))
@interface NSProgress : NSObject @end
@interface NSOperation : NSObject @end
@interface NSItemProvider : NSObject @end
@interface NSExtensionContext : NSObject @end
__attribute__((swift_name("Formatter")))
@interface NSFormatter : NSObject @end
__attribute__((swift_name("Bundle")))
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle;
@property (nullable, readonly, copy) NSString *bundleIdentifier;
+ (NSBundle *)bundleForClass:(Class)aClass;
- (nullable NSURL *)URLForResource:(nullable NSString *)name withExtension:(nullable NSString *)ext;
- (nullable NSArray<NSURL *> *)URLsForResourcesWithExtension:(nullable NSString *)ext subdirectory:(nullable NSString *)subpath NS_SWIFT_NAME(urls(forResourcesWithExtension:subdirectory:));
@end
typedef NSString *NSNotificationName NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_name("NSNotification.Name")));
typedef NSString *NSRunLoopMode NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_name("RunLoop.Mode")));
typedef NSString *NSAttributedStringKey NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_name("NSAttributedString.Key")));
extern NSRunLoopMode const NSDefaultRunLoopMode __attribute__((swift_name("RunLoop.Mode.default")));
extern NSRunLoopMode const NSRunLoopCommonModes __attribute__((swift_name("RunLoop.Mode.common")));
__attribute__((swift_bridge("Foundation.Notification")))
@interface NSNotification : NSObject @property (readonly, copy) NSNotificationName name; @end
__attribute__((swift_name("OperationQueue")))
@interface NSOperationQueue : NSObject @end
__attribute__((swift_name("NotificationCenter")))
@interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter;
- (void)addObserver:(id)observer selector:(SEL)aSelector name:(nullable NSNotificationName)aName object:(nullable id)anObject;
- (id<NSObject>)addObserverForName:(nullable NSNotificationName)name object:(nullable id)obj queue:(nullable NSOperationQueue *)queue usingBlock:(void (__attribute__((swift_attr("@Sendable"))) ^)(NSNotification *notification))block;
- (void)removeObserver:(id)observer;
@end
__attribute__((swift_name("RunLoop")))
@interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *mainRunLoop;
@property (class, readonly, strong) NSRunLoop *currentRunLoop;
@end
struct _NSRange { NSUInteger location; NSUInteger length; }; typedef struct _NSRange NSRange;
typedef NS_ENUM(NSInteger, NSComparisonResult) { NSOrderedAscending = -1L, NSOrderedSame, NSOrderedDescending };
extern SEL NSSelectorFromString(NSString *aSelectorName);
extern NSString *NSStringFromSelector(SEL aSelector);
extern NSString *NSTemporaryDirectory(void);
__attribute__((swift_name("Thread")))
@interface NSThread : NSObject
@property (class, readonly) BOOL isMainThread;
@end
__attribute__((swift_name("UserDefaults")))
@interface NSUserDefaults : NSObject
@property (class, readonly, strong) NSUserDefaults *standardUserDefaults;
- (BOOL)boolForKey:(NSString *)k;
- (nullable NSString *)stringForKey:(NSString *)k;
- (void)setBool:(BOOL)b forKey:(NSString *)k;
@end
typedef struct { NSInteger majorVersion, minorVersion, patchVersion; } NSOperatingSystemVersion __attribute__((swift_name("OperatingSystemVersion")));
__attribute__((swift_name("ProcessInfo")))
@interface NSProcessInfo : NSObject
@property (class, readonly, strong) NSProcessInfo *processInfo;
@property (readonly, copy) NSArray<NSString *> *arguments;
@property (readonly, copy) NSDictionary<NSString *, NSString *> *environment;
@property (readonly) NSOperatingSystemVersion operatingSystemVersion;
@end
#pragma clang assume_nonnull end
#endif
