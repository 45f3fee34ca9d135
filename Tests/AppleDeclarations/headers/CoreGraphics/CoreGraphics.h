// The part of Core Graphics that the project sees. See README.md.
#ifndef COREGRAPHICS_H
#define COREGRAPHICS_H

#define CF_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define CF_RETURNS_RETAINED __attribute__((cf_returns_retained))

typedef double CGFloat;
typedef struct CGPoint { CGFloat x, y; } CGPoint;
typedef struct CGSize { CGFloat width, height; } CGSize;
typedef struct CGVector { CGFloat dx, dy; } CGVector;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
typedef const struct __attribute__((objc_bridge(id))) CGPath *CGPathRef;
typedef struct __attribute__((objc_bridge_mutable(id))) CGPath *CGMutablePathRef;
typedef struct __attribute__((objc_bridge(id))) CGColor *CGColorRef;
typedef struct __attribute__((objc_bridge(id))) CGImage *CGImageRef;
typedef struct __attribute__((objc_bridge(id))) CGContext *CGContextRef;

extern CGPathRef _Nonnull CGPathCreateWithRect(CGRect rect, const CGAffineTransform * _Nullable transform) CF_SWIFT_NAME(CGPath.init(rect:transform:)) CF_RETURNS_RETAINED;
extern CGPathRef _Nonnull CGPathCreateWithEllipseInRect(CGRect rect, const CGAffineTransform * _Nullable transform) CF_SWIFT_NAME(CGPath.init(ellipseIn:transform:)) CF_RETURNS_RETAINED;
extern CGPathRef _Nonnull CGPathCreateWithRoundedRect(CGRect rect, CGFloat cornerWidth, CGFloat cornerHeight, const CGAffineTransform * _Nullable transform) CF_SWIFT_NAME(CGPath.init(roundedRect:cornerWidth:cornerHeight:transform:)) CF_RETURNS_RETAINED;
extern CGPathRef _Nullable CGPathCreateCopy(CGPathRef _Nonnull path) CF_SWIFT_NAME(CGPath.copy(self:)) CF_RETURNS_RETAINED;
extern CGRect CGPathGetBoundingBox(CGPathRef _Nonnull path) CF_SWIFT_NAME(getter:CGPath.boundingBox(self:));
extern CGMutablePathRef _Nonnull CGPathCreateMutable(void) CF_SWIFT_NAME(CGMutablePath.init()) CF_RETURNS_RETAINED;
extern CGFloat CGColorGetAlpha(CGColorRef _Nonnull color) CF_SWIFT_NAME(getter:CGColor.alpha(self:));

#endif
