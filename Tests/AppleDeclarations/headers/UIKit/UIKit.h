// The part of UIKit and QuartzCore that the project sees. See README.md.
#ifndef UIKIT_H
#define UIKIT_H
@import Foundation;
@import CoreGraphics;
@class CAAnimation;
@class CABasicAnimation;
@class CADisplayLink;
@class CAGradientLayer;
@class CALayer;
@class CAShapeLayer;
@class NSAdaptiveImageGlyph;
@class NSLayoutAnchor<AnchorType>;
@class NSLayoutConstraint;
@class NSLayoutDimension;
@class NSLayoutManager;
@class NSLayoutXAxisAnchor;
@class NSLayoutYAxisAnchor;
@class NSSymbolContentTransition;
@class NSSymbolEffect;
@class NSSymbolEffectOptions;
@class NSTextAttachment;
@class NSTextAttachmentViewProvider;
@class NSTextContainer;
@class UIAction;
@class UIApplication;
@class UIApplicationShortcutItem;
@class UIBackgroundConfiguration;
@class UIBarButtonItem;
@class UIBarButtonItemBadge;
@class UIBarItem;
@class UIBezierPath;
@class UIButton;
@class UIButtonConfiguration;
@class UICellConfigurationState;
@class UIColor;
@class UIColorPickerViewController;
@class UICommand;
@class UIContentUnavailableConfigurationState;
@class UIContextMenuConfiguration;
@class UIContextMenuInteraction;
@class UIContextualAction;
@class UIControl;
@class UICornerConfiguration;
@class UICubicTimingParameters;
@class UIDeferredMenuElement;
@class UIDeferredMenuElementProvider;
@class UIDevice;
@class UIDictationPhrase;
@class UIDragItem;
@class UIDragPreviewParameters;
@class UIDragPreviewTarget;
@class UIDropProposal;
@class UIEvent;
@class UIFindInteraction;
@class UIFindSession;
@class UIFocusAnimationCoordinator;
@class UIFocusEffect;
@class UIFocusMovementHint;
@class UIFocusUpdateContext;
@class UIFont;
@class UIFontDescriptor;
@class UIFontPickerViewController;
@class UIFontPickerViewControllerConfiguration;
@class UIGestureRecognizer;
@class UIHoverStyle;
@class UIImage;
@class UIImageConfiguration;
@class UIImageSymbolConfiguration;
@class UIImageView;
@class UIInputSuggestion;
@class UIInputViewController;
@class UIKey;
@class UIKeyCommand;
@class UIKeyboardLayoutGuide;
@class UILabel;
@class UILayoutGuide;
@class UILexicon;
@class UILexiconEntry;
@class UIListContentConfiguration;
@class UILocalNotification;
@class UILongPressGestureRecognizer;
@class UIMenu;
@class UIMenuElement;
@class UIMenuSystem;
@class UIMotionEffect;
@class UINavigationBar;
@class UINavigationController;
@class UINavigationItem;
@class UINib;
@class UIOpenURLContext;
@class UIPageControl;
@class UIPageControlProgress;
@class UIPageViewController;
@class UIPanGestureRecognizer;
@class UIPercentDrivenInteractiveTransition;
@class UIPinchGestureRecognizer;
@class UIPopoverPresentationController;
@class UIPresentationController;
@class UIPress;
@class UIPressesEvent;
@class UIPreviewParameters;
@class UIPreviewTarget;
@class UIPrintFormatter;
@class UIRefreshControl;
@class UIResolvedShape;
@class UIResponder;
@class UIScene;
@class UISceneActivationRequestOptions;
@class UISceneConfiguration;
@class UISceneConnectionOptions;
@class UISceneDestructionRequestOptions;
@class UISceneOpenExternalURLOptions;
@class UISceneOpenURLOptions;
@class UISceneSession;
@class UISceneSessionActivationRequest;
@class UISceneWindowingControlStyle;
@class UIScreen;
@class UISearchController;
@class UIScreenEdgePanGestureRecognizer;
@class UIScrollEdgeEffect;
@class UIScrollEdgeEffectStyle;
@class UIScrollView;
@class UISegmentedControl;
@class UIShape;
@class UIShapeResolutionContext;
@class UISheetPresentationController;
@class UISheetPresentationControllerDetent;
@class UISlider;
@class UISplitViewController;
@class UISpringTimingParameters;
@class UIStackView;
@class UIStepper;
@class UIStoryboard;
@class UIStoryboardSegue;
@class UIStoryboardUnwindSegueSource;
@class UISwipeActionsConfiguration;
@class UISwipeGestureRecognizer;
@class UISwitch;
@class UITab;
@class UITabAccessory;
@class UITabBar;
@class UITabBarController;
@class UITabBarControllerSidebar;
@class UITabBarItem;
@class UITabGroup;
@class UITabSidebarItem;
@class UITabSidebarItemRequest;
@class UITabSidebarScrollTarget;
@class UITableView;
@class UITableViewCell;
@class UITableViewDropPlaceholder;
@class UITableViewDropProposal;
@class UITableViewFocusUpdateContext;
@class UITableViewHeaderFooterView;
@class UITableViewPlaceholder;
@class UITableViewRowAction;
@class UITapGestureRecognizer;
@class UITargetedPreview;
@class UITextField;
@class UITextFormattingViewController;
@class UITextFormattingViewControllerChangeValue;
@class UITextFormattingViewControllerConfiguration;
@class UITextInputAssistantItem;
@class UITextInputMode;
@class UITextItem;
@class UITextItemMenuConfiguration;
@class UITextPlaceholder;
@class UITextPosition;
@class UITextRange;
@class UITextSearchOptions;
@class UITextSelectionRect;
@class UITextView;
@class UIToolTipInteraction;
@class UIToolbar;
@class UITouch;
@class UITrackingLayoutGuide;
@class UITraitCollection;
@class UIUserNotificationSettings;
@class UIView;
@class UIViewConfigurationState;
@class UIViewController;
@class UIViewControllerTransition;
@class UIViewLayoutRegion;
@class UIViewPrintFormatter;
@class UIViewPropertyAnimator;
@class UIVisualEffect;
@class UIWindow;
@class UIWindowScene;
@class UIWindowSceneGeometry;
@class UIWindowSceneGeometryPreferences;
@class UIZoomTransitionOptions;
@class UIZoomTransitionSourceViewProviderContext;
@protocol CAAction;
@protocol CAAnimationDelegate;
@protocol CALayerDelegate;
@protocol CAMediaTiming;
@protocol NSLayoutManagerDelegate;
@protocol NSTextAttachmentContainer;
@protocol NSTextAttachmentLayout;
@protocol NSTextLayoutOrientationProvider;
@protocol NSTextLocation;
@protocol UIAccessibilityContentSizeCategoryImageAdjusting;
@protocol UIAccessibilityIdentification;
@protocol UIActivityItemsConfigurationProviding;
@protocol UIActivityItemsConfigurationReading;
@protocol UIAdaptivePresentationControllerDelegate;
@protocol UIAppearance;
@protocol UIAppearanceContainer;
@protocol UIApplicationDelegate;
@protocol UIBarPositioning;
@protocol UIBarPositioningDelegate;
@protocol UIColorPickerViewControllerDelegate;
@protocol UIConfigurationState;
@protocol UIContentConfiguration;
@protocol UIContentContainer;
@protocol UIContentSizeCategoryAdjusting;
@protocol UIContextMenuInteractionAnimating;
@protocol UIContextMenuInteractionCommitAnimating;
@protocol UIContextMenuInteractionDelegate;
@protocol UIDataSourceTranslating;
@protocol UIDragAnimating;
@protocol UIDragDropSession;
@protocol UIDragSession;
@protocol UIDropSession;
@protocol UIDynamicItem;
@protocol UIEditMenuInteractionAnimating;
@protocol UIFindInteractionDelegate;
@protocol UIFocusAnimationContext;
@protocol UIFocusEnvironment;
@protocol UIFocusItem;
@protocol UIFocusItemContainer;
@protocol UIFocusItemScrollableContainer;
@protocol UIFontPickerViewControllerDelegate;
@protocol UIGestureRecognizerDelegate;
@protocol UIHoverEffect;
@protocol UIInteraction;
@protocol UIKeyInput;
@protocol UILargeContentViewerItem;
@protocol UILetterformAwareAdjusting;
@protocol UIMenuBuilder;
@protocol UIMenuLeaf;
@protocol UIMutableTraits;
@protocol UINavigationBarDelegate;
@protocol UINavigationControllerDelegate;
@protocol UIPageControlProgressDelegate;
@protocol UIPageViewControllerDataSource;
@protocol UIPageViewControllerDelegate;
@protocol UIPasteConfigurationSupporting;
@protocol UIPopoverPresentationControllerDelegate;
@protocol UIPopoverPresentationControllerSourceItem;
@protocol UIResponderStandardEditActions;
@protocol UISceneDelegate;
@protocol UIScrollViewDelegate;
@protocol UIShapeProvider;
@protocol UISheetPresentationControllerDelegate;
@protocol UISplitViewControllerDelegate;
@protocol UISpringLoadedInteractionContext;
@protocol UISpringLoadedInteractionSupporting;
@protocol UIStateRestoring;
@protocol UITabBarControllerDelegate;
@protocol UITabBarControllerSidebarAnimating;
@protocol UITabBarControllerSidebarDelegate;
@protocol UITabBarDelegate;
@protocol UITableViewDataSource;
@protocol UITableViewDataSourcePrefetching;
@protocol UITableViewDelegate;
@protocol UITableViewDragDelegate;
@protocol UITableViewDropCoordinator;
@protocol UITableViewDropDelegate;
@protocol UITableViewDropItem;
@protocol UITableViewDropPlaceholderContext;
@protocol UITextDraggable;
@protocol UITextDroppable;
@protocol UITextFieldDelegate;
@protocol UITextFormattingViewControllerDelegate;
@protocol UITextInput;
@protocol UITextInputDelegate;
@protocol UITextInputTraits;
@protocol UITextPasteConfigurationSupporting;
@protocol UITextSearchAggregator;
@protocol UITextSearching;
@protocol UITextViewDelegate;
@protocol UITimingCurveProvider;
@protocol UIToolTipInteractionDelegate;
@protocol UIToolbarDelegate;
@protocol UITraitChangeObservable;
@protocol UITraitEnvironment;
@protocol UITraitOverrides;
@protocol UIUserActivityRestoring;
@protocol UIViewAnimating;
@protocol UIViewControllerAnimatedTransitioning;
@protocol UIViewControllerContextTransitioning;
@protocol UIViewControllerInteractiveTransitioning;
@protocol UIViewControllerPreviewing;
@protocol UIViewControllerPreviewingDelegate;
@protocol UIViewControllerTransitionCoordinator;
@protocol UIViewControllerTransitionCoordinatorContext;
@protocol UIViewControllerTransitioningDelegate;
@protocol UIViewImplicitlyAnimating;
@protocol UIWindowSceneDelegate;
typedef double CFTimeInterval;
typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
typedef struct NSDirectionalEdgeInsets { CGFloat top, leading, bottom, trailing; } NSDirectionalEdgeInsets;
typedef struct UIOffset { CGFloat horizontal, vertical; } UIOffset;
typedef struct UIFloatRange { CGFloat minimum, maximum; } UIFloatRange;
typedef struct CAFrameRateRange { float minimum, maximum, preferred; } CAFrameRateRange;
struct CATransform3D { CGFloat m11; CGFloat m12; CGFloat m13; CGFloat m14; CGFloat m21; CGFloat m22; CGFloat m23; CGFloat m24; CGFloat m31; CGFloat m32; CGFloat m33; CGFloat m34; CGFloat m41; CGFloat m42; CGFloat m43; CGFloat m44; };
typedef struct CATransform3D CATransform3D;
typedef enum CAAutoresizingMask : unsigned int CAAutoresizingMask;
enum __attribute__((flag_enum,enum_extensibility(open))) CAAutoresizingMask : unsigned int {
  kCALayerNotSizable = 0,
};
typedef enum CACornerMask : NSUInteger CACornerMask;
enum __attribute__((flag_enum,enum_extensibility(open))) CACornerMask : NSUInteger {
  kCALayerMinXMinYCorner = 1,
  kCALayerMaxXMinYCorner = 2,
  kCALayerMinXMaxYCorner = 4,
  kCALayerMaxXMaxYCorner = 8,
};
typedef enum NSControlCharacterAction : NSInteger NSControlCharacterAction;
enum __attribute__((flag_enum,enum_extensibility(open))) NSControlCharacterAction : NSInteger {
  NSControlCharacterActionZeroAdvancement = 1,
};
typedef enum NSDirectionalRectEdge : NSUInteger NSDirectionalRectEdge;
enum __attribute__((flag_enum,enum_extensibility(open))) NSDirectionalRectEdge : NSUInteger {
  NSDirectionalRectEdgeNone = 0,
  NSDirectionalRectEdgeTop = 1,
  NSDirectionalRectEdgeLeading = 2,
  NSDirectionalRectEdgeBottom = 4,
  NSDirectionalRectEdgeTrailing = 8,
  NSDirectionalRectEdgeAll = 15,
};
typedef enum NSGlyphProperty : NSInteger NSGlyphProperty;
enum __attribute__((flag_enum,enum_extensibility(open))) NSGlyphProperty : NSInteger {
  NSGlyphPropertyNull = 1,
  NSGlyphPropertyControlCharacter = 2,
  NSGlyphPropertyElastic = 4,
  NSGlyphPropertyNonBaseCharacter = 8,
};
typedef enum NSLayoutAttribute : NSInteger NSLayoutAttribute NS_SWIFT_NAME(NSLayoutConstraint.Attribute);
enum __attribute__((enum_extensibility(open))) NS_SWIFT_NAME(NSLayoutConstraint.Attribute) NSLayoutAttribute : NSInteger {
  NSLayoutAttributeLeft = 1,
  NSLayoutAttributeRight = 2,
  NSLayoutAttributeTop = 3,
  NSLayoutAttributeBottom = 4,
  NSLayoutAttributeLeading = 5,
  NSLayoutAttributeTrailing = 6,
  NSLayoutAttributeWidth = 7,
  NSLayoutAttributeHeight = 8,
  NSLayoutAttributeCenterX = 9,
  NSLayoutAttributeCenterY = 10,
  NSLayoutAttributeLastBaseline = 11,
  NSLayoutAttributeBaseline = 11,
  NSLayoutAttributeFirstBaseline = 12,
  NSLayoutAttributeLeftMargin = 13,
  NSLayoutAttributeRightMargin = 14,
  NSLayoutAttributeTopMargin = 15,
  NSLayoutAttributeBottomMargin = 16,
  NSLayoutAttributeLeadingMargin = 17,
  NSLayoutAttributeTrailingMargin = 18,
  NSLayoutAttributeCenterXWithinMargins = 19,
  NSLayoutAttributeCenterYWithinMargins = 20,
  NSLayoutAttributeNotAnAttribute = 0,
};
typedef enum NSLayoutFormatOptions : NSUInteger NSLayoutFormatOptions;
enum __attribute__((flag_enum,enum_extensibility(open))) NSLayoutFormatOptions : NSUInteger {
  NSLayoutFormatAlignAllLeft = 2,
};
typedef enum NSLayoutRelation : NSInteger NSLayoutRelation NS_SWIFT_NAME(NSLayoutConstraint.Relation);
enum __attribute__((enum_extensibility(open))) NS_SWIFT_NAME(NSLayoutConstraint.Relation) NSLayoutRelation : NSInteger {
  NSLayoutRelationLessThanOrEqual = -1,
  NSLayoutRelationEqual = 0,
  NSLayoutRelationGreaterThanOrEqual = 1,
};
typedef enum NSLineBreakMode : NSInteger NSLineBreakMode;
enum __attribute__((enum_extensibility(open))) NSLineBreakMode : NSInteger {
  NSLineBreakByWordWrapping = 0,
};
typedef enum NSTextAlignment : NSInteger NSTextAlignment;
enum __attribute__((enum_extensibility(open))) NSTextAlignment : NSInteger {
  NSTextAlignmentLeft NS_SWIFT_NAME(left) = 0,
  NSTextAlignmentJustified NS_SWIFT_NAME(justified) = 3,
  NSTextAlignmentNatural NS_SWIFT_NAME(natural) = 4,
  NSTextAlignmentCenter NS_SWIFT_NAME(center) = 1,
  NSTextAlignmentRight NS_SWIFT_NAME(right) = 2,
};
typedef enum NSWritingDirection : NSInteger NSWritingDirection;
enum __attribute__((enum_extensibility(open))) NSWritingDirection : NSInteger {
  NSWritingDirectionNatural = -1,
  NSWritingDirectionLeftToRight = 0,
  NSWritingDirectionRightToLeft = 1,
};
typedef enum UIAccessibilityScrollDirection : NSInteger UIAccessibilityScrollDirection;
enum __attribute__((enum_extensibility(open))) UIAccessibilityScrollDirection : NSInteger {
  UIAccessibilityScrollDirectionRight = 1,
  UIAccessibilityScrollDirectionLeft = 2,
  UIAccessibilityScrollDirectionUp = 3,
  UIAccessibilityScrollDirectionDown = 4,
  UIAccessibilityScrollDirectionNext = 5,
  UIAccessibilityScrollDirectionPrevious = 6,
};
typedef enum UIBackgroundFetchResult : NSUInteger UIBackgroundFetchResult;
enum __attribute__((enum_extensibility(open))) UIBackgroundFetchResult : NSUInteger {
  UIBackgroundFetchResultNewData = 0,
  UIBackgroundFetchResultNoData = 1,
  UIBackgroundFetchResultFailed = 2,
};
typedef enum UIBarButtonItemStyle : NSInteger UIBarButtonItemStyle NS_SWIFT_NAME(UIBarButtonItem.Style);
enum __attribute__((enum_extensibility(open))) NS_SWIFT_NAME(UIBarButtonItem.Style) UIBarButtonItemStyle : NSInteger {
  UIBarButtonItemStylePlain = 0,
  UIBarButtonItemStyleProminent = 2,
  UIBarButtonItemStyleBordered = 1,
  UIBarButtonItemStyleDone = 2,
};
typedef enum UIBarButtonSystemItem : NSInteger UIBarButtonSystemItem NS_SWIFT_NAME(UIBarButtonItem.SystemItem);
enum __attribute__((enum_extensibility(open))) NS_SWIFT_NAME(UIBarButtonItem.SystemItem) UIBarButtonSystemItem : NSInteger {
  UIBarButtonSystemItemDone = 0,
  UIBarButtonSystemItemCancel = 1,
  UIBarButtonSystemItemEdit = 2,
  UIBarButtonSystemItemSave = 3,
  UIBarButtonSystemItemAdd = 4,
  UIBarButtonSystemItemFlexibleSpace = 5,
  UIBarButtonSystemItemFixedSpace = 6,
  UIBarButtonSystemItemCompose = 7,
  UIBarButtonSystemItemReply = 8,
  UIBarButtonSystemItemAction = 9,
  UIBarButtonSystemItemOrganize = 10,
  UIBarButtonSystemItemBookmarks = 11,
  UIBarButtonSystemItemSearch = 12,
  UIBarButtonSystemItemRefresh = 13,
  UIBarButtonSystemItemStop = 14,
  UIBarButtonSystemItemCamera = 15,
  UIBarButtonSystemItemTrash = 16,
  UIBarButtonSystemItemPlay = 17,
  UIBarButtonSystemItemPause = 18,
  UIBarButtonSystemItemRewind = 19,
  UIBarButtonSystemItemFastForward = 20,
  UIBarButtonSystemItemUndo = 21,
  UIBarButtonSystemItemRedo = 22,
  UIBarButtonSystemItemPageCurl = 23,
  UIBarButtonSystemItemClose = 24,
  UIBarButtonSystemItemWritingTools = 25,
};
typedef enum UIBarMetrics : NSInteger UIBarMetrics;
enum __attribute__((enum_extensibility(open))) UIBarMetrics : NSInteger {
  UIBarMetricsDefault = 0,
  UIBarMetricsCompact = 1,
  UIBarMetricsDefaultPrompt = 101,
  UIBarMetricsCompactPrompt = 102,
  UIBarMetricsLandscapePhone = 1,
  UIBarMetricsLandscapePhonePrompt = 102,
};
typedef enum UIBarPosition : NSInteger UIBarPosition;
enum __attribute__((enum_extensibility(open))) UIBarPosition : NSInteger {
  UIBarPositionAny = 0,
  UIBarPositionBottom = 1,
  UIBarPositionTop = 2,
  UIBarPositionTopAttached = 3,
};
typedef enum UIButtonConfigurationIndicator : NSInteger UIButtonConfigurationIndicator;
enum __attribute__((enum_extensibility(open))) UIButtonConfigurationIndicator : NSInteger {
  UIButtonConfigurationIndicatorAutomatic = 0,
  UIButtonConfigurationIndicatorNone = 1,
  UIButtonConfigurationIndicatorPopup = 2,
};
typedef enum UIButtonRole : NSInteger UIButtonRole;
enum __attribute__((enum_extensibility(open))) UIButtonRole : NSInteger {
  UIButtonRoleNormal = 0,
  UIButtonRolePrimary = 1,
  UIButtonRoleCancel = 2,
  UIButtonRoleDestructive = 3,
};
typedef enum UIButtonType : NSInteger UIButtonType NS_SWIFT_NAME(UIButton.ButtonType);
enum __attribute__((enum_extensibility(open))) NS_SWIFT_NAME(UIButton.ButtonType) UIButtonType : NSInteger {
  UIButtonTypeCustom = 0,
  UIButtonTypeSystem = 1,
  UIButtonTypeDetailDisclosure = 2,
  UIButtonTypeInfoLight = 3,
  UIButtonTypeInfoDark = 4,
  UIButtonTypeContactAdd = 5,
  UIButtonTypePlain = 6,
  UIButtonTypeClose = 7,
  UIButtonTypeRoundedRect = 1,
};
typedef enum UIColorProminence : NSInteger UIColorProminence;
enum __attribute__((enum_extensibility(open))) UIColorProminence : NSInteger {
  UIColorProminencePrimary = 0,
};
typedef enum UIContextualActionStyle : NSInteger UIContextualActionStyle;
enum __attribute__((enum_extensibility(open))) UIContextualActionStyle : NSInteger {
  UIContextualActionStyleNormal = 0,
  UIContextualActionStyleDestructive = 1,
};
typedef enum UIControlContentHorizontalAlignment : NSInteger UIControlContentHorizontalAlignment;
enum __attribute__((enum_extensibility(open))) UIControlContentHorizontalAlignment : NSInteger {
  UIControlContentHorizontalAlignmentCenter = 0,
  UIControlContentHorizontalAlignmentLeft = 1,
  UIControlContentHorizontalAlignmentRight = 2,
  UIControlContentHorizontalAlignmentFill = 3,
  UIControlContentHorizontalAlignmentLeading = 4,
  UIControlContentHorizontalAlignmentTrailing = 5,
};
typedef enum UIControlContentVerticalAlignment : NSInteger UIControlContentVerticalAlignment;
enum __attribute__((enum_extensibility(open))) UIControlContentVerticalAlignment : NSInteger {
  UIControlContentVerticalAlignmentCenter = 0,
  UIControlContentVerticalAlignmentTop = 1,
  UIControlContentVerticalAlignmentBottom = 2,
  UIControlContentVerticalAlignmentFill = 3,
};
typedef enum UIControlEvents : NSUInteger UIControlEvents NS_SWIFT_NAME(UIControl.Event);
enum __attribute__((flag_enum,enum_extensibility(open))) NS_SWIFT_NAME(UIControl.Event) UIControlEvents : NSUInteger {
  UIControlEventTouchDown = 1,
  UIControlEventTouchDownRepeat = 2,
  UIControlEventTouchDragInside = 4,
  UIControlEventTouchDragOutside = 8,
  UIControlEventTouchDragEnter = 16,
  UIControlEventTouchDragExit = 32,
  UIControlEventTouchUpInside = 64,
  UIControlEventTouchUpOutside = 128,
  UIControlEventTouchCancel = 256,
  UIControlEventValueChanged = 4096,
  UIControlEventPrimaryActionTriggered = 8192,
  UIControlEventMenuActionTriggered = 16384,
  UIControlEventEditingDidBegin = 65536,
  UIControlEventEditingChanged = 131072,
  UIControlEventEditingDidEnd = 262144,
  UIControlEventEditingDidEndOnExit = 524288,
  UIControlEventAllTouchEvents = 4095,
  UIControlEventAllEditingEvents = 983040,
  UIControlEventApplicationReserved = 251658240,
  UIControlEventSystemReserved = 4026531840,
  UIControlEventAllEvents = 4294967295,
};
typedef enum UIControlState : NSUInteger UIControlState NS_SWIFT_NAME(UIControl.State);
enum __attribute__((flag_enum,enum_extensibility(open))) NS_SWIFT_NAME(UIControl.State) UIControlState : NSUInteger {
  UIControlStateNormal NS_SWIFT_NAME(normal) = 0,
  UIControlStateHighlighted = 1,
  UIControlStateDisabled = 2,
  UIControlStateSelected = 4,
  UIControlStateFocused = 8,
  UIControlStateApplication = 16711680,
  UIControlStateReserved = 4278190080,
};
typedef enum UIDropOperation : NSUInteger UIDropOperation;
enum __attribute__((enum_extensibility(open))) UIDropOperation : NSUInteger {
  UIDropOperationCancel = 0,
  UIDropOperationForbidden = 1,
  UIDropOperationCopy = 2,
  UIDropOperationMove = 3,
};
typedef enum UIEditingInteractionConfiguration : NSInteger UIEditingInteractionConfiguration;
enum __attribute__((enum_extensibility(open))) UIEditingInteractionConfiguration : NSInteger {
  UIEditingInteractionConfigurationNone = 0,
  UIEditingInteractionConfigurationDefault = 1,
};
typedef enum UIEventButtonMask : NSInteger UIEventButtonMask;
enum __attribute__((flag_enum,enum_extensibility(open))) UIEventButtonMask : NSInteger {
  UIEventButtonMaskPrimary = 1,
};
typedef enum UIEventType : NSInteger UIEventType NS_SWIFT_NAME(UIEvent.EventType);
enum __attribute__((enum_extensibility(open))) NS_SWIFT_NAME(UIEvent.EventType) UIEventType : NSInteger {
  UIEventTypeTouches = 0,
  UIEventTypeMotion = 1,
  UIEventTypeRemoteControl = 2,
  UIEventTypePresses = 3,
  UIEventTypeScroll = 10,
  UIEventTypeHover = 11,
  UIEventTypeTransform = 14,
};
typedef enum UIEventSubtype : NSInteger UIEventSubtype;
enum __attribute__((enum_extensibility(open))) UIEventSubtype : NSInteger {
  UIEventSubtypeNone = 0,
  UIEventSubtypeMotionShake = 1,
  UIEventSubtypeRemoteControlPlay = 100,
  UIEventSubtypeRemoteControlPause = 101,
  UIEventSubtypeRemoteControlStop = 102,
  UIEventSubtypeRemoteControlTogglePlayPause = 103,
  UIEventSubtypeRemoteControlNextTrack = 104,
  UIEventSubtypeRemoteControlPreviousTrack = 105,
  UIEventSubtypeRemoteControlBeginSeekingBackward = 106,
  UIEventSubtypeRemoteControlEndSeekingBackward = 107,
  UIEventSubtypeRemoteControlBeginSeekingForward = 108,
  UIEventSubtypeRemoteControlEndSeekingForward = 109,
};
typedef enum UIFontDescriptorSymbolicTraits : unsigned int UIFontDescriptorSymbolicTraits;
enum __attribute__((flag_enum,enum_extensibility(open))) UIFontDescriptorSymbolicTraits : unsigned int {
  UIFontDescriptorTraitItalic = 1,
};
typedef enum UIGestureRecognizerState : NSInteger UIGestureRecognizerState NS_SWIFT_NAME(UIGestureRecognizer.State);
enum __attribute__((enum_extensibility(open))) NS_SWIFT_NAME(UIGestureRecognizer.State) UIGestureRecognizerState : NSInteger {
  UIGestureRecognizerStatePossible = 0,
  UIGestureRecognizerStateBegan = 1,
  UIGestureRecognizerStateChanged = 2,
  UIGestureRecognizerStateEnded = 3,
  UIGestureRecognizerStateCancelled = 4,
  UIGestureRecognizerStateFailed = 5,
  UIGestureRecognizerStateRecognized = 3,
};
typedef enum UIImageOrientation : NSInteger UIImageOrientation;
enum __attribute__((enum_extensibility(open))) UIImageOrientation : NSInteger {
  UIImageOrientationUp = 0,
  UIImageOrientationDown = 1,
  UIImageOrientationLeft = 2,
  UIImageOrientationRight = 3,
  UIImageOrientationUpMirrored = 4,
  UIImageOrientationDownMirrored = 5,
  UIImageOrientationLeftMirrored = 6,
  UIImageOrientationRightMirrored = 7,
};
typedef enum UIImageRenderingMode : NSInteger UIImageRenderingMode NS_SWIFT_NAME(UIImage.RenderingMode);
enum __attribute__((enum_extensibility(open))) NS_SWIFT_NAME(UIImage.RenderingMode) UIImageRenderingMode : NSInteger {
  UIImageRenderingModeAutomatic = 0,
  UIImageRenderingModeAlwaysOriginal = 1,
  UIImageRenderingModeAlwaysTemplate = 2,
};
typedef enum UIImageResizingMode : NSInteger UIImageResizingMode;
enum __attribute__((enum_extensibility(open))) UIImageResizingMode : NSInteger {
  UIImageResizingMode_empty = 0
};
typedef enum UIInterfaceOrientation : NSInteger UIInterfaceOrientation;
enum __attribute__((enum_extensibility(open))) UIInterfaceOrientation : NSInteger {
  UIInterfaceOrientationUnknown = 0,
  UIInterfaceOrientationPortrait = 1,
  UIInterfaceOrientationPortraitUpsideDown = 2,
  UIInterfaceOrientationLandscapeLeft = 4,
  UIInterfaceOrientationLandscapeRight = 3,
};
typedef enum UIInterfaceOrientationMask : NSUInteger UIInterfaceOrientationMask;
enum __attribute__((flag_enum,enum_extensibility(open))) UIInterfaceOrientationMask : NSUInteger {
  UIInterfaceOrientationMaskPortrait = 2,
  UIInterfaceOrientationMaskLandscapeLeft = 16,
  UIInterfaceOrientationMaskLandscapeRight = 8,
  UIInterfaceOrientationMaskPortraitUpsideDown = 4,
  UIInterfaceOrientationMaskLandscape = 24,
  UIInterfaceOrientationMaskAll = 30,
  UIInterfaceOrientationMaskAllButUpsideDown = 26,
};
typedef enum UIKeyModifierFlags : NSInteger UIKeyModifierFlags;
enum __attribute__((flag_enum,enum_extensibility(open))) UIKeyModifierFlags : NSInteger {
  UIKeyModifierAlphaShift = 65536,
  UIKeyModifierShift = 131072,
  UIKeyModifierControl = 262144,
  UIKeyModifierAlternate = 524288,
  UIKeyModifierCommand = 1048576,
  UIKeyModifierNumericPad = 2097152,
};
typedef enum UILayoutConstraintAxis : NSInteger UILayoutConstraintAxis NS_SWIFT_NAME(NSLayoutConstraint.Axis);
enum __attribute__((enum_extensibility(open))) NS_SWIFT_NAME(NSLayoutConstraint.Axis) UILayoutConstraintAxis : NSInteger {
  UILayoutConstraintAxisHorizontal = 0,
  UILayoutConstraintAxisVertical = 1,
};
typedef enum UIMenuElementAttributes : NSUInteger UIMenuElementAttributes NS_SWIFT_NAME(UIMenuElement.Attributes);
enum __attribute__((flag_enum,enum_extensibility(open))) NS_SWIFT_NAME(UIMenuElement.Attributes) UIMenuElementAttributes : NSUInteger {
  UIMenuElementAttributesDisabled = 1,
  UIMenuElementAttributesDestructive = 2,
  UIMenuElementAttributesHidden = 4,
  UIMenuElementAttributesKeepsMenuPresented = 8,
};
typedef enum UIMenuElementState : NSInteger UIMenuElementState NS_SWIFT_NAME(UIMenuElement.State);
enum __attribute__((enum_extensibility(open))) NS_SWIFT_NAME(UIMenuElement.State) UIMenuElementState : NSInteger {
  UIMenuElementStateOff = 0,
  UIMenuElementStateOn = 1,
  UIMenuElementStateMixed = 2,
};
typedef enum UIMenuOptions : NSUInteger UIMenuOptions;
enum __attribute__((flag_enum,enum_extensibility(open))) UIMenuOptions : NSUInteger {
  UIMenuOptionsDisplayInline = 1,
};
typedef enum UIModalPresentationStyle : NSInteger UIModalPresentationStyle;
enum __attribute__((enum_extensibility(open))) UIModalPresentationStyle : NSInteger {
  UIModalPresentationFullScreen = 0,
  UIModalPresentationPageSheet = 1,
  UIModalPresentationFormSheet = 2,
  UIModalPresentationCurrentContext = 3,
  UIModalPresentationCustom = 4,
  UIModalPresentationOverFullScreen = 5,
  UIModalPresentationOverCurrentContext = 6,
  UIModalPresentationPopover = 7,
  UIModalPresentationBlurOverFullScreen = 8,
  UIModalPresentationNone = -1,
  UIModalPresentationAutomatic = -2,
};
typedef enum UIModalTransitionStyle : NSInteger UIModalTransitionStyle;
enum __attribute__((enum_extensibility(open))) UIModalTransitionStyle : NSInteger {
  UIModalTransitionStyleCoverVertical = 0,
  UIModalTransitionStyleFlipHorizontal = 1,
  UIModalTransitionStyleCrossDissolve = 2,
  UIModalTransitionStylePartialCurl = 3,
};
typedef enum UINavigationBarNSToolbarSection : NSInteger UINavigationBarNSToolbarSection;
enum __attribute__((enum_extensibility(open))) UINavigationBarNSToolbarSection : NSInteger {
  UINavigationBarNSToolbarSectionNone = 0,
  UINavigationBarNSToolbarSectionSidebar = 1,
  UINavigationBarNSToolbarSectionSupplementary = 2,
  UINavigationBarNSToolbarSectionContent = 3,
};
typedef enum UINavigationControllerOperation : NSInteger UINavigationControllerOperation NS_SWIFT_NAME(UINavigationController.Operation);
enum __attribute__((enum_extensibility(open))) NS_SWIFT_NAME(UINavigationController.Operation) UINavigationControllerOperation : NSInteger {
  UINavigationControllerOperationNone = 0,
  UINavigationControllerOperationPush = 1,
  UINavigationControllerOperationPop = 2,
};
typedef enum UINavigationItemStyle : NSInteger UINavigationItemStyle;
enum __attribute__((enum_extensibility(open))) UINavigationItemStyle : NSInteger {
  UINavigationItemStyleNavigator = 0,
};
typedef enum UIPageControlBackgroundStyle : NSInteger UIPageControlBackgroundStyle;
enum __attribute__((enum_extensibility(open))) UIPageControlBackgroundStyle : NSInteger {
  UIPageControlBackgroundStyleAutomatic = 0,
  UIPageControlBackgroundStyleProminent = 1,
  UIPageControlBackgroundStyleMinimal = 2,
};
typedef enum UIPageControlDirection : NSInteger UIPageControlDirection;
enum __attribute__((enum_extensibility(open))) UIPageControlDirection : NSInteger {
  UIPageControlDirectionNatural = 0,
  UIPageControlDirectionLeftToRight = 1,
  UIPageControlDirectionRightToLeft = 2,
  UIPageControlDirectionTopToBottom = 3,
  UIPageControlDirectionBottomToTop = 4,
};
typedef enum UIPageControlInteractionState : NSInteger UIPageControlInteractionState;
enum __attribute__((enum_extensibility(open))) UIPageControlInteractionState : NSInteger {
  UIPageControlInteractionStateNone = 0,
  UIPageControlInteractionStateDiscrete = 1,
  UIPageControlInteractionStateContinuous = 2,
};
typedef enum UIPageViewControllerNavigationDirection : NSInteger UIPageViewControllerNavigationDirection;
enum __attribute__((enum_extensibility(open))) UIPageViewControllerNavigationDirection : NSInteger {
  UIPageViewControllerNavigationDirectionForward = 0,
  UIPageViewControllerNavigationDirectionReverse = 1,
};
typedef enum UIPageViewControllerNavigationOrientation : NSInteger UIPageViewControllerNavigationOrientation;
enum __attribute__((enum_extensibility(open))) UIPageViewControllerNavigationOrientation : NSInteger {
  UIPageViewControllerNavigationOrientationHorizontal = 0,
  UIPageViewControllerNavigationOrientationVertical = 1,
};
typedef enum UIPageViewControllerSpineLocation : NSInteger UIPageViewControllerSpineLocation;
enum __attribute__((enum_extensibility(open))) UIPageViewControllerSpineLocation : NSInteger {
  UIPageViewControllerSpineLocationNone = 0,
  UIPageViewControllerSpineLocationMin = 1,
  UIPageViewControllerSpineLocationMid = 2,
  UIPageViewControllerSpineLocationMax = 3,
};
typedef enum UIPageViewControllerTransitionStyle : NSInteger UIPageViewControllerTransitionStyle;
enum __attribute__((enum_extensibility(open))) UIPageViewControllerTransitionStyle : NSInteger {
  UIPageViewControllerTransitionStylePageCurl = 0,
  UIPageViewControllerTransitionStyleScroll = 1,
};
typedef enum UIPressPhase : NSInteger UIPressPhase;
enum __attribute__((enum_extensibility(open))) UIPressPhase : NSInteger {
  UIPressPhaseBegan = 0,
  UIPressPhaseChanged = 1,
  UIPressPhaseStationary = 2,
  UIPressPhaseEnded = 3,
  UIPressPhaseCancelled = 4,
};
typedef enum UIRectEdge : NSUInteger UIRectEdge;
enum __attribute__((flag_enum,enum_extensibility(open))) UIRectEdge : NSUInteger {
  UIRectEdgeNone = 0,
  UIRectEdgeTop = 1,
  UIRectEdgeLeft = 2,
  UIRectEdgeBottom = 4,
  UIRectEdgeRight = 8,
  UIRectEdgeAll = 0x7fffffffffffffff,
};
typedef enum UIRectCorner : NSUInteger UIRectCorner;
enum __attribute__((flag_enum,enum_extensibility(open))) UIRectCorner : NSUInteger {
  UIRectCornerTopLeft = 1,
};
typedef enum UIRemoteNotificationType : NSUInteger UIRemoteNotificationType;
enum __attribute__((flag_enum,enum_extensibility(open))) UIRemoteNotificationType : NSUInteger {
  UIRemoteNotificationTypeNone = 0,
  UIRemoteNotificationTypeBadge = 1,
  UIRemoteNotificationTypeSound = 2,
  UIRemoteNotificationTypeAlert = 4,
  UIRemoteNotificationTypeNewsstandContentAvailability = 8,
};
typedef enum UIScrollTypeMask : NSInteger UIScrollTypeMask;
enum __attribute__((flag_enum,enum_extensibility(open))) UIScrollTypeMask : NSInteger {
  UIScrollTypeMaskDiscrete = 1,
  UIScrollTypeMaskContinuous = 2,
  UIScrollTypeMaskAll = 3,
};
typedef enum UIScrollViewContentInsetAdjustmentBehavior : NSInteger UIScrollViewContentInsetAdjustmentBehavior NS_SWIFT_NAME(UIScrollView.ContentInsetAdjustmentBehavior);
enum __attribute__((enum_extensibility(open))) NS_SWIFT_NAME(UIScrollView.ContentInsetAdjustmentBehavior) UIScrollViewContentInsetAdjustmentBehavior : NSInteger {
  UIScrollViewContentInsetAdjustmentAutomatic = 0,
  UIScrollViewContentInsetAdjustmentScrollableAxes = 1,
  UIScrollViewContentInsetAdjustmentNever = 2,
  UIScrollViewContentInsetAdjustmentAlways = 3,
};
typedef enum UIScrollViewIndexDisplayMode : NSInteger UIScrollViewIndexDisplayMode;
enum __attribute__((enum_extensibility(open))) UIScrollViewIndexDisplayMode : NSInteger {
  UIScrollViewIndexDisplayModeAutomatic = 0,
  UIScrollViewIndexDisplayModeAlwaysHidden = 1,
};
typedef enum UIScrollViewIndicatorStyle : NSInteger UIScrollViewIndicatorStyle;
enum __attribute__((enum_extensibility(open))) UIScrollViewIndicatorStyle : NSInteger {
  UIScrollViewIndicatorStyleDefault = 0,
  UIScrollViewIndicatorStyleBlack = 1,
  UIScrollViewIndicatorStyleWhite = 2,
};
typedef enum UIScrollViewKeyboardDismissMode : NSInteger UIScrollViewKeyboardDismissMode NS_SWIFT_NAME(UIScrollView.KeyboardDismissMode);
enum __attribute__((enum_extensibility(open))) NS_SWIFT_NAME(UIScrollView.KeyboardDismissMode) UIScrollViewKeyboardDismissMode : NSInteger {
  UIScrollViewKeyboardDismissModeNone = 0,
  UIScrollViewKeyboardDismissModeOnDrag = 1,
  UIScrollViewKeyboardDismissModeInteractive = 2,
  UIScrollViewKeyboardDismissModeOnDragWithAccessory = 3,
  UIScrollViewKeyboardDismissModeInteractiveWithAccessory = 4,
};
typedef enum UISegmentedControlSegment : NSInteger UISegmentedControlSegment;
enum __attribute__((enum_extensibility(open))) UISegmentedControlSegment : NSInteger {
  UISegmentedControlSegmentAny = 0,
  UISegmentedControlSegmentLeft = 1,
  UISegmentedControlSegmentCenter = 2,
  UISegmentedControlSegmentRight = 3,
  UISegmentedControlSegmentAlone = 4,
};
typedef enum UISemanticContentAttribute : NSInteger UISemanticContentAttribute;
enum __attribute__((enum_extensibility(open))) UISemanticContentAttribute : NSInteger {
  UISemanticContentAttributeUnspecified = 0,
  UISemanticContentAttributePlayback = 1,
  UISemanticContentAttributeSpatial = 2,
  UISemanticContentAttributeForceLeftToRight = 3,
  UISemanticContentAttributeForceRightToLeft = 4,
};
typedef enum UISplitViewControllerColumn : NSInteger UISplitViewControllerColumn NS_SWIFT_NAME(UISplitViewController.Column);
enum __attribute__((enum_extensibility(open))) NS_SWIFT_NAME(UISplitViewController.Column) UISplitViewControllerColumn : NSInteger {
  UISplitViewControllerColumnPrimary = 0,
  UISplitViewControllerColumnSupplementary = 1,
  UISplitViewControllerColumnSecondary = 2,
  UISplitViewControllerColumnCompact = 3,
};
typedef enum UISplitViewControllerSplitBehavior : NSInteger UISplitViewControllerSplitBehavior NS_SWIFT_NAME(UISplitViewController.SplitBehavior);
enum __attribute__((enum_extensibility(open))) NS_SWIFT_NAME(UISplitViewController.SplitBehavior) UISplitViewControllerSplitBehavior : NSInteger {
  UISplitViewControllerSplitBehaviorAutomatic = 0,
  UISplitViewControllerSplitBehaviorTile = 1,
  UISplitViewControllerSplitBehaviorOverlay = 2,
  UISplitViewControllerSplitBehaviorDisplace = 3,
};
typedef enum UISplitViewControllerDisplayMode : NSInteger UISplitViewControllerDisplayMode NS_SWIFT_NAME(UISplitViewController.DisplayMode);
enum __attribute__((enum_extensibility(open))) NS_SWIFT_NAME(UISplitViewController.DisplayMode) UISplitViewControllerDisplayMode : NSInteger {
  UISplitViewControllerDisplayModeAutomatic = 0,
  UISplitViewControllerDisplayModeSecondaryOnly = 1,
  UISplitViewControllerDisplayModeOneBesideSecondary = 2,
  UISplitViewControllerDisplayModeOneOverSecondary = 3,
  UISplitViewControllerDisplayModeTwoBesideSecondary = 4,
  UISplitViewControllerDisplayModeTwoOverSecondary = 5,
  UISplitViewControllerDisplayModeTwoDisplaceSecondary = 6,
  UISplitViewControllerDisplayModePrimaryHidden = 1,
  UISplitViewControllerDisplayModeAllVisible = 2,
  UISplitViewControllerDisplayModePrimaryOverlay = 3,
};
typedef enum UISplitViewControllerStyle : NSInteger UISplitViewControllerStyle NS_SWIFT_NAME(UISplitViewController.Style);
enum __attribute__((enum_extensibility(open))) NS_SWIFT_NAME(UISplitViewController.Style) UISplitViewControllerStyle : NSInteger {
  UISplitViewControllerStyleUnspecified = 0,
  UISplitViewControllerStyleDoubleColumn = 1,
  UISplitViewControllerStyleTripleColumn = 2,
};
typedef enum UISpringLoadedInteractionEffectState : NSInteger UISpringLoadedInteractionEffectState;
enum __attribute__((enum_extensibility(open))) UISpringLoadedInteractionEffectState : NSInteger {
  UISpringLoadedInteractionEffectStateInactive = 0,
  UISpringLoadedInteractionEffectStatePossible = 1,
  UISpringLoadedInteractionEffectStateActivating = 2,
  UISpringLoadedInteractionEffectStateActivated = 3,
};
typedef enum UIStackViewAlignment : NSInteger UIStackViewAlignment NS_SWIFT_NAME(UIStackView.Alignment);
enum __attribute__((enum_extensibility(open))) NS_SWIFT_NAME(UIStackView.Alignment) UIStackViewAlignment : NSInteger {
  UIStackViewAlignmentFill = 0,
  UIStackViewAlignmentLeading = 1,
  UIStackViewAlignmentTop = 1,
  UIStackViewAlignmentFirstBaseline = 2,
  UIStackViewAlignmentCenter = 3,
  UIStackViewAlignmentTrailing = 4,
  UIStackViewAlignmentBottom = 4,
  UIStackViewAlignmentLastBaseline = 5,
};
typedef enum UIStackViewDistribution : NSInteger UIStackViewDistribution NS_SWIFT_NAME(UIStackView.Distribution);
enum __attribute__((enum_extensibility(open))) NS_SWIFT_NAME(UIStackView.Distribution) UIStackViewDistribution : NSInteger {
  UIStackViewDistributionFill = 0,
  UIStackViewDistributionFillEqually = 1,
  UIStackViewDistributionFillProportionally = 2,
  UIStackViewDistributionEqualSpacing = 3,
  UIStackViewDistributionEqualCentering = 4,
};
typedef enum UIStatusBarAnimation : NSInteger UIStatusBarAnimation;
enum __attribute__((enum_extensibility(open))) UIStatusBarAnimation : NSInteger {
  UIStatusBarAnimationNone = 0,
  UIStatusBarAnimationFade = 1,
  UIStatusBarAnimationSlide = 2,
};
typedef enum UIStatusBarStyle : NSInteger UIStatusBarStyle;
enum __attribute__((enum_extensibility(open))) UIStatusBarStyle : NSInteger {
  UIStatusBarStyleDefault = 0,
  UIStatusBarStyleLightContent = 1,
  UIStatusBarStyleDarkContent = 3,
  UIStatusBarStyleBlackTranslucent = 1,
  UIStatusBarStyleBlackOpaque = 2,
};
typedef enum UISwipeGestureRecognizerDirection : NSUInteger UISwipeGestureRecognizerDirection NS_SWIFT_NAME(UISwipeGestureRecognizer.Direction);
enum __attribute__((flag_enum,enum_extensibility(open))) NS_SWIFT_NAME(UISwipeGestureRecognizer.Direction) UISwipeGestureRecognizerDirection : NSUInteger {
  UISwipeGestureRecognizerDirectionRight = 1,
  UISwipeGestureRecognizerDirectionLeft = 2,
  UISwipeGestureRecognizerDirectionUp = 4,
  UISwipeGestureRecognizerDirectionDown = 8,
};
typedef enum UISwitchStyle : NSInteger UISwitchStyle;
enum __attribute__((enum_extensibility(open))) UISwitchStyle : NSInteger {
  UISwitchStyleAutomatic = 0,
  UISwitchStyleCheckbox = 1,
  UISwitchStyleSliding = 2,
};
typedef enum UISystemAnimation : NSUInteger UISystemAnimation;
enum __attribute__((enum_extensibility(open))) UISystemAnimation : NSUInteger {
  UISystemAnimationDelete = 0,
};
typedef enum UITabBarControllerMode : NSInteger UITabBarControllerMode;
enum __attribute__((enum_extensibility(open))) UITabBarControllerMode : NSInteger {
  UITabBarControllerModeAutomatic = 0,
  UITabBarControllerModeTabBar = 1,
  UITabBarControllerModeTabSidebar = 2,
};
typedef enum UITableViewCellAccessoryType : NSInteger UITableViewCellAccessoryType NS_SWIFT_NAME(UITableViewCell.AccessoryType);
enum __attribute__((enum_extensibility(open))) NS_SWIFT_NAME(UITableViewCell.AccessoryType) UITableViewCellAccessoryType : NSInteger {
  UITableViewCellAccessoryNone = 0,
  UITableViewCellAccessoryDisclosureIndicator = 1,
  UITableViewCellAccessoryDetailDisclosureButton = 2,
  UITableViewCellAccessoryCheckmark = 3,
  UITableViewCellAccessoryDetailButton = 4,
};
typedef enum UITableViewCellDragState : NSInteger UITableViewCellDragState;
enum __attribute__((enum_extensibility(open))) UITableViewCellDragState : NSInteger {
  UITableViewCellDragStateNone = 0,
  UITableViewCellDragStateLifting = 1,
  UITableViewCellDragStateDragging = 2,
};
typedef enum UITableViewCellEditingStyle : NSInteger UITableViewCellEditingStyle;
enum __attribute__((enum_extensibility(open))) UITableViewCellEditingStyle : NSInteger {
  UITableViewCellEditingStyleNone = 0,
  UITableViewCellEditingStyleDelete = 1,
  UITableViewCellEditingStyleInsert = 2,
};
typedef enum UITableViewCellFocusStyle : NSInteger UITableViewCellFocusStyle;
enum __attribute__((enum_extensibility(open))) UITableViewCellFocusStyle : NSInteger {
  UITableViewCellFocusStyleDefault = 0,
  UITableViewCellFocusStyleCustom = 1,
};
typedef enum UITableViewCellSelectionStyle : NSInteger UITableViewCellSelectionStyle NS_SWIFT_NAME(UITableViewCell.SelectionStyle);
enum __attribute__((enum_extensibility(open))) NS_SWIFT_NAME(UITableViewCell.SelectionStyle) UITableViewCellSelectionStyle : NSInteger {
  UITableViewCellSelectionStyleNone = 0,
  UITableViewCellSelectionStyleBlue = 1,
  UITableViewCellSelectionStyleGray = 2,
  UITableViewCellSelectionStyleDefault = 3,
};
typedef enum UITableViewCellSeparatorStyle : NSInteger UITableViewCellSeparatorStyle;
enum __attribute__((enum_extensibility(open))) UITableViewCellSeparatorStyle : NSInteger {
  UITableViewCellSeparatorStyleNone = 0,
  UITableViewCellSeparatorStyleSingleLine = 1,
  UITableViewCellSeparatorStyleSingleLineEtched = 2,
};
typedef enum UITableViewCellStateMask : NSUInteger UITableViewCellStateMask;
enum __attribute__((flag_enum,enum_extensibility(open))) UITableViewCellStateMask : NSUInteger {
  UITableViewCellStateDefaultMask = 0,
};
typedef enum UITableViewCellStyle : NSInteger UITableViewCellStyle NS_SWIFT_NAME(UITableViewCell.CellStyle);
enum __attribute__((enum_extensibility(open))) NS_SWIFT_NAME(UITableViewCell.CellStyle) UITableViewCellStyle : NSInteger {
  UITableViewCellStyleDefault = 0,
  UITableViewCellStyleValue1 = 1,
  UITableViewCellStyleValue2 = 2,
  UITableViewCellStyleSubtitle = 3,
};
typedef enum UITableViewContentHuggingElements : NSInteger UITableViewContentHuggingElements;
enum __attribute__((flag_enum,enum_extensibility(open))) UITableViewContentHuggingElements : NSInteger {
  UITableViewContentHuggingElementsNone = 0,
  UITableViewContentHuggingElementsSectionHeaders = 1,
};
typedef enum UITableViewDropIntent : NSInteger UITableViewDropIntent;
enum __attribute__((enum_extensibility(open))) UITableViewDropIntent : NSInteger {
  UITableViewDropIntentUnspecified = 0,
  UITableViewDropIntentInsertAtDestinationIndexPath = 1,
  UITableViewDropIntentInsertIntoDestinationIndexPath = 2,
  UITableViewDropIntentAutomatic = 3,
};
typedef enum UITableViewRowActionStyle : NSInteger UITableViewRowActionStyle;
enum __attribute__((enum_extensibility(open))) UITableViewRowActionStyle : NSInteger {
  UITableViewRowActionStyleDefault = 0,
  UITableViewRowActionStyleDestructive = 0,
  UITableViewRowActionStyleNormal = 1,
};
typedef enum UITableViewRowAnimation : NSInteger UITableViewRowAnimation NS_SWIFT_NAME(UITableView.RowAnimation);
enum __attribute__((enum_extensibility(open))) NS_SWIFT_NAME(UITableView.RowAnimation) UITableViewRowAnimation : NSInteger {
  UITableViewRowAnimationFade = 0,
  UITableViewRowAnimationRight = 1,
  UITableViewRowAnimationLeft = 2,
  UITableViewRowAnimationTop = 3,
  UITableViewRowAnimationBottom = 4,
  UITableViewRowAnimationNone = 5,
  UITableViewRowAnimationMiddle = 6,
  UITableViewRowAnimationAutomatic = 100,
};
typedef enum UITableViewScrollPosition : NSInteger UITableViewScrollPosition NS_SWIFT_NAME(UITableView.ScrollPosition);
enum __attribute__((enum_extensibility(open))) NS_SWIFT_NAME(UITableView.ScrollPosition) UITableViewScrollPosition : NSInteger {
  UITableViewScrollPositionNone = 0,
  UITableViewScrollPositionTop = 1,
  UITableViewScrollPositionMiddle = 2,
  UITableViewScrollPositionBottom = 3,
};
typedef enum UITableViewSelfSizingInvalidation : NSInteger UITableViewSelfSizingInvalidation;
enum __attribute__((enum_extensibility(open))) UITableViewSelfSizingInvalidation : NSInteger {
  UITableViewSelfSizingInvalidationDisabled = 0,
  UITableViewSelfSizingInvalidationEnabled = 1,
  UITableViewSelfSizingInvalidationEnabledIncludingConstraints = 2,
};
typedef enum UITableViewSeparatorInsetReference : NSInteger UITableViewSeparatorInsetReference;
enum __attribute__((enum_extensibility(open))) UITableViewSeparatorInsetReference : NSInteger {
  UITableViewSeparatorInsetFromCellEdges = 0,
};
typedef enum UITableViewStyle : NSInteger UITableViewStyle NS_SWIFT_NAME(UITableView.Style);
enum __attribute__((enum_extensibility(open))) NS_SWIFT_NAME(UITableView.Style) UITableViewStyle : NSInteger {
  UITableViewStylePlain = 0,
  UITableViewStyleGrouped = 1,
  UITableViewStyleInsetGrouped = 2,
};
typedef enum UITextAlternativeStyle : NSInteger UITextAlternativeStyle;
enum __attribute__((enum_extensibility(open))) UITextAlternativeStyle : NSInteger {
  UITextAlternativeStyleNone = 0,
  UITextAlternativeStyleLowConfidence = 1,
};
typedef enum UITextFieldDidEndEditingReason : NSInteger UITextFieldDidEndEditingReason;
enum __attribute__((enum_extensibility(open))) UITextFieldDidEndEditingReason : NSInteger {
  UITextFieldDidEndEditingReasonCommitted = 0,
  UITextFieldDidEndEditingReasonCancelled = 1,
};
typedef enum UITextItemInteraction : NSInteger UITextItemInteraction;
enum __attribute__((enum_extensibility(open))) UITextItemInteraction : NSInteger {
  UITextItemInteractionInvokeDefaultAction = 0,
};
typedef enum UITextLayoutDirection : NSInteger UITextLayoutDirection;
enum __attribute__((enum_extensibility(open))) UITextLayoutDirection : NSInteger {
  UITextLayoutDirectionRight = 2,
  UITextLayoutDirectionLeft = 3,
  UITextLayoutDirectionUp = 4,
  UITextLayoutDirectionDown = 5,
};
typedef enum UITextStorageDirection : NSInteger UITextStorageDirection;
enum __attribute__((enum_extensibility(open))) UITextStorageDirection : NSInteger {
  UITextStorageDirectionForward = 0,
  UITextStorageDirectionBackward = 1,
};
typedef enum UITimingCurveType : NSInteger UITimingCurveType;
enum __attribute__((enum_extensibility(open))) UITimingCurveType : NSInteger {
  UITimingCurveTypeBuiltin = 0,
  UITimingCurveTypeCubic = 1,
  UITimingCurveTypeSpring = 2,
  UITimingCurveTypeComposed = 3,
};
typedef enum UITouchPhase : NSInteger UITouchPhase NS_SWIFT_NAME(UITouch.Phase);
enum __attribute__((enum_extensibility(open))) NS_SWIFT_NAME(UITouch.Phase) UITouchPhase : NSInteger {
  UITouchPhaseBegan = 0,
  UITouchPhaseMoved = 1,
  UITouchPhaseStationary = 2,
  UITouchPhaseEnded = 3,
  UITouchPhaseCancelled = 4,
  UITouchPhaseRegionEntered = 5,
  UITouchPhaseRegionMoved = 6,
  UITouchPhaseRegionExited = 7,
};
typedef enum UITouchType : NSInteger UITouchType NS_SWIFT_NAME(UITouch.TouchType);
enum __attribute__((enum_extensibility(open))) NS_SWIFT_NAME(UITouch.TouchType) UITouchType : NSInteger {
  UITouchTypeDirect = 0,
  UITouchTypeIndirect = 1,
  UITouchTypePencil = 2,
  UITouchTypeStylus = 2,
  UITouchTypeIndirectPointer = 3,
};
typedef enum UIUserInterfaceLayoutDirection : NSInteger UIUserInterfaceLayoutDirection;
enum __attribute__((enum_extensibility(open))) UIUserInterfaceLayoutDirection : NSInteger {
  UIUserInterfaceLayoutDirectionLeftToRight = 0,
  UIUserInterfaceLayoutDirectionRightToLeft = 1,
};
typedef enum UIUserInterfaceStyle : NSInteger UIUserInterfaceStyle;
enum __attribute__((enum_extensibility(open))) UIUserInterfaceStyle : NSInteger {
  UIUserInterfaceStyleUnspecified = 0,
  UIUserInterfaceStyleLight = 1,
  UIUserInterfaceStyleDark = 2,
};
typedef enum UIViewAnimatingPosition : NSInteger UIViewAnimatingPosition;
enum __attribute__((enum_extensibility(open))) UIViewAnimatingPosition : NSInteger {
  UIViewAnimatingPositionEnd = 0,
  UIViewAnimatingPositionStart = 1,
  UIViewAnimatingPositionCurrent = 2,
};
typedef enum UIViewAnimatingState : NSInteger UIViewAnimatingState;
enum __attribute__((enum_extensibility(open))) UIViewAnimatingState : NSInteger {
  UIViewAnimatingStateInactive = 0,
  UIViewAnimatingStateActive = 1,
  UIViewAnimatingStateStopped = 2,
};
typedef enum UIUserInterfaceSizeClass : NSInteger UIUserInterfaceSizeClass;
enum __attribute__((enum_extensibility(open))) UIUserInterfaceSizeClass : NSInteger {
  UIUserInterfaceSizeClassUnspecified = 0,
  UIUserInterfaceSizeClassCompact = 1,
  UIUserInterfaceSizeClassRegular = 2,
};
typedef enum UIViewAnimationCurve : NSInteger UIViewAnimationCurve NS_SWIFT_NAME(UIView.AnimationCurve);
enum __attribute__((enum_extensibility(open))) NS_SWIFT_NAME(UIView.AnimationCurve) UIViewAnimationCurve : NSInteger {
  UIViewAnimationCurveEaseInOut = 0,
  UIViewAnimationCurveEaseIn = 1,
  UIViewAnimationCurveEaseOut = 2,
  UIViewAnimationCurveLinear = 3,
};
typedef enum UIViewAnimationOptions : NSUInteger UIViewAnimationOptions NS_SWIFT_NAME(UIView.AnimationOptions);
enum __attribute__((flag_enum,enum_extensibility(open))) NS_SWIFT_NAME(UIView.AnimationOptions) UIViewAnimationOptions : NSUInteger {
  UIViewAnimationOptionLayoutSubviews = 1,
  UIViewAnimationOptionAllowUserInteraction = 2,
  UIViewAnimationOptionBeginFromCurrentState = 4,
  UIViewAnimationOptionRepeat = 8,
  UIViewAnimationOptionAutoreverse = 16,
  UIViewAnimationOptionOverrideInheritedDuration = 32,
  UIViewAnimationOptionOverrideInheritedCurve = 64,
  UIViewAnimationOptionAllowAnimatedContent = 128,
  UIViewAnimationOptionShowHideTransitionViews = 256,
  UIViewAnimationOptionOverrideInheritedOptions = 512,
  UIViewAnimationOptionCurveEaseInOut NS_SWIFT_NAME(curveEaseInOut) = 0,
  UIViewAnimationOptionCurveEaseIn = 65536,
  UIViewAnimationOptionCurveEaseOut = 131072,
  UIViewAnimationOptionCurveLinear = 196608,
  UIViewAnimationOptionTransitionNone = 0,
  UIViewAnimationOptionTransitionFlipFromLeft = 1048576,
  UIViewAnimationOptionTransitionFlipFromRight = 2097152,
  UIViewAnimationOptionTransitionCurlUp = 3145728,
  UIViewAnimationOptionTransitionCurlDown = 4194304,
  UIViewAnimationOptionTransitionCrossDissolve = 5242880,
  UIViewAnimationOptionTransitionFlipFromTop = 6291456,
  UIViewAnimationOptionTransitionFlipFromBottom = 7340032,
  UIViewAnimationOptionPreferredFramesPerSecondDefault = 0,
  UIViewAnimationOptionPreferredFramesPerSecond60 = 50331648,
  UIViewAnimationOptionPreferredFramesPerSecond30 = 117440512,
  UIViewAnimationOptionFlushUpdates = 268435456,
};
typedef enum UIViewAnimationTransition : NSInteger UIViewAnimationTransition;
enum __attribute__((enum_extensibility(open))) UIViewAnimationTransition : NSInteger {
  UIViewAnimationTransitionNone = 0,
  UIViewAnimationTransitionFlipFromLeft = 1,
  UIViewAnimationTransitionFlipFromRight = 2,
  UIViewAnimationTransitionCurlUp = 3,
  UIViewAnimationTransitionCurlDown = 4,
};
typedef enum UIViewAutoresizing : NSUInteger UIViewAutoresizing NS_SWIFT_NAME(UIView.AutoresizingMask);
enum __attribute__((flag_enum,enum_extensibility(open))) NS_SWIFT_NAME(UIView.AutoresizingMask) UIViewAutoresizing : NSUInteger {
  UIViewAutoresizingNone = 0,
  UIViewAutoresizingFlexibleLeftMargin = 1,
  UIViewAutoresizingFlexibleWidth = 2,
  UIViewAutoresizingFlexibleRightMargin = 4,
  UIViewAutoresizingFlexibleTopMargin = 8,
  UIViewAutoresizingFlexibleHeight = 16,
  UIViewAutoresizingFlexibleBottomMargin = 32,
};
typedef enum UIViewContentMode : NSInteger UIViewContentMode NS_SWIFT_NAME(UIView.ContentMode);
enum __attribute__((enum_extensibility(open))) NS_SWIFT_NAME(UIView.ContentMode) UIViewContentMode : NSInteger {
  UIViewContentModeScaleToFill = 0,
  UIViewContentModeScaleAspectFit = 1,
  UIViewContentModeScaleAspectFill = 2,
  UIViewContentModeRedraw = 3,
  UIViewContentModeCenter = 4,
  UIViewContentModeTop = 5,
  UIViewContentModeBottom = 6,
  UIViewContentModeLeft = 7,
  UIViewContentModeRight = 8,
  UIViewContentModeTopLeft = 9,
  UIViewContentModeTopRight = 10,
  UIViewContentModeBottomLeft = 11,
  UIViewContentModeBottomRight = 12,
};
typedef enum UIViewKeyframeAnimationOptions : NSUInteger UIViewKeyframeAnimationOptions NS_SWIFT_NAME(UIView.KeyframeAnimationOptions);
enum __attribute__((flag_enum,enum_extensibility(open))) NS_SWIFT_NAME(UIView.KeyframeAnimationOptions) UIViewKeyframeAnimationOptions : NSUInteger {
  UIViewKeyframeAnimationOptionLayoutSubviews = 1,
  UIViewKeyframeAnimationOptionAllowUserInteraction = 2,
  UIViewKeyframeAnimationOptionBeginFromCurrentState = 4,
  UIViewKeyframeAnimationOptionRepeat = 8,
  UIViewKeyframeAnimationOptionAutoreverse = 16,
  UIViewKeyframeAnimationOptionOverrideInheritedDuration = 32,
  UIViewKeyframeAnimationOptionOverrideInheritedOptions = 512,
  UIViewKeyframeAnimationOptionCalculationModeLinear NS_SWIFT_NAME(calculationModeLinear) = 0,
  UIViewKeyframeAnimationOptionCalculationModeDiscrete = 1024,
  UIViewKeyframeAnimationOptionCalculationModePaced = 2048,
  UIViewKeyframeAnimationOptionCalculationModeCubic = 3072,
  UIViewKeyframeAnimationOptionCalculationModeCubicPaced = 4096,
};
typedef enum UIViewLayoutRegionAdaptivityAxis : NSUInteger UIViewLayoutRegionAdaptivityAxis;
enum __attribute__((enum_extensibility(open))) UIViewLayoutRegionAdaptivityAxis : NSUInteger {
  UIViewLayoutRegionAdaptivityAxisNone = 0,
  UIViewLayoutRegionAdaptivityAxisHorizontal = 1,
  UIViewLayoutRegionAdaptivityAxisVertical = 2,
};
typedef enum UIViewTintAdjustmentMode : NSInteger UIViewTintAdjustmentMode;
enum __attribute__((enum_extensibility(open))) UIViewTintAdjustmentMode : NSInteger {
  UIViewTintAdjustmentModeAutomatic = 0,
  UIViewTintAdjustmentModeNormal = 1,
  UIViewTintAdjustmentModeDimmed = 2,
};
typedef NSString * CAGradientLayerType NS_TYPED_ENUM;
typedef NSString * CALayerCornerCurve NS_TYPED_ENUM;
typedef NSString * CAMediaTimingFillMode NS_TYPED_ENUM;
typedef NSString * CAShapeLayerLineCap NS_TYPED_ENUM;
typedef NSString * CAShapeLayerLineJoin NS_TYPED_ENUM;
typedef NSString * UISheetPresentationControllerDetentIdentifier NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UISheetPresentationControllerDetent.Identifier);
extern UISheetPresentationControllerDetentIdentifier _Nonnull const UISheetPresentationControllerDetentIdentifierMedium NS_SWIFT_NAME(UISheetPresentationControllerDetentIdentifier.medium);
extern UISheetPresentationControllerDetentIdentifier _Nonnull const UISheetPresentationControllerDetentIdentifierLarge NS_SWIFT_NAME(UISheetPresentationControllerDetentIdentifier.large);
typedef NSString * UIActionIdentifier NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIAction.Identifier);
typedef NSString * UIActivityItemsConfigurationInteraction NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString * UIActivityItemsConfigurationMetadataKey NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString * UIActivityItemsConfigurationPreviewIntent NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString * UIApplicationExtensionPointIdentifier NS_TYPED_ENUM;
typedef NSString * UIApplicationLaunchOptionsKey NS_TYPED_ENUM NS_SWIFT_NAME(UIApplication.LaunchOptionsKey);
typedef NSString * UIApplicationOpenExternalURLOptionsKey NS_TYPED_ENUM;
typedef NSString * UIApplicationOpenURLOptionsKey NS_TYPED_ENUM;
typedef NSUInteger UIBackgroundTaskIdentifier NS_TYPED_ENUM;
typedef NSString * UIConfigurationStateCustomKey NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString * UIContentSizeCategory NS_TYPED_ENUM;
typedef NSString * UIDeferredMenuElementIdentifier NS_TYPED_EXTENSIBLE_ENUM;
typedef NSInteger UIFocusGroupPriority NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString * UIFontDescriptorAttributeName NS_TYPED_ENUM;
typedef NSString * UIFontDescriptorSystemDesign NS_TYPED_ENUM;
typedef NSString * UIFontTextStyle NS_TYPED_ENUM NS_SWIFT_NAME(UIFont.TextStyle);
typedef CGFloat UIFontWeight NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIFont.Weight);
typedef CGFloat UIFontWidth NS_TYPED_EXTENSIBLE_ENUM;
typedef float UILayoutPriority NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString * UIMenuIdentifier NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString * UIPageViewControllerOptionsKey NS_TYPED_ENUM;
typedef NSString * UISceneSessionRole NS_TYPED_ENUM;
typedef CGFloat UIScrollViewDecelerationRate NS_TYPED_ENUM NS_SWIFT_NAME(UIScrollView.DecelerationRate);
typedef NSString * UITransitionContextViewControllerKey NS_TYPED_ENUM NS_SWIFT_NAME(UITransitionContextViewControllerKey);
typedef NSString * UITransitionContextViewKey NS_TYPED_ENUM;
typedef CGFloat UIWindowLevel NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIWindow.Level);
extern UIActivityItemsConfigurationMetadataKey _Nonnull const UIActivityItemsConfigurationMetadataKeyTitle;
extern UIActivityItemsConfigurationInteraction _Nonnull const UIActivityItemsConfigurationInteractionShare;
extern UIActivityItemsConfigurationInteraction _Nonnull const UIActivityItemsConfigurationInteractionCopy;
extern UIFloatRange const UIFloatRangeZero;
extern UIFloatRange const UIFloatRangeInfinite;
extern UIContentSizeCategory _Nonnull const UIContentSizeCategorySmall;
extern UIContentSizeCategory _Nonnull const UIContentSizeCategoryLarge;
extern UIFontDescriptorSystemDesign _Nonnull const UIFontDescriptorSystemDesignDefault;
extern UIFontDescriptorSystemDesign _Nonnull const UIFontDescriptorSystemDesignRounded;
extern UIFontWeight const UIFontWeightBlack;
extern UIFontWidth const UIFontWidthStandard;
extern UIFontTextStyle _Nonnull const UIFontTextStyleTitle1;
extern UIFontTextStyle _Nonnull const UIFontTextStyleTitle2;
extern UIFontTextStyle _Nonnull const UIFontTextStyleHeadline;
extern UIFontTextStyle _Nonnull const UIFontTextStyleSubheadline;
extern UIFontTextStyle _Nonnull const UIFontTextStyleBody;
extern UIFontTextStyle _Nonnull const UIFontTextStyleFootnote;
extern UIFontTextStyle _Nonnull const UIFontTextStyleCaption1;
extern NSNotificationName _Nonnull const UIApplicationDidReceiveMemoryWarningNotification NS_SWIFT_NAME(UIApplication.didReceiveMemoryWarningNotification);
extern UIEdgeInsets const UIEdgeInsetsZero;
extern NSDirectionalEdgeInsets const NSDirectionalEdgeInsetsZero;
extern UIOffset const UIOffsetZero;
extern UIScrollViewDecelerationRate const UIScrollViewDecelerationRateNormal;
extern UIScrollViewDecelerationRate const UIScrollViewDecelerationRateFast;
extern CGFloat const UITableViewAutomaticDimension NS_SWIFT_NAME(UITableView.automaticDimension);
extern UITransitionContextViewControllerKey _Nonnull const UITransitionContextFromViewControllerKey NS_SWIFT_NAME(UITransitionContextViewControllerKey.from);
extern UITransitionContextViewControllerKey _Nonnull const UITransitionContextToViewControllerKey NS_SWIFT_NAME(UITransitionContextViewControllerKey.to);
extern UITransitionContextViewKey _Nonnull const UITransitionContextFromViewKey NS_SWIFT_NAME(UITransitionContextViewKey.from);
extern UITransitionContextViewKey _Nonnull const UITransitionContextToViewKey NS_SWIFT_NAME(UITransitionContextViewKey.to);
extern UIWindowLevel const UIWindowLevelNormal NS_SWIFT_NAME(UIWindow.Level.normal);
extern UIWindowLevel const UIWindowLevelAlert NS_SWIFT_NAME(UIWindow.Level.alert);
extern UIWindowLevel const UIWindowLevelStatusBar NS_SWIFT_NAME(UIWindow.Level.statusBar);
extern CAFrameRateRange const CAFrameRateRangeDefault;
extern CALayerCornerCurve _Nonnull const kCACornerCurveContinuous NS_SWIFT_NAME(CALayerCornerCurve.continuous);
extern CAMediaTimingFillMode _Nonnull const kCAFillModeForwards NS_SWIFT_NAME(CAMediaTimingFillMode.forwards);
extern CAMediaTimingFillMode _Nonnull const kCAFillModeBackwards NS_SWIFT_NAME(CAMediaTimingFillMode.backwards);
extern CAMediaTimingFillMode _Nonnull const kCAFillModeBoth NS_SWIFT_NAME(CAMediaTimingFillMode.both);
extern CAMediaTimingFillMode _Nonnull const kCAFillModeRemoved NS_SWIFT_NAME(CAMediaTimingFillMode.removed);
extern CAShapeLayerLineJoin _Nonnull const kCALineJoinRound NS_SWIFT_NAME(CAShapeLayerLineJoin.round);
extern CAShapeLayerLineCap _Nonnull const kCALineCapRound NS_SWIFT_NAME(CAShapeLayerLineCap.round);
extern CATransform3D const CATransform3DIdentity;
extern CATransform3D CATransform3DMakeTranslation(CGFloat tx, CGFloat ty, CGFloat tz);
extern CATransform3D CATransform3DMakeScale(CGFloat sx, CGFloat sy, CGFloat sz);
extern CATransform3D CATransform3DMakeRotation(CGFloat angle, CGFloat x, CGFloat y, CGFloat z);
extern CATransform3D CATransform3DConcat(CATransform3D a, CATransform3D b);
extern BOOL CATransform3DEqualToTransform(CATransform3D a, CATransform3D b);
extern CFTimeInterval CACurrentMediaTime(void);
@protocol CAAction
@required
- (void)runActionForKey:(NSString * _Nonnull)event_ object:(id _Nonnull)anObject_ arguments:(NSDictionary * _Nullable)dict_;
@end
@protocol CAAnimationDelegate <NSObject>
@optional
- (void)animationDidStart:(CAAnimation * _Nonnull)anim_;
- (void)animationDidStop:(CAAnimation * _Nonnull)anim_ finished:(BOOL)flag_;
@end
@protocol CALayerDelegate <NSObject>
@optional
- (void)displayLayer:(CALayer * _Nonnull)layer_;
- (void)layerWillDraw:(CALayer * _Nonnull)layer_;
- (void)layoutSublayersOfLayer:(CALayer * _Nonnull)layer_;
- (id<CAAction> _Nullable)actionForLayer:(CALayer * _Nonnull)layer_ forKey:(NSString * _Nonnull)event_;
@end
@protocol CAMediaTiming
@required
@property (nonatomic, assign) CFTimeInterval beginTime;
@property (nonatomic, assign) CFTimeInterval duration;
@property (nonatomic, assign) float speed;
@property (nonatomic, assign) CFTimeInterval timeOffset;
@property (nonatomic, assign) float repeatCount;
@property (nonatomic, assign) CFTimeInterval repeatDuration;
@property (nonatomic, assign) BOOL autoreverses;
@property (nonatomic, copy) CAMediaTimingFillMode _Nonnull fillMode;
@end
NS_SWIFT_UI_ACTOR
@protocol UICoordinateSpace <NSObject>
@required
- (CGPoint)convertPoint:(CGPoint)point_ toCoordinateSpace:(id<UICoordinateSpace> _Nonnull)coordinateSpace_ NS_SWIFT_NAME(convert(_:to:));
- (CGPoint)convertPoint:(CGPoint)point_ fromCoordinateSpace:(id<UICoordinateSpace> _Nonnull)coordinateSpace_ NS_SWIFT_NAME(convert(_:from:));
- (CGRect)convertRect:(CGRect)rect_ toCoordinateSpace:(id<UICoordinateSpace> _Nonnull)coordinateSpace_ NS_SWIFT_NAME(convert(_:to:));
- (CGRect)convertRect:(CGRect)rect_ fromCoordinateSpace:(id<UICoordinateSpace> _Nonnull)coordinateSpace_ NS_SWIFT_NAME(convert(_:from:));
@property (nonatomic, readonly) CGRect bounds;
@end
NS_SWIFT_UI_ACTOR
@protocol UIDynamicItem <NSObject>
@required
@property (nonatomic, assign) CGPoint center;
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, assign) CGAffineTransform transform;
@end
@protocol NSLayoutManagerDelegate <NSObject>
@optional
- (CGFloat)layoutManager:(NSLayoutManager * _Nonnull)layoutManager_ lineSpacingAfterGlyphAtIndex:(NSUInteger)glyphIndex_ withProposedLineFragmentRect:(CGRect)rect_;
- (CGFloat)layoutManager:(NSLayoutManager * _Nonnull)layoutManager_ paragraphSpacingBeforeGlyphAtIndex:(NSUInteger)glyphIndex_ withProposedLineFragmentRect:(CGRect)rect_;
- (CGFloat)layoutManager:(NSLayoutManager * _Nonnull)layoutManager_ paragraphSpacingAfterGlyphAtIndex:(NSUInteger)glyphIndex_ withProposedLineFragmentRect:(CGRect)rect_;
- (NSControlCharacterAction)layoutManager:(NSLayoutManager * _Nonnull)layoutManager_ shouldUseAction:(NSControlCharacterAction)action_ forControlCharacterAtIndex:(NSUInteger)charIndex_;
- (BOOL)layoutManager:(NSLayoutManager * _Nonnull)layoutManager_ shouldBreakLineByWordBeforeCharacterAtIndex:(NSUInteger)charIndex_;
- (BOOL)layoutManager:(NSLayoutManager * _Nonnull)layoutManager_ shouldBreakLineByHyphenatingBeforeCharacterAtIndex:(NSUInteger)charIndex_;
- (CGRect)layoutManager:(NSLayoutManager * _Nonnull)layoutManager_ boundingBoxForControlGlyphAtIndex:(NSUInteger)glyphIndex_ forTextContainer:(NSTextContainer * _Nonnull)textContainer_ proposedLineFragment:(CGRect)proposedRect_ glyphPosition:(CGPoint)glyphPosition_ characterIndex:(NSUInteger)charIndex_;
- (void)layoutManagerDidInvalidateLayout:(NSLayoutManager * _Nonnull)sender_;
- (void)layoutManager:(NSLayoutManager * _Nonnull)layoutManager_ didCompleteLayoutForTextContainer:(NSTextContainer * _Nullable)textContainer_ atEnd:(BOOL)layoutFinishedFlag_;
- (void)layoutManager:(NSLayoutManager * _Nonnull)layoutManager_ textContainer:(NSTextContainer * _Nonnull)textContainer_ didChangeGeometryFromSize:(CGSize)oldSize_;
@end
@protocol NSTextAttachmentContainer <NSObject>
@required
- (UIImage * _Nullable)imageForBounds:(CGRect)imageBounds_ textContainer:(NSTextContainer * _Nullable)textContainer_ characterIndex:(NSUInteger)charIndex_;
@end
@protocol NSTextAttachmentLayout <NSObject>
@required
- (UIImage * _Nullable)imageForBounds:(CGRect)bounds_ attributes:(NSDictionary<NSAttributedStringKey, id> * _Nonnull)attributes_ location:(id<NSTextLocation> _Nonnull)location_ textContainer:(NSTextContainer * _Nullable)textContainer_;
- (NSTextAttachmentViewProvider * _Nullable)viewProviderForParentView:(UIView * _Nullable)parentView_ location:(id<NSTextLocation> _Nonnull)location_ textContainer:(NSTextContainer * _Nullable)textContainer_;
@end
@protocol NSTextLayoutOrientationProvider
@end
@protocol NSTextLocation <NSObject>
@end
NS_SWIFT_UI_ACTOR
@protocol UIAccessibilityContentSizeCategoryImageAdjusting <NSObject>
@end
NS_SWIFT_UI_ACTOR
@protocol UIAccessibilityIdentification <NSObject>
@required
@property (nonatomic, copy) NSString * _Nullable accessibilityIdentifier;
@end
@protocol UIActivityItemsConfigurationProviding <NSObject>
@end
NS_SWIFT_UI_ACTOR
@protocol UIActivityItemsConfigurationReading <NSObject>
@optional
- (BOOL)activityItemsConfigurationSupportsInteraction:(UIActivityItemsConfigurationInteraction _Nonnull)interaction_;
- (id _Nullable)activityItemsConfigurationMetadataForKey:(UIActivityItemsConfigurationMetadataKey _Nonnull)key_;
- (id _Nullable)activityItemsConfigurationMetadataForItemAtIndex:(NSInteger)index_ key:(UIActivityItemsConfigurationMetadataKey _Nonnull)key_;
- (NSItemProvider * _Nullable)activityItemsConfigurationPreviewForItemAtIndex:(NSInteger)index_ intent:(UIActivityItemsConfigurationPreviewIntent _Nonnull)intent_ suggestedSize:(CGSize)suggestedSize_;
@end
NS_SWIFT_UI_ACTOR
@protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController * _Nonnull)controller_;
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController * _Nonnull)controller_ traitCollection:(UITraitCollection * _Nonnull)traitCollection_;
- (void)presentationController:(UIPresentationController * _Nonnull)presentationController_ prepareAdaptivePresentationController:(UIPresentationController * _Nonnull)adaptivePresentationController_;
- (UIViewController * _Nullable)presentationController:(UIPresentationController * _Nonnull)controller_ viewControllerForAdaptivePresentationStyle:(UIModalPresentationStyle)style_;
- (void)presentationController:(UIPresentationController * _Nonnull)presentationController_ willPresentWithAdaptiveStyle:(UIModalPresentationStyle)style_ transitionCoordinator:(id<UIViewControllerTransitionCoordinator> _Nullable)transitionCoordinator_;
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController * _Nonnull)presentationController_;
- (void)presentationControllerWillDismiss:(UIPresentationController * _Nonnull)presentationController_;
- (void)presentationControllerDidDismiss:(UIPresentationController * _Nonnull)presentationController_;
- (void)presentationControllerDidAttemptToDismiss:(UIPresentationController * _Nonnull)presentationController_ NS_SWIFT_NAME(presentationControllerDidAttemptToDismiss(_:));
@end
NS_SWIFT_UI_ACTOR
@protocol UIAppearance <NSObject>
@end
NS_SWIFT_UI_ACTOR
@protocol UIAppearanceContainer <NSObject>
@end
NS_SWIFT_UI_ACTOR
@protocol UIApplicationDelegate <NSObject>
@optional
- (void)applicationDidFinishLaunching:(UIApplication * _Nonnull)application_;
- (BOOL)application:(UIApplication * _Nonnull)application_ willFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> * _Nullable)launchOptions_;
- (BOOL)application:(UIApplication * _Nonnull)application_ didFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> * _Nullable)launchOptions_;
- (void)applicationDidBecomeActive:(UIApplication * _Nonnull)application_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (void)applicationWillResignActive:(UIApplication * _Nonnull)application_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (void)applicationDidEnterBackground:(UIApplication * _Nonnull)application_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (void)applicationWillEnterForeground:(UIApplication * _Nonnull)application_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (BOOL)application:(UIApplication * _Nonnull)application_ handleOpenURL:(NSURL * _Nonnull)url_ API_DEPRECATED("", ios(2.0, 9.0));
- (BOOL)application:(UIApplication * _Nonnull)application_ openURL:(NSURL * _Nonnull)url_ sourceApplication:(NSString * _Nullable)sourceApplication_ annotation:(id _Nonnull)annotation_ API_DEPRECATED("", ios(2.0, 9.0));
- (BOOL)application:(UIApplication * _Nonnull)app_ openURL:(NSURL * _Nonnull)url_ options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> * _Nonnull)options_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (void)applicationDidReceiveMemoryWarning:(UIApplication * _Nonnull)application_;
- (void)applicationWillTerminate:(UIApplication * _Nonnull)application_;
- (void)applicationSignificantTimeChange:(UIApplication * _Nonnull)application_;
- (void)application:(UIApplication * _Nonnull)application_ willChangeStatusBarOrientation:(UIInterfaceOrientation)newStatusBarOrientation_ duration:(NSTimeInterval)duration_ API_DEPRECATED("", ios(2.0, 13.0));
- (void)application:(UIApplication * _Nonnull)application_ didChangeStatusBarOrientation:(UIInterfaceOrientation)oldStatusBarOrientation_ API_DEPRECATED("", ios(2.0, 13.0));
- (void)application:(UIApplication * _Nonnull)application_ willChangeStatusBarFrame:(CGRect)newStatusBarFrame_ API_DEPRECATED("", ios(2.0, 13.0));
- (void)application:(UIApplication * _Nonnull)application_ didChangeStatusBarFrame:(CGRect)oldStatusBarFrame_ API_DEPRECATED("", ios(2.0, 13.0));
- (void)application:(UIApplication * _Nonnull)application_ didRegisterUserNotificationSettings:(UIUserNotificationSettings * _Nonnull)notificationSettings_ API_DEPRECATED("", ios(2.0, 10.0));
- (void)application:(UIApplication * _Nonnull)application_ didRegisterForRemoteNotificationsWithDeviceToken:(NSData * _Nonnull)deviceToken_;
- (void)application:(UIApplication * _Nonnull)application_ didFailToRegisterForRemoteNotificationsWithError:(NSError * _Nonnull)error_;
- (void)application:(UIApplication * _Nonnull)application_ didReceiveRemoteNotification:(NSDictionary * _Nonnull)userInfo_ API_DEPRECATED("", ios(2.0, 10.0));
- (void)application:(UIApplication * _Nonnull)application_ didReceiveLocalNotification:(UILocalNotification * _Nonnull)notification_ API_DEPRECATED("", ios(2.0, 10.0));
- (void)application:(UIApplication * _Nonnull)application_ handleActionWithIdentifier:(NSString * _Nullable)identifier_ forLocalNotification:(UILocalNotification * _Nonnull)notification_ completionHandler:(void (^ _Nonnull)(void))completionHandler_ API_DEPRECATED("", ios(2.0, 10.0));
- (void)application:(UIApplication * _Nonnull)application_ handleActionWithIdentifier:(NSString * _Nullable)identifier_ forRemoteNotification:(NSDictionary * _Nonnull)userInfo_ withResponseInfo:(NSDictionary * _Nonnull)responseInfo_ completionHandler:(void (^ _Nonnull)(void))completionHandler_ API_DEPRECATED("", ios(2.0, 10.0));
- (void)application:(UIApplication * _Nonnull)application_ handleActionWithIdentifier:(NSString * _Nullable)identifier_ forRemoteNotification:(NSDictionary * _Nonnull)userInfo_ completionHandler:(void (^ _Nonnull)(void))completionHandler_ API_DEPRECATED("", ios(2.0, 10.0));
- (void)application:(UIApplication * _Nonnull)application_ handleActionWithIdentifier:(NSString * _Nullable)identifier_ forLocalNotification:(UILocalNotification * _Nonnull)notification_ withResponseInfo:(NSDictionary * _Nonnull)responseInfo_ completionHandler:(void (^ _Nonnull)(void))completionHandler_ API_DEPRECATED("", ios(2.0, 10.0));
- (void)application:(UIApplication * _Nonnull)application_ didReceiveRemoteNotification:(NSDictionary * _Nonnull)userInfo_ fetchCompletionHandler:(void (^ _Nonnull)(UIBackgroundFetchResult))completionHandler_;
- (void)application:(UIApplication * _Nonnull)application_ performFetchWithCompletionHandler:(void (^ _Nonnull)(UIBackgroundFetchResult))completionHandler_ API_DEPRECATED("", ios(2.0, 13.0));
- (void)application:(UIApplication * _Nonnull)application_ performActionForShortcutItem:(UIApplicationShortcutItem * _Nonnull)shortcutItem_ completionHandler:(void (^ _Nonnull)(BOOL))completionHandler_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (void)application:(UIApplication * _Nonnull)application_ handleEventsForBackgroundURLSession:(NSString * _Nonnull)identifier_ completionHandler:(void (^ _Nonnull)(void))completionHandler_;
- (void)applicationShouldRequestHealthAuthorization:(UIApplication * _Nonnull)application_;
- (void)applicationProtectedDataWillBecomeUnavailable:(UIApplication * _Nonnull)application_;
- (void)applicationProtectedDataDidBecomeAvailable:(UIApplication * _Nonnull)application_;
@property (nonatomic, strong) UIWindow * _Nullable window;
- (UIInterfaceOrientationMask)application:(UIApplication * _Nonnull)application_ supportedInterfaceOrientationsForWindow:(UIWindow * _Nullable)window_;
- (BOOL)application:(UIApplication * _Nonnull)application_ shouldAllowExtensionPointIdentifier:(UIApplicationExtensionPointIdentifier _Nonnull)extensionPointIdentifier_;
- (UIViewController * _Nullable)application:(UIApplication * _Nonnull)application_ viewControllerWithRestorationIdentifierPath:(NSArray<NSString *> * _Nonnull)identifierComponents_ coder:(NSCoder * _Nonnull)coder_;
- (BOOL)application:(UIApplication * _Nonnull)application_ shouldSaveSecureApplicationState:(NSCoder * _Nonnull)coder_;
- (BOOL)application:(UIApplication * _Nonnull)application_ shouldRestoreSecureApplicationState:(NSCoder * _Nonnull)coder_;
- (void)application:(UIApplication * _Nonnull)application_ willEncodeRestorableStateWithCoder:(NSCoder * _Nonnull)coder_;
- (void)application:(UIApplication * _Nonnull)application_ didDecodeRestorableStateWithCoder:(NSCoder * _Nonnull)coder_;
- (BOOL)application:(UIApplication * _Nonnull)application_ shouldSaveApplicationState:(NSCoder * _Nonnull)coder_ API_DEPRECATED("", ios(2.0, 13.2));
- (BOOL)application:(UIApplication * _Nonnull)application_ shouldRestoreApplicationState:(NSCoder * _Nonnull)coder_ API_DEPRECATED("", ios(2.0, 13.2));
- (BOOL)application:(UIApplication * _Nonnull)application_ willContinueUserActivityWithType:(NSString * _Nonnull)userActivityType_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (void)application:(UIApplication * _Nonnull)application_ didFailToContinueUserActivityWithType:(NSString * _Nonnull)userActivityType_ error:(NSError * _Nonnull)error_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (void)application:(UIApplication * _Nonnull)application_ didUpdateUserActivity:(NSUserActivity * _Nonnull)userActivity_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (UISceneConfiguration * _Nonnull)application:(UIApplication * _Nonnull)application_ configurationForConnectingSceneSession:(UISceneSession * _Nonnull)connectingSceneSession_ options:(UISceneConnectionOptions * _Nonnull)options_;
- (void)application:(UIApplication * _Nonnull)application_ didDiscardSceneSessions:(NSSet<UISceneSession *> * _Nonnull)sceneSessions_;
- (BOOL)applicationShouldAutomaticallyLocalizeKeyCommands:(UIApplication * _Nonnull)application_;
@end
NS_SWIFT_UI_ACTOR
@protocol UIBarPositioning <NSObject>
@end
NS_SWIFT_UI_ACTOR
@protocol UIBarPositioningDelegate <NSObject>
@optional
- (UIBarPosition)positionForBar:(id<UIBarPositioning> _Nonnull)bar_;
@end
NS_SWIFT_UI_ACTOR
@protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidScroll:(UIScrollView * _Nonnull)scrollView_;
- (void)scrollViewDidZoom:(UIScrollView * _Nonnull)scrollView_;
- (void)scrollViewWillBeginDragging:(UIScrollView * _Nonnull)scrollView_;
- (void)scrollViewDidEndDragging:(UIScrollView * _Nonnull)scrollView_ willDecelerate:(BOOL)decelerate_;
- (void)scrollViewWillBeginDecelerating:(UIScrollView * _Nonnull)scrollView_;
- (void)scrollViewDidEndDecelerating:(UIScrollView * _Nonnull)scrollView_;
- (void)scrollViewDidEndScrollingAnimation:(UIScrollView * _Nonnull)scrollView_;
- (UIView * _Nullable)viewForZoomingInScrollView:(UIScrollView * _Nonnull)scrollView_;
- (void)scrollViewWillBeginZooming:(UIScrollView * _Nonnull)scrollView_ withView:(UIView * _Nullable)view_;
- (void)scrollViewDidEndZooming:(UIScrollView * _Nonnull)scrollView_ withView:(UIView * _Nullable)view_ atScale:(CGFloat)scale_;
- (BOOL)scrollViewShouldScrollToTop:(UIScrollView * _Nonnull)scrollView_;
- (void)scrollViewDidScrollToTop:(UIScrollView * _Nonnull)scrollView_;
- (void)scrollViewDidChangeAdjustedContentInset:(UIScrollView * _Nonnull)scrollView_;
@end
NS_SWIFT_UI_ACTOR
@protocol UIDragAnimating <NSObject>
@required
- (void)addAnimations:(void (^ _Nonnull)(void))animations_;
- (void)addCompletion:(void (^ _Nonnull)(UIViewAnimatingPosition))completion_;
@end
NS_SWIFT_UI_ACTOR
@protocol UIColorPickerViewControllerDelegate <NSObject>
@optional
- (void)colorPickerViewControllerDidSelectColor:(UIColorPickerViewController * _Nonnull)viewController_ API_DEPRECATED("", ios(2.0, 15.0));
- (void)colorPickerViewController:(UIColorPickerViewController * _Nonnull)viewController_ didSelectColor:(UIColor * _Nonnull)color_ continuously:(BOOL)continuously_;
- (void)colorPickerViewControllerDidFinish:(UIColorPickerViewController * _Nonnull)viewController_;
@end
NS_SWIFT_UI_ACTOR
@protocol UIConfigurationState <NSObject, NSCopying, NSSecureCoding>
@required
- (id _Nullable)customStateForKey:(UIConfigurationStateCustomKey _Nonnull)key_;
- (void)setCustomState:(id _Nullable)customState_ forKey:(UIConfigurationStateCustomKey _Nonnull)key_;
- (id _Nullable)objectForKeyedSubscript:(UIConfigurationStateCustomKey _Nonnull)key_;
- (void)setObject:(id _Nullable)obj_ forKeyedSubscript:(UIConfigurationStateCustomKey _Nonnull)key_;
@end
NS_SWIFT_UI_ACTOR
@protocol UIContentConfiguration <NSObject, NSCopying>
@required
- (UIView * _Nonnull)makeContentView;
@end
NS_SWIFT_UI_ACTOR
@protocol UIContentContainer <NSObject>
@required
- (void)preferredContentSizeDidChangeForChildContentContainer:(id<UIContentContainer> _Nonnull)container_;
- (void)systemLayoutFittingSizeDidChangeForChildContentContainer:(id<UIContentContainer> _Nonnull)container_;
- (CGSize)sizeForChildContentContainer:(id<UIContentContainer> _Nonnull)container_ withParentContainerSize:(CGSize)parentSize_;
- (void)viewWillTransitionToSize:(CGSize)size_ withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator> _Nonnull)coordinator_;
- (void)willTransitionToTraitCollection:(UITraitCollection * _Nonnull)newCollection_ withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator> _Nonnull)coordinator_;
@end
NS_SWIFT_UI_ACTOR
@protocol UIContentSizeCategoryAdjusting <NSObject>
@required
@property (nonatomic, assign) BOOL adjustsFontForContentSizeCategory;
@end
NS_SWIFT_UI_ACTOR
@protocol UIContextMenuInteractionAnimating <NSObject>
@required
- (void)addAnimations:(void (^ _Nonnull)(void))animations_;
- (void)addCompletion:(void (^ _Nonnull)(void))completion_;
@end
NS_SWIFT_UI_ACTOR
@protocol UIContextMenuInteractionCommitAnimating <UIContextMenuInteractionAnimating>
@end
NS_SWIFT_UI_ACTOR
@protocol UIContextMenuInteractionDelegate <NSObject>
@required
- (UIContextMenuConfiguration * _Nullable)contextMenuInteraction:(UIContextMenuInteraction * _Nonnull)interaction_ configurationForMenuAtLocation:(CGPoint)location_;
@optional
- (UITargetedPreview * _Nullable)contextMenuInteraction:(UIContextMenuInteraction * _Nonnull)interaction_ configuration:(UIContextMenuConfiguration * _Nonnull)configuration_ highlightPreviewForItemWithIdentifier:(id<NSCopying> _Nonnull)identifier_ API_AVAILABLE(ios(16.0));
- (UITargetedPreview * _Nullable)contextMenuInteraction:(UIContextMenuInteraction * _Nonnull)interaction_ configuration:(UIContextMenuConfiguration * _Nonnull)configuration_ dismissalPreviewForItemWithIdentifier:(id<NSCopying> _Nonnull)identifier_ API_AVAILABLE(ios(16.0));
- (void)contextMenuInteraction:(UIContextMenuInteraction * _Nonnull)interaction_ willPerformPreviewActionForMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration_ animator:(id<UIContextMenuInteractionCommitAnimating> _Nonnull)animator_;
- (void)contextMenuInteraction:(UIContextMenuInteraction * _Nonnull)interaction_ willDisplayMenuForConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration_ animator:(id<UIContextMenuInteractionAnimating> _Nullable)animator_;
- (void)contextMenuInteraction:(UIContextMenuInteraction * _Nonnull)interaction_ willEndForConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration_ animator:(id<UIContextMenuInteractionAnimating> _Nullable)animator_;
- (UITargetedPreview * _Nullable)contextMenuInteraction:(UIContextMenuInteraction * _Nonnull)interaction_ previewForHighlightingMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration_ API_DEPRECATED("", ios(2.0, 16.0));
- (UITargetedPreview * _Nullable)contextMenuInteraction:(UIContextMenuInteraction * _Nonnull)interaction_ previewForDismissingMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration_ API_DEPRECATED("", ios(2.0, 16.0));
@end
NS_SWIFT_UI_ACTOR
@protocol UIDataSourceTranslating <NSObject>
@required
- (NSInteger)presentationSectionIndexForDataSourceSectionIndex:(NSInteger)dataSourceSectionIndex_;
- (NSInteger)dataSourceSectionIndexForPresentationSectionIndex:(NSInteger)presentationSectionIndex_;
- (NSIndexPath * _Nullable)presentationIndexPathForDataSourceIndexPath:(NSIndexPath * _Nullable)dataSourceIndexPath_;
- (NSIndexPath * _Nullable)dataSourceIndexPathForPresentationIndexPath:(NSIndexPath * _Nullable)presentationIndexPath_;
- (void)performUsingPresentationValues:(void (^ _Nonnull NS_NOESCAPE )(void))actionsToTranslate_;
@end
NS_SWIFT_UI_ACTOR
@protocol UIDragDropSession <NSObject>
@required
@property (nonatomic, readonly) NSArray<UIDragItem *> * _Nonnull items;
- (CGPoint)locationInView:(UIView * _Nonnull)view_;
- (BOOL)hasItemsConformingToTypeIdentifiers:(NSArray<NSString *> * _Nonnull)typeIdentifiers_;
- (BOOL)canLoadObjectsOfClass:(Class _Nonnull)aClass_;
@end
NS_SWIFT_UI_ACTOR
@protocol UIDragSession <UIDragDropSession>
@end
NS_SWIFT_UI_ACTOR
@protocol UIDropSession <UIDragDropSession>
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(16.0))
@protocol UIEditMenuInteractionAnimating <NSObject>
@required
- (void)addAnimations:(void (^ _Nonnull)(void))animations_;
- (void)addCompletion:(void (^ _Nonnull)(void))completion_;
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(16.0))
@protocol UIFindInteractionDelegate <NSObject>
@required
- (UIFindSession * _Nullable)findInteraction:(UIFindInteraction * _Nonnull)interaction_ sessionForView:(UIView * _Nonnull)view_ API_AVAILABLE(ios(16.0));
@optional
- (void)findInteraction:(UIFindInteraction * _Nonnull)interaction_ didBeginFindSession:(UIFindSession * _Nonnull)session_;
- (void)findInteraction:(UIFindInteraction * _Nonnull)interaction_ didEndFindSession:(UIFindSession * _Nonnull)session_;
@end
NS_SWIFT_UI_ACTOR
@protocol UIFocusAnimationContext <NSObject>
@required
@property (nonatomic, readonly) NSTimeInterval duration;
@end
NS_SWIFT_UI_ACTOR
@protocol UIFocusEnvironment <NSObject>
@required
- (void)setNeedsFocusUpdate;
- (void)updateFocusIfNeeded;
- (void)didUpdateFocusInContext:(UIFocusUpdateContext * _Nonnull)context_ withAnimationCoordinator:(UIFocusAnimationCoordinator * _Nonnull)coordinator_;
@end
NS_SWIFT_UI_ACTOR
@protocol UIFocusItem <UIFocusEnvironment>
@required
@property (nonatomic, readonly) CGRect frame;
@optional
- (void)didHintFocusMovement:(UIFocusMovementHint * _Nonnull)hint_;
@end
NS_SWIFT_UI_ACTOR
@protocol UIFocusItemContainer <NSObject>
@end
NS_SWIFT_UI_ACTOR
@protocol UIFocusItemScrollableContainer <UIFocusItemContainer>
@required
@property (nonatomic, assign) CGPoint contentOffset;
@property (nonatomic, readonly) CGSize contentSize;
@end
NS_SWIFT_UI_ACTOR
@protocol UIFontPickerViewControllerDelegate <NSObject>
@optional
- (void)fontPickerViewControllerDidCancel:(UIFontPickerViewController * _Nonnull)viewController_;
- (void)fontPickerViewControllerDidPickFont:(UIFontPickerViewController * _Nonnull)viewController_;
@end
NS_SWIFT_UI_ACTOR
@protocol UIGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer * _Nonnull)gestureRecognizer_;
- (BOOL)gestureRecognizer:(UIGestureRecognizer * _Nonnull)gestureRecognizer_ shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer * _Nonnull)otherGestureRecognizer_;
- (BOOL)gestureRecognizer:(UIGestureRecognizer * _Nonnull)gestureRecognizer_ shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer * _Nonnull)otherGestureRecognizer_;
- (BOOL)gestureRecognizer:(UIGestureRecognizer * _Nonnull)gestureRecognizer_ shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer * _Nonnull)otherGestureRecognizer_;
- (BOOL)gestureRecognizer:(UIGestureRecognizer * _Nonnull)gestureRecognizer_ shouldReceiveTouch:(UITouch * _Nonnull)touch_;
- (BOOL)gestureRecognizer:(UIGestureRecognizer * _Nonnull)gestureRecognizer_ shouldReceivePress:(UIPress * _Nonnull)press_;
- (BOOL)gestureRecognizer:(UIGestureRecognizer * _Nonnull)gestureRecognizer_ shouldReceiveEvent:(UIEvent * _Nonnull)event_;
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(17.0))
@protocol UIHoverEffect <NSObject, NSCopying>
@end
NS_SWIFT_UI_ACTOR
@protocol UIInteraction <NSObject>
@required
@property (nonatomic, readonly) UIView * _Nullable view;
- (void)willMoveToView:(UIView * _Nullable)view_;
- (void)didMoveToView:(UIView * _Nullable)view_;
@end
NS_SWIFT_UI_ACTOR
@protocol UITextInputTraits <NSObject>
@end
NS_SWIFT_UI_ACTOR
@protocol UIKeyInput <UITextInputTraits>
@required
- (void)insertText:(NSString * _Nonnull)text_;
@end
NS_SWIFT_UI_ACTOR
@protocol UILargeContentViewerItem <NSObject>
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(17.0))
@protocol UILetterformAwareAdjusting <NSObject>
@end
NS_SWIFT_UI_ACTOR
@protocol UIMenuBuilder
@required
@property (nonatomic, readonly) UIMenuSystem * _Nonnull system;
- (UIMenu * _Nullable)menuForIdentifier:(UIMenuIdentifier _Nonnull)identifier_;
- (UIAction * _Nullable)actionForIdentifier:(UIActionIdentifier _Nonnull)identifier_;
- (void)replaceMenuForIdentifier:(UIMenuIdentifier _Nonnull)replacedIdentifier_ withMenu:(UIMenu * _Nonnull)replacementMenu_;
- (void)replaceMenuForIdentifier:(UIMenuIdentifier _Nonnull)replacedIdentifier_ withElements:(NSArray<UIMenuElement *> * _Nonnull)replacementElements_;
- (void)replaceActionForIdentifier:(UIActionIdentifier _Nonnull)replacedIdentifier_ withElements:(NSArray<UIMenuElement *> * _Nonnull)replacementElements_;
- (void)replaceCommandForAction:(SEL _Nonnull)replacedAction_ propertyList:(id _Nullable)replacedPropertyList_ withElements:(NSArray<UIMenuElement *> * _Nonnull)replacementElements_;
- (void)insertSiblingMenu:(UIMenu * _Nonnull)siblingMenu_ beforeMenuForIdentifier:(UIMenuIdentifier _Nonnull)siblingIdentifier_;
- (void)insertElements:(NSArray<UIMenuElement *> * _Nonnull)insertedElements_ beforeMenuForIdentifier:(UIMenuIdentifier _Nonnull)siblingIdentifier_;
- (void)insertElements:(NSArray<UIMenuElement *> * _Nonnull)insertedElements_ afterMenuForIdentifier:(UIMenuIdentifier _Nonnull)siblingIdentifier_;
- (void)insertSiblingMenu:(UIMenu * _Nonnull)siblingMenu_ afterMenuForIdentifier:(UIMenuIdentifier _Nonnull)siblingIdentifier_;
- (void)insertChildMenu:(UIMenu * _Nonnull)childMenu_ atStartOfMenuForIdentifier:(UIMenuIdentifier _Nonnull)parentIdentifier_;
- (void)insertElements:(NSArray<UIMenuElement *> * _Nonnull)insertedElements_ beforeActionForIdentifier:(UIActionIdentifier _Nonnull)siblingIdentifier_;
- (void)insertElements:(NSArray<UIMenuElement *> * _Nonnull)insertedElements_ afterActionForIdentifier:(UIActionIdentifier _Nonnull)siblingIdentifier_;
- (void)insertElements:(NSArray<UIMenuElement *> * _Nonnull)insertedElements_ beforeCommandForAction:(SEL _Nonnull)siblingAction_ propertyList:(id _Nullable)siblingPropertyList_;
- (void)insertElements:(NSArray<UIMenuElement *> * _Nonnull)insertedElements_ afterCommandForAction:(SEL _Nonnull)siblingAction_ propertyList:(id _Nullable)siblingPropertyList_;
- (void)insertElements:(NSArray<UIMenuElement *> * _Nonnull)childElements_ atStartOfMenuForIdentifier:(UIMenuIdentifier _Nonnull)parentIdentifier_;
- (void)insertChildMenu:(UIMenu * _Nonnull)childMenu_ atEndOfMenuForIdentifier:(UIMenuIdentifier _Nonnull)parentIdentifier_;
- (void)insertElements:(NSArray<UIMenuElement *> * _Nonnull)childElements_ atEndOfMenuForIdentifier:(UIMenuIdentifier _Nonnull)parentIdentifier_;
- (void)removeMenuForIdentifier:(UIMenuIdentifier _Nonnull)removedIdentifier_;
- (void)removeActionForIdentifier:(UIActionIdentifier _Nonnull)removedIdentifier_;
- (void)removeCommandForAction:(SEL _Nonnull)removedAction_ propertyList:(id _Nullable)removedPropertyList_;
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(16.0))
@protocol UIMenuLeaf <NSObject>
@required
@property (nonatomic, copy) NSString * _Nonnull title;
@property (nonatomic, copy) UIImage * _Nullable image;
@property (nonatomic, copy) NSString * _Nullable discoverabilityTitle;
@property (nonatomic, assign) UIMenuElementAttributes attributes;
@property (nonatomic, assign) UIMenuElementState state;
@property (nonatomic, readonly) id _Nullable sender;
- (void)performWithSender:(id _Nullable)sender_ target:(id _Nullable)target_;
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(17.0))
@protocol UIMutableTraits <NSObject>
@end
NS_SWIFT_UI_ACTOR
@protocol UINavigationBarDelegate <UIBarPositioningDelegate>
@optional
- (BOOL)navigationBar:(UINavigationBar * _Nonnull)navigationBar_ shouldPushItem:(UINavigationItem * _Nonnull)item_;
- (void)navigationBar:(UINavigationBar * _Nonnull)navigationBar_ didPushItem:(UINavigationItem * _Nonnull)item_;
- (BOOL)navigationBar:(UINavigationBar * _Nonnull)navigationBar_ shouldPopItem:(UINavigationItem * _Nonnull)item_;
- (void)navigationBar:(UINavigationBar * _Nonnull)navigationBar_ didPopItem:(UINavigationItem * _Nonnull)item_;
- (UINavigationBarNSToolbarSection)navigationBarNSToolbarSection:(UINavigationBar * _Nonnull)navigationBar_ API_AVAILABLE(ios(16.0));
@end
NS_SWIFT_UI_ACTOR
@protocol UINavigationControllerDelegate <NSObject>
@optional
- (void)navigationController:(UINavigationController * _Nonnull)navigationController_ willShowViewController:(UIViewController * _Nonnull)viewController_ animated:(BOOL)animated_;
- (void)navigationController:(UINavigationController * _Nonnull)navigationController_ didShowViewController:(UIViewController * _Nonnull)viewController_ animated:(BOOL)animated_;
- (UIInterfaceOrientationMask)navigationControllerSupportedInterfaceOrientations:(UINavigationController * _Nonnull)navigationController_;
- (UIInterfaceOrientation)navigationControllerPreferredInterfaceOrientationForPresentation:(UINavigationController * _Nonnull)navigationController_ NS_SWIFT_NAME(navigationControllerPreferredInterfaceOrientationForPresentation(_:));
- (id<UIViewControllerInteractiveTransitioning> _Nullable)navigationController:(UINavigationController * _Nonnull)navigationController_ interactionControllerForAnimationController:(id<UIViewControllerAnimatedTransitioning> _Nonnull)animationController_ NS_SWIFT_NAME(navigationController(_:interactionControllerFor:));
- (id<UIViewControllerAnimatedTransitioning> _Nullable)navigationController:(UINavigationController * _Nonnull)navigationController_ animationControllerForOperation:(UINavigationControllerOperation)operation_ fromViewController:(UIViewController * _Nonnull)fromVc_ toViewController:(UIViewController * _Nonnull)toVc_;
@end
API_AVAILABLE(ios(17.0))
@protocol UIPageControlProgressDelegate <NSObject>
@optional
- (float)pageControlProgress:(UIPageControlProgress * _Nonnull)progress_ initialProgressForPage:(NSInteger)page_;
- (void)pageControlProgressVisibilityDidChange:(UIPageControlProgress * _Nonnull)progress_;
@end
NS_SWIFT_UI_ACTOR
@protocol UIPageViewControllerDataSource <NSObject>
@required
- (UIViewController * _Nullable)pageViewController:(UIPageViewController * _Nonnull)pageViewController_ viewControllerBeforeViewController:(UIViewController * _Nonnull)viewController_;
- (UIViewController * _Nullable)pageViewController:(UIPageViewController * _Nonnull)pageViewController_ viewControllerAfterViewController:(UIViewController * _Nonnull)viewController_;
@optional
- (NSInteger)presentationCountForPageViewController:(UIPageViewController * _Nonnull)pageViewController_;
- (NSInteger)presentationIndexForPageViewController:(UIPageViewController * _Nonnull)pageViewController_;
@end
NS_SWIFT_UI_ACTOR
@protocol UIPageViewControllerDelegate <NSObject>
@optional
- (void)pageViewController:(UIPageViewController * _Nonnull)pageViewController_ willTransitionToViewControllers:(NSArray<UIViewController *> * _Nonnull)pendingViewControllers_;
- (void)pageViewController:(UIPageViewController * _Nonnull)pageViewController_ didFinishAnimating:(BOOL)finished_ previousViewControllers:(NSArray<UIViewController *> * _Nonnull)previousViewControllers_ transitionCompleted:(BOOL)completed_;
- (UIPageViewControllerSpineLocation)pageViewController:(UIPageViewController * _Nonnull)pageViewController_ spineLocationForInterfaceOrientation:(UIInterfaceOrientation)orientation_;
- (UIInterfaceOrientationMask)pageViewControllerSupportedInterfaceOrientations:(UIPageViewController * _Nonnull)pageViewController_;
- (UIInterfaceOrientation)pageViewControllerPreferredInterfaceOrientationForPresentation:(UIPageViewController * _Nonnull)pageViewController_;
@end
NS_SWIFT_UI_ACTOR
@protocol UIPasteConfigurationSupporting <NSObject>
@optional
- (BOOL)canPasteItemProviders:(NSArray<NSItemProvider *> * _Nonnull)itemProviders_;
@end
NS_SWIFT_UI_ACTOR
@protocol UIPopoverPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
- (void)prepareForPopoverPresentation:(UIPopoverPresentationController * _Nonnull)popoverPresentationController_;
@end
API_AVAILABLE(ios(16.0))
@protocol UIPopoverPresentationControllerSourceItem <NSObject>
@required
- (CGRect)frameInView:(UIView * _Nonnull)referenceView_ API_AVAILABLE(ios(17.0));
@end
NS_SWIFT_UI_ACTOR
@protocol UIResponderStandardEditActions <NSObject>
@optional
- (void)cut:(id _Nullable)sender_;
- (void)copy:(id _Nullable)sender_;
- (void)newFromPasteboard:(id _Nullable)sender_;
- (void)makeTextWritingDirectionLeftToRight:(id _Nullable)sender_;
- (void)makeTextWritingDirectionRightToLeft:(id _Nullable)sender_;
- (void)toggleBoldface:(id _Nullable)sender_;
- (void)toggleItalics:(id _Nullable)sender_;
- (void)toggleUnderline:(id _Nullable)sender_;
- (void)find:(id _Nullable)sender_ API_AVAILABLE(ios(16.0));
- (void)findAndReplace:(id _Nullable)sender_ API_AVAILABLE(ios(16.0));
- (void)findNext:(id _Nullable)sender_ API_AVAILABLE(ios(16.0));
- (void)findPrevious:(id _Nullable)sender_ API_AVAILABLE(ios(16.0));
- (void)useSelectionForFind:(id _Nullable)sender_ API_AVAILABLE(ios(16.0));
- (void)print:(id _Nullable)sender_;
- (void)move:(id _Nullable)sender_ API_AVAILABLE(ios(16.0));
- (void)toggleSidebar:(id _Nullable)sender_;
- (void)toggleInspector:(id _Nullable)sender_;
- (void)performClose:(id _Nullable)sender_;
- (void)showWritingTools:(id _Nonnull)sender_ API_AVAILABLE(ios(18.2));
@end
NS_SWIFT_UI_ACTOR
@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene * _Nonnull)scene_ willConnectToSession:(UISceneSession * _Nonnull)session_ options:(UISceneConnectionOptions * _Nonnull)connectionOptions_;
- (void)sceneDidDisconnect:(UIScene * _Nonnull)scene_;
- (void)sceneDidBecomeActive:(UIScene * _Nonnull)scene_;
- (void)sceneWillResignActive:(UIScene * _Nonnull)scene_;
- (void)sceneWillEnterForeground:(UIScene * _Nonnull)scene_;
- (void)sceneDidEnterBackground:(UIScene * _Nonnull)scene_;
- (void)scene:(UIScene * _Nonnull)scene_ openURLContexts:(NSSet<UIOpenURLContext *> * _Nonnull)urlContexts_;
- (NSUserActivity * _Nullable)stateRestorationActivityForScene:(UIScene * _Nonnull)scene_;
- (void)scene:(UIScene * _Nonnull)scene_ restoreInteractionStateWithUserActivity:(NSUserActivity * _Nonnull)stateRestorationActivity_;
- (void)scene:(UIScene * _Nonnull)scene_ willContinueUserActivityWithType:(NSString * _Nonnull)userActivityType_;
- (void)scene:(UIScene * _Nonnull)scene_ continueUserActivity:(NSUserActivity * _Nonnull)userActivity_;
- (void)scene:(UIScene * _Nonnull)scene_ didFailToContinueUserActivityWithType:(NSString * _Nonnull)userActivityType_ error:(NSError * _Nonnull)error_;
- (void)scene:(UIScene * _Nonnull)scene_ didUpdateUserActivity:(NSUserActivity * _Nonnull)userActivity_;
@end
NS_SWIFT_UI_ACTOR
@protocol UITextFieldDelegate <NSObject>
@optional
- (BOOL)textFieldShouldBeginEditing:(UITextField * _Nonnull)textField_;
- (void)textFieldDidBeginEditing:(UITextField * _Nonnull)textField_;
- (BOOL)textFieldShouldEndEditing:(UITextField * _Nonnull)textField_;
- (void)textFieldDidEndEditing:(UITextField * _Nonnull)textField_;
- (void)textFieldDidEndEditing:(UITextField * _Nonnull)textField_ reason:(UITextFieldDidEndEditingReason)reason_;
- (BOOL)textField:(UITextField * _Nonnull)textField_ shouldChangeCharactersInRange:(NSRange)range_ replacementString:(NSString * _Nonnull)string_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (BOOL)textField:(UITextField * _Nonnull)textField_ shouldChangeCharactersInRanges:(NSArray<NSValue *> * _Nonnull)ranges_ replacementString:(NSString * _Nonnull)string_;
- (void)textFieldDidChangeSelection:(UITextField * _Nonnull)textField_;
- (BOOL)textFieldShouldClear:(UITextField * _Nonnull)textField_;
- (BOOL)textFieldShouldReturn:(UITextField * _Nonnull)textField_;
- (UIMenu * _Nullable)textField:(UITextField * _Nonnull)textField_ editMenuForCharactersInRange:(NSRange)range_ suggestedActions:(NSArray<UIMenuElement *> * _Nonnull)suggestedActions_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED)) API_AVAILABLE(ios(16.0));
- (UIMenu * _Nullable)textField:(UITextField * _Nonnull)textField_ editMenuForCharactersInRanges:(NSArray<NSValue *> * _Nonnull)ranges_ suggestedActions:(NSArray<UIMenuElement *> * _Nonnull)suggestedActions_;
- (void)textField:(UITextField * _Nonnull)textField_ willPresentEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating> _Nonnull)animator_ API_AVAILABLE(ios(16.0));
- (void)textField:(UITextField * _Nonnull)textField_ willDismissEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating> _Nonnull)animator_ API_AVAILABLE(ios(16.0));
- (void)textField:(UITextField * _Nonnull)textField_ insertInputSuggestion:(UIInputSuggestion * _Nonnull)inputSuggestion_;
@end
API_AVAILABLE(ios(17.0))
@protocol UIShapeProvider <NSObject>
@required
- (UIResolvedShape * _Nonnull)resolvedShapeInContext:(UIShapeResolutionContext * _Nonnull)context_;
@end
NS_SWIFT_UI_ACTOR
@protocol UISheetPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
- (void)sheetPresentationControllerDidChangeSelectedDetentIdentifier:(UISheetPresentationController * _Nonnull)sheetPresentationController_;
@end
NS_SWIFT_UI_ACTOR
@protocol UISplitViewControllerDelegate
@optional
- (UISplitViewControllerDisplayMode)targetDisplayModeForActionInSplitViewController:(UISplitViewController * _Nonnull)svc_;
- (void)splitViewController:(UISplitViewController * _Nonnull)svc_ willChangeToDisplayMode:(UISplitViewControllerDisplayMode)displayMode_ NS_SWIFT_NAME(splitViewController(_:willChangeTo:));
- (UISplitViewControllerColumn)splitViewController:(UISplitViewController * _Nonnull)svc_ topColumnForCollapsingToProposedTopColumn:(UISplitViewControllerColumn)proposedTopColumn_ NS_SWIFT_NAME(splitViewController(_:topColumnForCollapsingToProposedTopColumn:));
- (void)splitViewControllerDidCollapse:(UISplitViewController * _Nonnull)svc_;
- (void)splitViewControllerDidExpand:(UISplitViewController * _Nonnull)svc_;
- (void)splitViewController:(UISplitViewController * _Nonnull)svc_ willShowColumn:(UISplitViewControllerColumn)column_ NS_SWIFT_NAME(splitViewController(_:willShow:));
- (void)splitViewController:(UISplitViewController * _Nonnull)svc_ willHideColumn:(UISplitViewControllerColumn)column_ NS_SWIFT_NAME(splitViewController(_:willHide:));
@end
NS_SWIFT_UI_ACTOR
@protocol UISpringLoadedInteractionContext <NSObject>
@required
@property (nonatomic, readonly) UISpringLoadedInteractionEffectState state;
- (CGPoint)locationInView:(UIView * _Nullable)view_;
@end
NS_SWIFT_UI_ACTOR
@protocol UISpringLoadedInteractionSupporting <NSObject>
@end
NS_SWIFT_UI_ACTOR
@protocol UIStateRestoring <NSObject>
@optional
- (void)encodeRestorableStateWithCoder:(NSCoder * _Nonnull)coder_;
- (void)decodeRestorableStateWithCoder:(NSCoder * _Nonnull)coder_;
- (void)applicationFinishedRestoringState;
@end
NS_SWIFT_UI_ACTOR
@protocol UITabBarControllerDelegate <NSObject>
@optional
- (BOOL)tabBarController:(UITabBarController * _Nonnull)tabBarController_ shouldSelectTab:(UITab * _Nonnull)tab_ API_AVAILABLE(ios(18.0)) NS_SWIFT_NAME(tabBarController(_:shouldSelectTab:));
- (void)tabBarController:(UITabBarController * _Nonnull)tabBarController_ didSelectTab:(UITab * _Nonnull)selectedTab_ previousTab:(UITab * _Nullable)previousTab_ API_AVAILABLE(ios(18.0)) NS_SWIFT_NAME(tabBarController(_:didSelectTab:previousTab:));
- (UIDropOperation)tabBarController:(UITabBarController * _Nonnull)tabBarController_ tab:(UITab * _Nonnull)tab_ operationForAcceptingItemsFromDropSession:(id<UIDropSession> _Nonnull)session_ API_AVAILABLE(ios(18.0));
- (void)tabBarController:(UITabBarController * _Nonnull)tabBarController_ tab:(UITab * _Nonnull)tab_ acceptItemsFromDropSession:(id<UIDropSession> _Nonnull)session_ API_AVAILABLE(ios(18.0));
- (void)tabBarControllerWillBeginEditing:(UITabBarController * _Nonnull)tabBarController_ API_AVAILABLE(ios(18.0));
- (void)tabBarControllerDidEndEditing:(UITabBarController * _Nonnull)tabBarController_ API_AVAILABLE(ios(18.0));
- (void)tabBarController:(UITabBarController * _Nonnull)tabBarController_ visibilityDidChangeForTabs:(NSArray<UITab *> * _Nonnull)tabs_ API_AVAILABLE(ios(18.0));
- (void)tabBarController:(UITabBarController * _Nonnull)tabBarController_ displayOrderDidChangeForGroup:(UITabGroup * _Nonnull)group_ API_AVAILABLE(ios(18.0));
- (NSArray<UIViewController *> * _Nonnull)tabBarController:(UITabBarController * _Nonnull)tabBarController_ displayedViewControllersForTab:(UITab * _Nonnull)tab_ proposedViewControllers:(NSArray<UIViewController *> * _Nonnull)proposedViewControllers_ API_AVAILABLE(ios(18.0));
- (BOOL)tabBarController:(UITabBarController * _Nonnull)tabBarController_ shouldSelectViewController:(UIViewController * _Nonnull)viewController_;
- (void)tabBarController:(UITabBarController * _Nonnull)tabBarController_ didSelectViewController:(UIViewController * _Nonnull)viewController_;
- (void)tabBarController:(UITabBarController * _Nonnull)tabBarController_ willBeginCustomizingViewControllers:(NSArray<UIViewController *> * _Nonnull)viewControllers_;
- (void)tabBarController:(UITabBarController * _Nonnull)tabBarController_ willEndCustomizingViewControllers:(NSArray<UIViewController *> * _Nonnull)viewControllers_ changed:(BOOL)changed_;
- (void)tabBarController:(UITabBarController * _Nonnull)tabBarController_ didEndCustomizingViewControllers:(NSArray<UIViewController *> * _Nonnull)viewControllers_ changed:(BOOL)changed_;
- (UIInterfaceOrientationMask)tabBarControllerSupportedInterfaceOrientations:(UITabBarController * _Nonnull)tabBarController_;
- (UIInterfaceOrientation)tabBarControllerPreferredInterfaceOrientationForPresentation:(UITabBarController * _Nonnull)tabBarController_;
- (id<UIViewControllerInteractiveTransitioning> _Nullable)tabBarController:(UITabBarController * _Nonnull)tabBarController_ interactionControllerForAnimationController:(id<UIViewControllerAnimatedTransitioning> _Nonnull)animationController_ NS_SWIFT_NAME(tabBarController(_:interactionControllerFor:));
- (id<UIViewControllerAnimatedTransitioning> _Nullable)tabBarController:(UITabBarController * _Nonnull)tabBarController_ animationControllerForTransitionFromViewController:(UIViewController * _Nonnull)fromVc_ toViewController:(UIViewController * _Nonnull)toVc_;
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(18.0))
@protocol UITabBarControllerSidebarAnimating <NSObject>
@required
- (void)addAnimations:(void (^ _Nonnull)(void))animations_;
- (void)addCompletion:(void (^ _Nonnull)(void))completion_;
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(18.0))
@protocol UITabBarControllerSidebarDelegate <NSObject>
@optional
- (void)tabBarController:(UITabBarController * _Nonnull)tabBarController_ sidebarVisibilityWillChange:(UITabBarControllerSidebar * _Nonnull)sidebar_ animator:(id<UITabBarControllerSidebarAnimating> _Nonnull)animator_;
- (UITabSidebarItem * _Nonnull)tabBarController:(UITabBarController * _Nonnull)tabBarController_ sidebar:(UITabBarControllerSidebar * _Nonnull)sidebar_ itemForRequest:(UITabSidebarItemRequest * _Nonnull)request_;
- (void)tabBarController:(UITabBarController * _Nonnull)tabBarController_ sidebar:(UITabBarControllerSidebar * _Nonnull)sidebar_ updateItem:(UITabSidebarItem * _Nonnull)item_;
- (void)tabBarController:(UITabBarController * _Nonnull)tabBarController_ sidebar:(UITabBarControllerSidebar * _Nonnull)sidebar_ willBeginDisplayingTab:(UITab * _Nonnull)tab_;
- (void)tabBarController:(UITabBarController * _Nonnull)tabBarController_ sidebar:(UITabBarControllerSidebar * _Nonnull)sidebar_ didEndDisplayingTab:(UITab * _Nonnull)tab_;
- (UISwipeActionsConfiguration * _Nullable)tabBarController:(UITabBarController * _Nonnull)tabBarController_ sidebar:(UITabBarControllerSidebar * _Nonnull)sidebar_ leadingSwipeActionsConfigurationForTab:(UITab * _Nonnull)tab_;
- (UISwipeActionsConfiguration * _Nullable)tabBarController:(UITabBarController * _Nonnull)tabBarController_ sidebar:(UITabBarControllerSidebar * _Nonnull)sidebar_ trailingSwipeActionsConfigurationForTab:(UITab * _Nonnull)tab_;
- (UIContextMenuConfiguration * _Nullable)tabBarController:(UITabBarController * _Nonnull)tabBarController_ sidebar:(UITabBarControllerSidebar * _Nonnull)sidebar_ contextMenuConfigurationForTab:(UITab * _Nonnull)tab_;
- (NSArray<UIDragItem *> * _Nonnull)tabBarController:(UITabBarController * _Nonnull)tabBarController_ sidebar:(UITabBarControllerSidebar * _Nonnull)sidebar_ itemsForBeginningDragSession:(id<UIDragSession> _Nonnull)dragSession_ tab:(UITab * _Nonnull)tab_;
- (NSArray<UIDragItem *> * _Nonnull)tabBarController:(UITabBarController * _Nonnull)tabBarController_ sidebar:(UITabBarControllerSidebar * _Nonnull)sidebar_ itemsForAddingToDragSession:(id<UIDragSession> _Nonnull)dragSession_ tab:(UITab * _Nonnull)tab_;
- (UIDropOperation)tabBarController:(UITabBarController * _Nonnull)tabBarController_ sidebar:(UITabBarControllerSidebar * _Nonnull)sidebar_ sidebarAction:(UIAction * _Nonnull)sidebarAction_ group:(UITabGroup * _Nonnull)group_ operationForAcceptingItemsFromDropSession:(id<UIDropSession> _Nonnull)session_;
- (void)tabBarController:(UITabBarController * _Nonnull)tabBarController_ sidebar:(UITabBarControllerSidebar * _Nonnull)sidebar_ sidebarAction:(UIAction * _Nonnull)sidebarAction_ group:(UITabGroup * _Nonnull)group_ acceptItemsFromDropSession:(id<UIDropSession> _Nonnull)session_;
@end
NS_SWIFT_UI_ACTOR
@protocol UITabBarDelegate <NSObject>
@optional
- (void)tabBar:(UITabBar * _Nonnull)tabBar_ didSelectItem:(UITabBarItem * _Nonnull)item_;
- (void)tabBar:(UITabBar * _Nonnull)tabBar_ willBeginCustomizingItems:(NSArray<UITabBarItem *> * _Nonnull)items_;
- (void)tabBar:(UITabBar * _Nonnull)tabBar_ didBeginCustomizingItems:(NSArray<UITabBarItem *> * _Nonnull)items_;
- (void)tabBar:(UITabBar * _Nonnull)tabBar_ willEndCustomizingItems:(NSArray<UITabBarItem *> * _Nonnull)items_ changed:(BOOL)changed_;
- (void)tabBar:(UITabBar * _Nonnull)tabBar_ didEndCustomizingItems:(NSArray<UITabBarItem *> * _Nonnull)items_ changed:(BOOL)changed_;
@end
NS_SWIFT_UI_ACTOR
@protocol UITableViewDataSource <NSObject>
@required
- (NSInteger)tableView:(UITableView * _Nonnull)tableView_ numberOfRowsInSection:(NSInteger)section_;
- (UITableViewCell * _Nonnull)tableView:(UITableView * _Nonnull)tableView_ cellForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
@optional
- (NSInteger)numberOfSectionsInTableView:(UITableView * _Nonnull)tableView_;
- (NSString * _Nullable)tableView:(UITableView * _Nonnull)tableView_ titleForHeaderInSection:(NSInteger)section_;
- (NSString * _Nullable)tableView:(UITableView * _Nonnull)tableView_ titleForFooterInSection:(NSInteger)section_;
- (BOOL)tableView:(UITableView * _Nonnull)tableView_ canEditRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (BOOL)tableView:(UITableView * _Nonnull)tableView_ canMoveRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (NSArray<NSString *> * _Nullable)sectionIndexTitlesForTableView:(UITableView * _Nonnull)tableView_;
- (NSInteger)tableView:(UITableView * _Nonnull)tableView_ sectionForSectionIndexTitle:(NSString * _Nonnull)title_ atIndex:(NSInteger)index_;
- (void)tableView:(UITableView * _Nonnull)tableView_ commitEditingStyle:(UITableViewCellEditingStyle)editingStyle_ forRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (void)tableView:(UITableView * _Nonnull)tableView_ moveRowAtIndexPath:(NSIndexPath * _Nonnull)sourceIndexPath_ toIndexPath:(NSIndexPath * _Nonnull)destinationIndexPath_;
@end
NS_SWIFT_UI_ACTOR
@protocol UITableViewDataSourcePrefetching <NSObject>
@required
- (void)tableView:(UITableView * _Nonnull)tableView_ prefetchRowsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths_;
@optional
- (void)tableView:(UITableView * _Nonnull)tableView_ cancelPrefetchingForRowsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths_;
@end
NS_SWIFT_UI_ACTOR
@protocol UITableViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (void)tableView:(UITableView * _Nonnull)tableView_ willDisplayCell:(UITableViewCell * _Nonnull)cell_ forRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (void)tableView:(UITableView * _Nonnull)tableView_ willDisplayHeaderView:(UIView * _Nonnull)view_ forSection:(NSInteger)section_;
- (void)tableView:(UITableView * _Nonnull)tableView_ willDisplayFooterView:(UIView * _Nonnull)view_ forSection:(NSInteger)section_;
- (void)tableView:(UITableView * _Nonnull)tableView_ didEndDisplayingCell:(UITableViewCell * _Nonnull)cell_ forRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (void)tableView:(UITableView * _Nonnull)tableView_ didEndDisplayingHeaderView:(UIView * _Nonnull)view_ forSection:(NSInteger)section_;
- (void)tableView:(UITableView * _Nonnull)tableView_ didEndDisplayingFooterView:(UIView * _Nonnull)view_ forSection:(NSInteger)section_;
- (CGFloat)tableView:(UITableView * _Nonnull)tableView_ heightForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (CGFloat)tableView:(UITableView * _Nonnull)tableView_ heightForHeaderInSection:(NSInteger)section_;
- (CGFloat)tableView:(UITableView * _Nonnull)tableView_ heightForFooterInSection:(NSInteger)section_;
- (CGFloat)tableView:(UITableView * _Nonnull)tableView_ estimatedHeightForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (CGFloat)tableView:(UITableView * _Nonnull)tableView_ estimatedHeightForHeaderInSection:(NSInteger)section_;
- (CGFloat)tableView:(UITableView * _Nonnull)tableView_ estimatedHeightForFooterInSection:(NSInteger)section_;
- (UIView * _Nullable)tableView:(UITableView * _Nonnull)tableView_ viewForHeaderInSection:(NSInteger)section_;
- (UIView * _Nullable)tableView:(UITableView * _Nonnull)tableView_ viewForFooterInSection:(NSInteger)section_;
- (UITableViewCellAccessoryType)tableView:(UITableView * _Nonnull)tableView_ accessoryTypeForRowWithIndexPath:(NSIndexPath * _Nonnull)indexPath_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (void)tableView:(UITableView * _Nonnull)tableView_ accessoryButtonTappedForRowWithIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (BOOL)tableView:(UITableView * _Nonnull)tableView_ shouldHighlightRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (void)tableView:(UITableView * _Nonnull)tableView_ didHighlightRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (void)tableView:(UITableView * _Nonnull)tableView_ didUnhighlightRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (NSIndexPath * _Nullable)tableView:(UITableView * _Nonnull)tableView_ willSelectRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (NSIndexPath * _Nullable)tableView:(UITableView * _Nonnull)tableView_ willDeselectRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (void)tableView:(UITableView * _Nonnull)tableView_ didSelectRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (void)tableView:(UITableView * _Nonnull)tableView_ didDeselectRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (BOOL)tableView:(UITableView * _Nonnull)tableView_ canPerformPrimaryActionForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_ API_AVAILABLE(ios(16.0));
- (void)tableView:(UITableView * _Nonnull)tableView_ performPrimaryActionForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_ API_AVAILABLE(ios(16.0));
- (UITableViewCellEditingStyle)tableView:(UITableView * _Nonnull)tableView_ editingStyleForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (NSString * _Nullable)tableView:(UITableView * _Nonnull)tableView_ titleForDeleteConfirmationButtonForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (NSArray<UITableViewRowAction *> * _Nullable)tableView:(UITableView * _Nonnull)tableView_ editActionsForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_ API_DEPRECATED("", ios(2.0, 13.0));
- (UISwipeActionsConfiguration * _Nullable)tableView:(UITableView * _Nonnull)tableView_ leadingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (UISwipeActionsConfiguration * _Nullable)tableView:(UITableView * _Nonnull)tableView_ trailingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (BOOL)tableView:(UITableView * _Nonnull)tableView_ shouldIndentWhileEditingRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (void)tableView:(UITableView * _Nonnull)tableView_ willBeginEditingRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (void)tableView:(UITableView * _Nonnull)tableView_ didEndEditingRowAtIndexPath:(NSIndexPath * _Nullable)indexPath_;
- (NSIndexPath * _Nonnull)tableView:(UITableView * _Nonnull)tableView_ targetIndexPathForMoveFromRowAtIndexPath:(NSIndexPath * _Nonnull)sourceIndexPath_ toProposedIndexPath:(NSIndexPath * _Nonnull)proposedDestinationIndexPath_;
- (NSInteger)tableView:(UITableView * _Nonnull)tableView_ indentationLevelForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (BOOL)tableView:(UITableView * _Nonnull)tableView_ shouldShowMenuForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_ API_DEPRECATED("", ios(2.0, 13.0));
- (BOOL)tableView:(UITableView * _Nonnull)tableView_ canPerformAction:(SEL _Nonnull)action_ forRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_ withSender:(id _Nullable)sender_ API_DEPRECATED("", ios(2.0, 13.0));
- (void)tableView:(UITableView * _Nonnull)tableView_ performAction:(SEL _Nonnull)action_ forRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_ withSender:(id _Nullable)sender_ API_DEPRECATED("", ios(2.0, 13.0));
- (BOOL)tableView:(UITableView * _Nonnull)tableView_ canFocusRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (BOOL)tableView:(UITableView * _Nonnull)tableView_ shouldUpdateFocusInContext:(UITableViewFocusUpdateContext * _Nonnull)context_;
- (void)tableView:(UITableView * _Nonnull)tableView_ didUpdateFocusInContext:(UITableViewFocusUpdateContext * _Nonnull)context_ withAnimationCoordinator:(UIFocusAnimationCoordinator * _Nonnull)coordinator_;
- (NSIndexPath * _Nullable)indexPathForPreferredFocusedViewInTableView:(UITableView * _Nonnull)tableView_;
- (BOOL)tableView:(UITableView * _Nonnull)tableView_ selectionFollowsFocusForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (BOOL)tableView:(UITableView * _Nonnull)tableView_ shouldSpringLoadRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_ withContext:(id<UISpringLoadedInteractionContext> _Nonnull)context_;
- (BOOL)tableView:(UITableView * _Nonnull)tableView_ shouldBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (void)tableView:(UITableView * _Nonnull)tableView_ didBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (void)tableViewDidEndMultipleSelectionInteraction:(UITableView * _Nonnull)tableView_;
- (UIContextMenuConfiguration * _Nullable)tableView:(UITableView * _Nonnull)tableView_ contextMenuConfigurationForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_ point:(CGPoint)point_;
- (UITargetedPreview * _Nullable)tableView:(UITableView * _Nonnull)tableView_ previewForHighlightingContextMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration_;
- (UITargetedPreview * _Nullable)tableView:(UITableView * _Nonnull)tableView_ previewForDismissingContextMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration_;
- (void)tableView:(UITableView * _Nonnull)tableView_ willPerformPreviewActionForMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration_ animator:(id<UIContextMenuInteractionCommitAnimating> _Nonnull)animator_;
- (void)tableView:(UITableView * _Nonnull)tableView_ willDisplayContextMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration_ animator:(id<UIContextMenuInteractionAnimating> _Nullable)animator_;
- (void)tableView:(UITableView * _Nonnull)tableView_ willEndContextMenuInteractionWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration_ animator:(id<UIContextMenuInteractionAnimating> _Nullable)animator_;
@end
NS_SWIFT_UI_ACTOR
@protocol UITableViewDragDelegate <NSObject>
@required
- (NSArray<UIDragItem *> * _Nonnull)tableView:(UITableView * _Nonnull)tableView_ itemsForBeginningDragSession:(id<UIDragSession> _Nonnull)session_ atIndexPath:(NSIndexPath * _Nonnull)indexPath_;
@optional
- (NSArray<UIDragItem *> * _Nonnull)tableView:(UITableView * _Nonnull)tableView_ itemsForAddingToDragSession:(id<UIDragSession> _Nonnull)session_ atIndexPath:(NSIndexPath * _Nonnull)indexPath_ point:(CGPoint)point_;
- (UIDragPreviewParameters * _Nullable)tableView:(UITableView * _Nonnull)tableView_ dragPreviewParametersForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (void)tableView:(UITableView * _Nonnull)tableView_ dragSessionWillBegin:(id<UIDragSession> _Nonnull)session_;
- (void)tableView:(UITableView * _Nonnull)tableView_ dragSessionDidEnd:(id<UIDragSession> _Nonnull)session_;
- (BOOL)tableView:(UITableView * _Nonnull)tableView_ dragSessionAllowsMoveOperation:(id<UIDragSession> _Nonnull)session_;
- (BOOL)tableView:(UITableView * _Nonnull)tableView_ dragSessionIsRestrictedToDraggingApplication:(id<UIDragSession> _Nonnull)session_;
@end
NS_SWIFT_UI_ACTOR
@protocol UITableViewDropCoordinator <NSObject>
@required
@property (nonatomic, readonly) NSArray<id<UITableViewDropItem>> * _Nonnull items;
@property (nonatomic, readonly) id<UIDropSession> _Nonnull session;
- (id<UITableViewDropPlaceholderContext> _Nonnull)dropItem:(UIDragItem * _Nonnull)dragItem_ toPlaceholder:(UITableViewDropPlaceholder * _Nonnull)placeholder_;
- (id<UIDragAnimating> _Nonnull)dropItem:(UIDragItem * _Nonnull)dragItem_ toRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (id<UIDragAnimating> _Nonnull)dropItem:(UIDragItem * _Nonnull)dragItem_ intoRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_ rect:(CGRect)rect_;
- (id<UIDragAnimating> _Nonnull)dropItem:(UIDragItem * _Nonnull)dragItem_ toTarget:(UIDragPreviewTarget * _Nonnull)target_;
@end
NS_SWIFT_UI_ACTOR
@protocol UITableViewDropDelegate <NSObject>
@required
- (void)tableView:(UITableView * _Nonnull)tableView_ performDropWithCoordinator:(id<UITableViewDropCoordinator> _Nonnull)coordinator_;
@optional
- (BOOL)tableView:(UITableView * _Nonnull)tableView_ canHandleDropSession:(id<UIDropSession> _Nonnull)session_;
- (void)tableView:(UITableView * _Nonnull)tableView_ dropSessionDidEnter:(id<UIDropSession> _Nonnull)session_;
- (UITableViewDropProposal * _Nonnull)tableView:(UITableView * _Nonnull)tableView_ dropSessionDidUpdate:(id<UIDropSession> _Nonnull)session_ withDestinationIndexPath:(NSIndexPath * _Nullable)destinationIndexPath_;
- (void)tableView:(UITableView * _Nonnull)tableView_ dropSessionDidExit:(id<UIDropSession> _Nonnull)session_;
- (void)tableView:(UITableView * _Nonnull)tableView_ dropSessionDidEnd:(id<UIDropSession> _Nonnull)session_;
- (UIDragPreviewParameters * _Nullable)tableView:(UITableView * _Nonnull)tableView_ dropPreviewParametersForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
@end
NS_SWIFT_UI_ACTOR
@protocol UITableViewDropItem <NSObject>
@end
NS_SWIFT_UI_ACTOR
@protocol UITableViewDropPlaceholderContext <UIDragAnimating>
@end
NS_SWIFT_UI_ACTOR
@protocol UITextInput <UIKeyInput>
@required
- (NSString * _Nullable)textInRange:(UITextRange * _Nonnull)range_;
- (void)replaceRange:(UITextRange * _Nonnull)range_ withText:(NSString * _Nonnull)text_;
- (void)setMarkedText:(NSString * _Nullable)markedText_ selectedRange:(NSRange)selectedRange_;
- (UITextRange * _Nullable)textRangeFromPosition:(UITextPosition * _Nonnull)fromPosition_ toPosition:(UITextPosition * _Nonnull)toPosition_;
- (UITextPosition * _Nullable)positionFromPosition:(UITextPosition * _Nonnull)position_ offset:(NSInteger)offset_;
- (UITextPosition * _Nullable)positionFromPosition:(UITextPosition * _Nonnull)position_ inDirection:(UITextLayoutDirection)direction_ offset:(NSInteger)offset_;
- (NSInteger)offsetFromPosition:(UITextPosition * _Nonnull)from_ toPosition:(UITextPosition * _Nonnull)toPosition_;
- (UITextPosition * _Nullable)positionWithinRange:(UITextRange * _Nonnull)range_ farthestInDirection:(UITextLayoutDirection)direction_;
- (UITextRange * _Nullable)characterRangeByExtendingPosition:(UITextPosition * _Nonnull)position_ inDirection:(UITextLayoutDirection)direction_;
- (NSWritingDirection)baseWritingDirectionForPosition:(UITextPosition * _Nonnull)position_ inDirection:(UITextStorageDirection)direction_;
- (void)setBaseWritingDirection:(NSWritingDirection)writingDirection_ forRange:(UITextRange * _Nonnull)range_;
- (CGRect)firstRectForRange:(UITextRange * _Nonnull)range_;
- (NSArray<UITextSelectionRect *> * _Nonnull)selectionRectsForRange:(UITextRange * _Nonnull)range_;
- (UITextRange * _Nullable)characterRangeAtPoint:(CGPoint)point_;
@property (nonatomic, readwrite, copy) UITextRange * _Nullable selectedTextRange;
- (CGRect)caretRectForPosition:(UITextPosition * _Nonnull)position_;
@optional
- (NSDictionary<NSAttributedStringKey, id> * _Nullable)textStylingAtPosition:(UITextPosition * _Nonnull)position_ inDirection:(UITextStorageDirection)direction_;
- (UITextPosition * _Nullable)positionWithinRange:(UITextRange * _Nonnull)range_ atCharacterOffset:(NSInteger)offset_;
- (NSInteger)characterOffsetOfPosition:(UITextPosition * _Nonnull)position_ withinRange:(UITextRange * _Nonnull)range_;
- (void)insertDictationResult:(NSArray<UIDictationPhrase *> * _Nonnull)dictationResult_;
- (CGRect)frameForDictationResultPlaceholder:(id _Nonnull)placeholder_;
- (void)removeDictationResultPlaceholder:(id _Nonnull)placeholder_ willInsertResult:(BOOL)willInsertResult_;
- (void)insertText:(NSString * _Nonnull)text_ alternatives:(NSArray<NSString *> * _Nonnull)alternatives_ style:(UITextAlternativeStyle)style_;
- (void)setAttributedMarkedText:(NSAttributedString * _Nullable)markedText_ selectedRange:(NSRange)selectedRange_;
- (UITextPlaceholder * _Nonnull)insertTextPlaceholderWithSize:(CGSize)size_;
- (void)removeTextPlaceholder:(UITextPlaceholder * _Nonnull)textPlaceholder_;
- (void)beginFloatingCursorAtPoint:(CGPoint)point_;
- (void)updateFloatingCursorAtPoint:(CGPoint)point_;
- (void)endFloatingCursor;
- (UIMenu * _Nullable)editMenuForTextRange:(UITextRange * _Nonnull)textRange_ suggestedActions:(NSArray<UIMenuElement *> * _Nonnull)suggestedActions_ API_AVAILABLE(ios(16.0));
- (void)willPresentEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating> _Nonnull)animator_ API_AVAILABLE(ios(16.0));
- (void)willDismissEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating> _Nonnull)animator_ API_AVAILABLE(ios(16.0));
- (void)insertAdaptiveImageGlyph:(NSAdaptiveImageGlyph * _Nonnull)adaptiveImageGlyph_ replacementRange:(UITextRange * _Nonnull)replacementRange_ API_AVAILABLE(ios(18.0));
@property (nonatomic, readonly, getter=isEditable) BOOL editable API_AVAILABLE(ios(18.0));
- (void)insertAttributedText:(NSAttributedString * _Nonnull)string_;
- (void)replaceRange:(UITextRange * _Nonnull)range_ withAttributedText:(NSAttributedString * _Nonnull)attributedText_;
- (void)willPresentWritingTools API_AVAILABLE(ios(18.0));
- (void)didDismissWritingTools API_AVAILABLE(ios(18.0));
- (void)insertInputSuggestion:(UIInputSuggestion * _Nonnull)inputSuggestion_;
@property (nonatomic, readonly) UIView * _Nonnull textInputView;
@end
NS_SWIFT_UI_ACTOR
@protocol UITextDraggable <UITextInput>
@end
NS_SWIFT_UI_ACTOR
@protocol UITextPasteConfigurationSupporting <UIPasteConfigurationSupporting>
@end
NS_SWIFT_UI_ACTOR
@protocol UITextDroppable <UITextInput, UITextPasteConfigurationSupporting>
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(18.0))
@protocol UITextFormattingViewControllerDelegate <NSObject>
@required
- (void)textFormattingViewController:(UITextFormattingViewController * _Nonnull)viewController_ didChangeValue:(UITextFormattingViewControllerChangeValue * _Nonnull)changeValue_;
@optional
- (BOOL)textFormattingViewController:(UITextFormattingViewController * _Nonnull)viewController_ shouldPresentFontPicker:(UIFontPickerViewController * _Nonnull)fontPicker_;
- (BOOL)textFormattingViewController:(UITextFormattingViewController * _Nonnull)viewController_ shouldPresentColorPicker:(UIColorPickerViewController * _Nonnull)colorPicker_;
- (void)textFormattingDidFinish:(UITextFormattingViewController * _Nonnull)viewController_;
@end
NS_SWIFT_UI_ACTOR
@protocol UITextInputDelegate <NSObject>
@required
- (void)selectionWillChange:(id<UITextInput> _Nullable)textInput_;
- (void)selectionDidChange:(id<UITextInput> _Nullable)textInput_;
- (void)textWillChange:(id<UITextInput> _Nullable)textInput_;
- (void)textDidChange:(id<UITextInput> _Nullable)textInput_;
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(16.0))
@protocol UITextSearchAggregator <NSObject>
@required
- (void)invalidate;
- (void)finishedSearching;
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(16.0))
@protocol UITextSearching <NSObject>
@required
- (void)performTextSearchWithQueryString:(NSString * _Nonnull)string_ usingOptions:(UITextSearchOptions * _Nonnull)options_ resultAggregator:(id<UITextSearchAggregator> _Nonnull)aggregator_;
- (void)clearAllDecoratedFoundText;
@optional
- (void)replaceAllOccurrencesOfQueryString:(NSString * _Nonnull)queryString_ usingOptions:(UITextSearchOptions * _Nonnull)options_ withText:(NSString * _Nonnull)replacementText_;
@end
NS_SWIFT_UI_ACTOR
@protocol UITextViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (BOOL)textViewShouldBeginEditing:(UITextView * _Nonnull)textView_;
- (BOOL)textViewShouldEndEditing:(UITextView * _Nonnull)textView_;
- (void)textViewDidBeginEditing:(UITextView * _Nonnull)textView_;
- (void)textViewDidEndEditing:(UITextView * _Nonnull)textView_;
- (BOOL)textView:(UITextView * _Nonnull)textView_ shouldChangeTextInRange:(NSRange)range_ replacementText:(NSString * _Nonnull)text_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (BOOL)textView:(UITextView * _Nonnull)textView_ shouldChangeTextInRanges:(NSArray<NSValue *> * _Nonnull)ranges_ replacementText:(NSString * _Nonnull)text_;
- (void)textViewDidChange:(UITextView * _Nonnull)textView_;
- (void)textViewDidChangeSelection:(UITextView * _Nonnull)textView_;
- (UIMenu * _Nullable)textView:(UITextView * _Nonnull)textView_ editMenuForTextInRange:(NSRange)range_ suggestedActions:(NSArray<UIMenuElement *> * _Nonnull)suggestedActions_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED)) API_AVAILABLE(ios(16.0));
- (UIMenu * _Nullable)textView:(UITextView * _Nonnull)textView_ editMenuForTextInRanges:(NSArray<NSValue *> * _Nonnull)ranges_ suggestedActions:(NSArray<UIMenuElement *> * _Nonnull)suggestedActions_;
- (void)textView:(UITextView * _Nonnull)textView_ willPresentEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating> _Nonnull)animator_ API_AVAILABLE(ios(16.0));
- (void)textView:(UITextView * _Nonnull)textView_ willDismissEditMenuWithAnimator:(id<UIEditMenuInteractionAnimating> _Nonnull)animator_ API_AVAILABLE(ios(16.0));
- (UIAction * _Nullable)textView:(UITextView * _Nonnull)textView_ primaryActionForTextItem:(UITextItem * _Nonnull)textItem_ defaultAction:(UIAction * _Nonnull)defaultAction_ API_AVAILABLE(ios(17.0));
- (UITextItemMenuConfiguration * _Nullable)textView:(UITextView * _Nonnull)textView_ menuConfigurationForTextItem:(UITextItem * _Nonnull)textItem_ defaultMenu:(UIMenu * _Nonnull)defaultMenu_ API_AVAILABLE(ios(17.0));
- (void)textView:(UITextView * _Nonnull)textView_ textItemMenuWillDisplayForTextItem:(UITextItem * _Nonnull)textItem_ animator:(id<UIContextMenuInteractionAnimating> _Nonnull)animator_ API_AVAILABLE(ios(17.0));
- (void)textView:(UITextView * _Nonnull)textView_ textItemMenuWillEndForTextItem:(UITextItem * _Nonnull)textItem_ animator:(id<UIContextMenuInteractionAnimating> _Nonnull)animator_ API_AVAILABLE(ios(17.0));
- (void)textViewWritingToolsWillBegin:(UITextView * _Nonnull)textView_ API_AVAILABLE(ios(18.0));
- (void)textViewWritingToolsDidEnd:(UITextView * _Nonnull)textView_ API_AVAILABLE(ios(18.0));
- (NSArray<NSValue *> * _Nonnull)textView:(UITextView * _Nonnull)textView_ writingToolsIgnoredRangesInEnclosingRange:(NSRange)enclosingRange_ API_AVAILABLE(ios(18.0));
- (BOOL)textView:(UITextView * _Nonnull)textView_ shouldInteractWithURL:(NSURL * _Nonnull)url_ inRange:(NSRange)characterRange_ interaction:(UITextItemInteraction)interaction_ API_DEPRECATED("", ios(2.0, 10.0));
- (BOOL)textView:(UITextView * _Nonnull)textView_ shouldInteractWithTextAttachment:(NSTextAttachment * _Nonnull)textAttachment_ inRange:(NSRange)characterRange_ interaction:(UITextItemInteraction)interaction_ API_DEPRECATED("", ios(2.0, 17.0));
- (BOOL)textView:(UITextView * _Nonnull)textView_ shouldInteractWithURL:(NSURL * _Nonnull)url_ inRange:(NSRange)characterRange_ API_DEPRECATED("", ios(2.0, 10.0));
- (BOOL)textView:(UITextView * _Nonnull)textView_ shouldInteractWithTextAttachment:(NSTextAttachment * _Nonnull)textAttachment_ inRange:(NSRange)characterRange_ API_DEPRECATED("", ios(2.0, 10.0));
- (void)textView:(UITextView * _Nonnull)textView_ willBeginFormattingWithViewController:(UITextFormattingViewController * _Nonnull)viewController_ API_AVAILABLE(ios(18.0));
- (void)textView:(UITextView * _Nonnull)textView_ didBeginFormattingWithViewController:(UITextFormattingViewController * _Nonnull)viewController_ API_AVAILABLE(ios(18.0));
- (void)textView:(UITextView * _Nonnull)textView_ willEndFormattingWithViewController:(UITextFormattingViewController * _Nonnull)viewController_ API_AVAILABLE(ios(18.0));
- (void)textView:(UITextView * _Nonnull)textView_ didEndFormattingWithViewController:(UITextFormattingViewController * _Nonnull)viewController_ API_AVAILABLE(ios(18.0));
- (void)textView:(UITextView * _Nonnull)textView_ insertInputSuggestion:(UIInputSuggestion * _Nonnull)inputSuggestion_;
@end
NS_SWIFT_UI_ACTOR
@protocol UITimingCurveProvider <NSCoding, NSCopying>
@required
@property (nonatomic, readonly) UITimingCurveType timingCurveType;
@property (nonatomic, readonly) UICubicTimingParameters * _Nullable cubicTimingParameters;
@property (nonatomic, readonly) UISpringTimingParameters * _Nullable springTimingParameters;
@end
NS_SWIFT_UI_ACTOR
@protocol UIToolTipInteractionDelegate <NSObject>
@end
NS_SWIFT_UI_ACTOR
@protocol UIToolbarDelegate <UIBarPositioningDelegate>
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(17.0))
@protocol UITraitChangeObservable
@end
NS_SWIFT_UI_ACTOR
@protocol UITraitEnvironment <NSObject>
@property (nonatomic, readonly) UITraitCollection * _Nonnull traitCollection;
- (void)traitCollectionDidChange:(UITraitCollection * _Nullable)previousTraitCollection_ API_DEPRECATED("", ios(8.0, 17.0));
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(17.0))
@protocol UITraitOverrides <UIMutableTraits>
@end
NS_SWIFT_UI_ACTOR
@protocol UIUserActivityRestoring <NSObject>
@required
- (void)restoreUserActivityState:(NSUserActivity * _Nonnull)userActivity_;
@end
NS_SWIFT_UI_ACTOR
@protocol UIViewAnimating <NSObject>
@required
@property (nonatomic, readonly) UIViewAnimatingState state;
@property (nonatomic, readonly, getter=isRunning) BOOL running;
@property (nonatomic, assign, getter=isReversed) BOOL reversed;
@property (nonatomic, assign) CGFloat fractionComplete;
- (void)startAnimation;
- (void)startAnimationAfterDelay:(NSTimeInterval)delay_;
- (void)pauseAnimation;
- (void)stopAnimation:(BOOL)withoutFinishing_;
- (void)finishAnimationAtPosition:(UIViewAnimatingPosition)finalPosition_;
@end
NS_SWIFT_UI_ACTOR
@protocol UIViewControllerAnimatedTransitioning <NSObject>
@required
- (NSTimeInterval)transitionDuration:(id<UIViewControllerContextTransitioning> _Nullable)transitionContext_ NS_SWIFT_NAME(transitionDuration(using:));
- (void)animateTransition:(id<UIViewControllerContextTransitioning> _Nonnull)transitionContext_ NS_SWIFT_NAME(animateTransition(using:));
@optional
- (id<UIViewImplicitlyAnimating> _Nonnull)interruptibleAnimatorForTransition:(id<UIViewControllerContextTransitioning> _Nonnull)transitionContext_ NS_SWIFT_NAME(interruptibleAnimator(using:));
- (void)animationEnded:(BOOL)transitionCompleted_;
@end
NS_SWIFT_UI_ACTOR
@protocol UIViewControllerContextTransitioning <NSObject>
@required
@property (nonatomic, readonly) UIView * _Nonnull containerView;
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property (nonatomic, readonly) BOOL transitionWasCancelled;
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
- (void)updateInteractiveTransition:(CGFloat)percentComplete_;
- (void)finishInteractiveTransition;
- (void)cancelInteractiveTransition;
- (void)pauseInteractiveTransition;
- (void)completeTransition:(BOOL)didComplete_;
- (UIViewController * _Nullable)viewControllerForKey:(UITransitionContextViewControllerKey _Nonnull)key_;
- (UIView * _Nullable)viewForKey:(UITransitionContextViewKey _Nonnull)key_;
@property (nonatomic, readonly) CGAffineTransform targetTransform;
- (CGRect)initialFrameForViewController:(UIViewController * _Nonnull)vc_;
- (CGRect)finalFrameForViewController:(UIViewController * _Nonnull)vc_;
@end
NS_SWIFT_UI_ACTOR
@protocol UIViewControllerInteractiveTransitioning <NSObject>
@required
- (void)startInteractiveTransition:(id<UIViewControllerContextTransitioning> _Nonnull)transitionContext_;
@optional
@property (nonatomic, readonly) CGFloat completionSpeed;
@property (nonatomic, readonly) UIViewAnimationCurve completionCurve;
@property (nonatomic, readonly) BOOL wantsInteractiveStart;
@end
NS_SWIFT_UI_ACTOR
@protocol UIViewControllerPreviewing <NSObject>
@required
@property (nonatomic, readonly) id<UIViewControllerPreviewingDelegate> _Nonnull delegate API_DEPRECATED("", ios(2.0, 13.0));
@end
NS_SWIFT_UI_ACTOR
@protocol UIViewControllerPreviewingDelegate <NSObject>
@end
NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@required
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly) BOOL initiallyInteractive;
@property (nonatomic, readonly, getter=isInterruptible) BOOL interruptible;
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property (nonatomic, readonly, getter=isCancelled) BOOL cancelled;
@property (nonatomic, readonly) NSTimeInterval transitionDuration;
@property (nonatomic, readonly) CGFloat percentComplete;
@property (nonatomic, readonly) UIViewAnimationCurve completionCurve;
- (UIViewController * _Nullable)viewControllerForKey:(UITransitionContextViewControllerKey _Nonnull)key_;
- (UIView * _Nullable)viewForKey:(UITransitionContextViewKey _Nonnull)key_;
@property (nonatomic, readonly) UIView * _Nonnull containerView;
@end
NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
@required
- (BOOL)animateAlongsideTransition:(void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext> _Nonnull))animation_ completion:(void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext> _Nonnull))completion_;
- (BOOL)animateAlongsideTransitionInView:(UIView * _Nullable)view_ animation:(void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext> _Nonnull))animation_ completion:(void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext> _Nonnull))completion_;
- (void)notifyWhenInteractionChangesUsingBlock:(void (^ _Nonnull)(id<UIViewControllerTransitionCoordinatorContext> _Nonnull))handler_;
@end
NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitioningDelegate <NSObject>
@optional
- (id<UIViewControllerAnimatedTransitioning> _Nullable)animationControllerForPresentedController:(UIViewController * _Nonnull)presented_ presentingController:(UIViewController * _Nonnull)presenting_ sourceController:(UIViewController * _Nonnull)source_;
- (id<UIViewControllerAnimatedTransitioning> _Nullable)animationControllerForDismissedController:(UIViewController * _Nonnull)dismissed_;
- (id<UIViewControllerInteractiveTransitioning> _Nullable)interactionControllerForPresentation:(id<UIViewControllerAnimatedTransitioning> _Nonnull)animator_ NS_SWIFT_NAME(interactionControllerForPresentation(using:));
- (id<UIViewControllerInteractiveTransitioning> _Nullable)interactionControllerForDismissal:(id<UIViewControllerAnimatedTransitioning> _Nonnull)animator_ NS_SWIFT_NAME(interactionControllerForDismissal(using:));
- (UIPresentationController * _Nullable)presentationControllerForPresentedViewController:(UIViewController * _Nonnull)presented_ presentingViewController:(UIViewController * _Nullable)presenting_ sourceViewController:(UIViewController * _Nonnull)source_;
@end
NS_SWIFT_UI_ACTOR
@protocol UIViewImplicitlyAnimating <UIViewAnimating>
@optional
- (void)addAnimations:(void (^ _Nonnull)(void))animation_ delayFactor:(CGFloat)delayFactor_;
- (void)addAnimations:(void (^ _Nonnull)(void))animation_;
- (void)addCompletion:(void (^ _Nonnull)(UIViewAnimatingPosition))completion_;
- (void)continueAnimationWithTimingParameters:(id<UITimingCurveProvider> _Nullable)parameters_ durationFactor:(CGFloat)durationFactor_;
@end
NS_SWIFT_UI_ACTOR
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nonatomic, strong) UIWindow * _Nullable window;
- (void)windowScene:(UIWindowScene * _Nonnull)windowScene_ didUpdateCoordinateSpace:(id<UICoordinateSpace> _Nonnull)previousCoordinateSpace_ interfaceOrientation:(UIInterfaceOrientation)previousInterfaceOrientation_ traitCollection:(UITraitCollection * _Nonnull)previousTraitCollection_;
- (void)windowScene:(UIWindowScene * _Nonnull)windowScene_ didUpdateEffectiveGeometry:(UIWindowSceneGeometry * _Nonnull)previousEffectiveGeometry_ API_AVAILABLE(ios(26.0));
- (void)windowScene:(UIWindowScene * _Nonnull)windowScene_ performActionForShortcutItem:(UIApplicationShortcutItem * _Nonnull)shortcutItem_ completionHandler:(void (^ _Nonnull)(BOOL))completionHandler_;
- (UISceneWindowingControlStyle * _Nonnull)preferredWindowingControlStyleForScene:(UIWindowScene * _Nonnull)windowScene_ API_AVAILABLE(ios(26.0));
@end
@interface CAAnimation : NSObject <CAAction, CAMediaTiming, NSCoding, NSCopying, NSSecureCoding>
@property (nonatomic, class, readonly) CAAnimation *  _Nonnull animation;
+ (id _Nullable)defaultValueForKey:(NSString * _Nonnull)key_;
@property (nonatomic, strong) id<CAAnimationDelegate> _Nullable delegate;
@end
@interface CAPropertyAnimation : CAAnimation <CAAction, CAMediaTiming, NSCoding, NSCopying, NSSecureCoding>
+ (instancetype _Nonnull)animationWithKeyPath:(NSString * _Nullable)path_;
@end
@interface CABasicAnimation : CAPropertyAnimation <CAAction, CAMediaTiming, NSCoding, NSCopying, NSSecureCoding>
@property (nonatomic, strong) id _Nullable fromValue;
@property (nonatomic, strong) id _Nullable toValue;
@end
@interface CASpringAnimation : CABasicAnimation
@property (nonatomic, assign) CGFloat stiffness;
@property (nonatomic, assign) CGFloat damping;
@property (nonatomic, assign) BOOL allowsOverdamping API_AVAILABLE(ios(17.0));
@property (nonatomic, readonly) CFTimeInterval settlingDuration;
@end
@interface CATransaction : NSObject
+ (void)begin;
+ (void)commit;
+ (void)setCompletionBlock:(void (^ _Nullable)(void))block_;
@end
@interface CADisplayLink : NSObject
+ (CADisplayLink * _Nonnull)displayLinkWithTarget:(id _Nonnull)target_ selector:(SEL _Nonnull)sel_;
- (void)addToRunLoop:(NSRunLoop * _Nonnull)runloop_ forMode:(NSRunLoopMode _Nonnull)mode_;
- (void)removeFromRunLoop:(NSRunLoop * _Nonnull)runloop_ forMode:(NSRunLoopMode _Nonnull)mode_;
- (void)invalidate;
@property (nonatomic, readonly) CFTimeInterval duration;
@end
@interface CALayer : NSObject <CAMediaTiming, NSCoding, NSSecureCoding>
@property (nonatomic, assign) CGRect contentsRect;
@property (nonatomic, assign) CGFloat contentsScale;
@property (nonatomic, class, readonly) CALayer *  _Nonnull layer;
- (instancetype _Nonnull)init;
- (instancetype _Nonnull)initWithLayer:(id _Nonnull)layer_;
- (instancetype _Nullable)presentationLayer;
- (instancetype _Nonnull)modelLayer;
+ (id _Nullable)defaultValueForKey:(NSString * _Nonnull)key_;
+ (BOOL)needsDisplayForKey:(NSString * _Nonnull)key_;
@property (nonatomic, assign) CGRect bounds;
@property (nonatomic, assign) CGPoint position;
@property (nonatomic, assign) CGFloat zPosition;
@property (nonatomic, assign) CGPoint anchorPoint;
@property (nonatomic, assign) CATransform3D transform;
@property (nonatomic, assign) CGRect frame;
@property (nonatomic, assign, getter=isHidden) BOOL hidden;
@property (nonatomic, assign, getter=isDoubleSided) BOOL doubleSided;
@property (nonatomic, readonly) CALayer * _Nullable superlayer;
- (void)removeFromSuperlayer;
@property (nonatomic, copy) NSArray<CALayer *> * _Nullable sublayers;
- (void)addSublayer:(CALayer * _Nonnull)layer_;
- (void)insertSublayer:(CALayer * _Nonnull)layer_ atIndex:(unsigned int)idx_;
- (void)insertSublayer:(CALayer * _Nonnull)layer_ below:(CALayer * _Nullable)sibling_;
- (void)insertSublayer:(CALayer * _Nonnull)layer_ above:(CALayer * _Nullable)sibling_;
- (void)replaceSublayer:(CALayer * _Nonnull)oldLayer_ with:(CALayer * _Nonnull)newLayer_;
@property (nonatomic, assign) CATransform3D sublayerTransform;
@property (nonatomic, strong) CALayer * _Nullable mask;
- (CGPoint)convertPoint:(CGPoint)p_ fromLayer:(CALayer * _Nullable)l_;
- (CGPoint)convertPoint:(CGPoint)p_ toLayer:(CALayer * _Nullable)l_;
- (CGRect)convertRect:(CGRect)r_ fromLayer:(CALayer * _Nullable)l_;
- (CGRect)convertRect:(CGRect)r_ toLayer:(CALayer * _Nullable)l_;
- (CFTimeInterval)convertTime:(CFTimeInterval)t_ fromLayer:(CALayer * _Nullable)l_;
- (CFTimeInterval)convertTime:(CFTimeInterval)t_ toLayer:(CALayer * _Nullable)l_;
- (CALayer * _Nullable)hitTest:(CGPoint)p_;
- (BOOL)containsPoint:(CGPoint)p_;
@property (nonatomic, strong) id _Nullable contents;
@property (nonatomic, assign) CGRect contentsCenter;
@property (nonatomic, assign, getter=isOpaque) BOOL opaque;
- (void)display;
- (void)setNeedsDisplay;
- (void)setNeedsDisplayInRect:(CGRect)r_;
- (void)displayIfNeeded;
@property (nonatomic) CGColorRef _Nullable backgroundColor;
@property (nonatomic, assign) CGFloat cornerRadius;
@property (nonatomic, assign) CACornerMask maskedCorners;
@property (nonatomic, copy) CALayerCornerCurve _Nonnull cornerCurve;
@property (nonatomic, assign) CGFloat borderWidth;
@property (nonatomic, assign) CGColorRef _Nullable borderColor;
+ (CGFloat)cornerCurveExpansionFactor:(CALayerCornerCurve _Nonnull)curve_;
@property (nonatomic, assign) float opacity;
@property (nonatomic) CGColorRef _Nullable shadowColor;
@property (nonatomic, assign) float shadowOpacity;
@property (nonatomic, assign) CGSize shadowOffset;
@property (nonatomic, assign) CGFloat shadowRadius;
@property (nonatomic) CGPathRef _Nullable shadowPath;
@property (nonatomic, assign) CAAutoresizingMask autoresizingMask;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSublayers;
+ (id<CAAction> _Nullable)defaultActionForKey:(NSString * _Nonnull)event_;
- (id<CAAction> _Nullable)actionForKey:(NSString * _Nonnull)event_;
@property (nonatomic, copy) NSDictionary<NSString *, id<CAAction>> * _Nullable actions;
- (void)addAnimation:(CAAnimation * _Nonnull)anim_ forKey:(NSString * _Nullable)key_;
- (void)removeAllAnimations;
- (void)removeAnimationForKey:(NSString * _Nonnull)key_;
- (NSArray<NSString *> * _Nullable)animationKeys;
- (CAAnimation * _Nullable)animationForKey:(NSString * _Nonnull)key_;
@property (nonatomic, copy) NSString * _Nullable name;
@property (nonatomic, weak) id<CALayerDelegate> _Nullable delegate;
@property (nonatomic, copy) NSDictionary * _Nullable style;
+ (CALayer * _Nonnull)layerWithRemoteClientId:(unsigned int)clientId_;
- (void)scrollPoint:(CGPoint)p_;
- (void)scrollRectToVisible:(CGRect)r_;
- (instancetype _Nonnull)init;
@end
@interface CAGradientLayer : CALayer <CAMediaTiming, NSCoding, NSSecureCoding>
@property (nonatomic, copy) NSArray * _Nullable colors;
@property (nonatomic, assign) CGPoint startPoint;
@property (nonatomic, assign) CGPoint endPoint;
- (void)setType:(CAGradientLayerType _Nonnull)type_;
@end
@interface CAShapeLayer : CALayer <CAMediaTiming, NSCoding, NSSecureCoding>
@property (nonatomic) CGPathRef _Nullable path;
@property (nonatomic) CGColorRef _Nullable fillColor;
@property (nonatomic) CGColorRef _Nullable strokeColor;
@property (nonatomic, assign) CGFloat lineWidth;
@property (nonatomic, copy) CAShapeLayerLineCap _Nonnull lineCap;
@property (nonatomic, copy) CAShapeLayerLineJoin _Nonnull lineJoin;
@end
@interface NSAdaptiveImageGlyph : NSObject <NSCoding, NSCopying, NSSecureCoding>
@end
NS_SWIFT_UI_ACTOR
@interface NSLayoutAnchor<__covariant AnchorType> : NSObject <NSCoding, NSCopying>
- (NSLayoutConstraint * _Nonnull)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> * _Nonnull)anchor_ NS_SWIFT_NAME(constraint(equalTo:));
- (NSLayoutConstraint * _Nonnull)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> * _Nonnull)anchor_ NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:));
- (NSLayoutConstraint * _Nonnull)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> * _Nonnull)anchor_ NS_SWIFT_NAME(constraint(lessThanOrEqualTo:));
- (NSLayoutConstraint * _Nonnull)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> * _Nonnull)anchor_ constant:(CGFloat)c_ NS_SWIFT_NAME(constraint(equalTo:constant:));
- (NSLayoutConstraint * _Nonnull)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> * _Nonnull)anchor_ constant:(CGFloat)c_ NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:constant:));
- (NSLayoutConstraint * _Nonnull)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> * _Nonnull)anchor_ constant:(CGFloat)c_ NS_SWIFT_NAME(constraint(lessThanOrEqualTo:constant:));
@property (nonatomic, readonly) NSString * _Nonnull name;
@property (nonatomic, readonly) id _Nullable item;
@end
NS_SWIFT_UI_ACTOR
@interface NSLayoutConstraint : NSObject
+ (NSArray<NSLayoutConstraint *> * _Nonnull)constraintsWithVisualFormat:(NSString * _Nonnull)format_ options:(NSLayoutFormatOptions)opts_ metrics:(NSDictionary<NSString *, id> * _Nullable)metrics_ views:(NSDictionary<NSString *, id> * _Nonnull)views_;
+ (instancetype _Nonnull)constraintWithItem:(id _Nonnull)view1_ attribute:(NSLayoutAttribute)attr1_ relatedBy:(NSLayoutRelation)relation_ toItem:(id _Nullable)view2_ attribute:(NSLayoutAttribute)attr2_ multiplier:(CGFloat)multiplier_ constant:(CGFloat)c_;
@property (nonatomic, assign) UILayoutPriority priority;
@property (nonatomic, readonly, weak) id _Nullable firstItem;
@property (nonatomic, readonly, weak) id _Nullable secondItem;
@property (nonatomic, readonly) NSLayoutRelation relation;
@property (nonatomic, readonly) CGFloat multiplier;
@property (nonatomic, assign) CGFloat constant;
@property (nonatomic, assign, getter=isActive) BOOL active;
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> * _Nonnull)constraints_;
@property (nonatomic, copy) NSString * _Nullable identifier;
@end
NS_SWIFT_UI_ACTOR
@interface NSLayoutDimension : NSLayoutAnchor <NSCoding, NSCopying>
- (NSLayoutConstraint * _Nonnull)constraintEqualToConstant:(CGFloat)c_ NS_SWIFT_NAME(constraint(equalToConstant:));
- (NSLayoutConstraint * _Nonnull)constraintGreaterThanOrEqualToConstant:(CGFloat)c_ NS_SWIFT_NAME(constraint(greaterThanOrEqualToConstant:));
- (NSLayoutConstraint * _Nonnull)constraintLessThanOrEqualToConstant:(CGFloat)c_ NS_SWIFT_NAME(constraint(lessThanOrEqualToConstant:));
- (NSLayoutConstraint * _Nonnull)constraintEqualToAnchor:(NSLayoutDimension * _Nonnull)anchor_ multiplier:(CGFloat)m_ NS_SWIFT_NAME(constraint(equalTo:multiplier:));
- (NSLayoutConstraint * _Nonnull)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension * _Nonnull)anchor_ multiplier:(CGFloat)m_ NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:multiplier:));
- (NSLayoutConstraint * _Nonnull)constraintLessThanOrEqualToAnchor:(NSLayoutDimension * _Nonnull)anchor_ multiplier:(CGFloat)m_ NS_SWIFT_NAME(constraint(lessThanOrEqualTo:multiplier:));
- (NSLayoutConstraint * _Nonnull)constraintEqualToAnchor:(NSLayoutDimension * _Nonnull)anchor_ multiplier:(CGFloat)m_ constant:(CGFloat)c_ NS_SWIFT_NAME(constraint(equalTo:multiplier:constant:));
- (NSLayoutConstraint * _Nonnull)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension * _Nonnull)anchor_ multiplier:(CGFloat)m_ constant:(CGFloat)c_ NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:multiplier:constant:));
- (NSLayoutConstraint * _Nonnull)constraintLessThanOrEqualToAnchor:(NSLayoutDimension * _Nonnull)anchor_ multiplier:(CGFloat)m_ constant:(CGFloat)c_ NS_SWIFT_NAME(constraint(lessThanOrEqualTo:multiplier:constant:));
@end
@interface NSLayoutManager : NSObject <NSCoding, NSSecureCoding>
- (void)addTextContainer:(NSTextContainer * _Nonnull)container_;
- (void)insertTextContainer:(NSTextContainer * _Nonnull)container_ atIndex:(NSUInteger)index_;
- (void)removeTextContainerAtIndex:(NSUInteger)index_;
- (void)textContainerChangedGeometry:(NSTextContainer * _Nonnull)container_;
@property (nonatomic, weak) id<NSLayoutManagerDelegate> _Nullable delegate;
- (void)invalidateDisplayForCharacterRange:(NSRange)charRange_;
- (void)invalidateDisplayForGlyphRange:(NSRange)glyphRange_;
- (BOOL)isValidGlyphIndex:(NSUInteger)glyphIndex_;
- (NSGlyphProperty)propertyForGlyphAtIndex:(NSUInteger)glyphIndex_;
- (NSUInteger)characterIndexForGlyphAtIndex:(NSUInteger)glyphIndex_;
- (void)setTextContainer:(NSTextContainer * _Nonnull)container_ forGlyphRange:(NSRange)glyphRange_;
- (void)setLineFragmentRect:(CGRect)fragmentRect_ forGlyphRange:(NSRange)glyphRange_ usedRect:(CGRect)usedRect_;
- (void)setExtraLineFragmentRect:(CGRect)fragmentRect_ usedRect:(CGRect)usedRect_ textContainer:(NSTextContainer * _Nonnull)container_;
- (void)setLocation:(CGPoint)location_ forStartOfGlyphRange:(NSRange)glyphRange_;
- (void)setNotShownAttribute:(BOOL)flag_ forGlyphAtIndex:(NSUInteger)glyphIndex_;
- (void)setDrawsOutsideLineFragment:(BOOL)flag_ forGlyphAtIndex:(NSUInteger)glyphIndex_;
- (void)setAttachmentSize:(CGSize)attachmentSize_ forGlyphRange:(NSRange)glyphRange_;
- (CGRect)usedRectForTextContainer:(NSTextContainer * _Nonnull)container_;
- (CGPoint)locationForGlyphAtIndex:(NSUInteger)glyphIndex_;
- (BOOL)notShownAttributeForGlyphAtIndex:(NSUInteger)glyphIndex_;
- (BOOL)drawsOutsideLineFragmentForGlyphAtIndex:(NSUInteger)glyphIndex_;
- (NSRange)rangeOfNominallySpacedGlyphsContainingIndex:(NSUInteger)glyphIndex_;
- (CGFloat)fractionOfDistanceThroughGlyphForPoint:(CGPoint)point_ inTextContainer:(NSTextContainer * _Nonnull)container_;
- (NSUInteger)getLineFragmentInsertionPointsForCharacterAtIndex:(NSUInteger)charIndex_ alternatePositions:(BOOL)aFlag_ inDisplayOrder:(BOOL)dFlag_ positions:(CGFloat * _Nullable )positions_ characterIndexes:(NSUInteger * _Nullable )charIndexes_;
- (void)fillBackgroundRectArray:(CGRect * _Nonnull )rectArray_ count:(NSUInteger)rectCount_ forCharacterRange:(NSRange)charRange_ color:(UIColor * _Nonnull)color_;
@end
NS_SWIFT_UI_ACTOR
@interface NSLayoutXAxisAnchor : NSLayoutAnchor <NSCoding, NSCopying>
- (NSLayoutDimension * _Nonnull)anchorWithOffsetToAnchor:(NSLayoutXAxisAnchor * _Nonnull)otherAnchor_;
- (NSLayoutConstraint * _Nonnull)constraintEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor * _Nonnull)anchor_ multiplier:(CGFloat)multiplier_;
- (NSLayoutConstraint * _Nonnull)constraintGreaterThanOrEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor * _Nonnull)anchor_ multiplier:(CGFloat)multiplier_;
- (NSLayoutConstraint * _Nonnull)constraintLessThanOrEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor * _Nonnull)anchor_ multiplier:(CGFloat)multiplier_;
@end
NS_SWIFT_UI_ACTOR
@interface NSLayoutYAxisAnchor : NSLayoutAnchor <NSCoding, NSCopying>
- (NSLayoutDimension * _Nonnull)anchorWithOffsetToAnchor:(NSLayoutYAxisAnchor * _Nonnull)otherAnchor_;
- (NSLayoutConstraint * _Nonnull)constraintEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor * _Nonnull)anchor_ multiplier:(CGFloat)multiplier_;
- (NSLayoutConstraint * _Nonnull)constraintGreaterThanOrEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor * _Nonnull)anchor_ multiplier:(CGFloat)multiplier_;
- (NSLayoutConstraint * _Nonnull)constraintLessThanOrEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor * _Nonnull)anchor_ multiplier:(CGFloat)multiplier_;
@end
@interface NSSymbolEffect : NSObject <NSCoding, NSCopying, NSSecureCoding>
@end
@interface NSSymbolContentTransition : NSObject <NSCoding, NSCopying, NSSecureCoding>
@end
@interface NSSymbolEffectOptions : NSObject <NSCoding, NSCopying, NSSecureCoding>
@property (nonatomic, class, readonly) NSSymbolEffectOptions *  _Nonnull options;
@end
@interface NSTextAttachment : NSObject <NSCoding, NSSecureCoding, NSTextAttachmentLayout, NSTextAttachmentContainer>
@property (nonatomic, copy) NSData * _Nullable contents;
@property (nonatomic, strong) UIImage * _Nullable image;
@property (nonatomic, assign) CGRect bounds;
+ (Class _Nullable)textAttachmentViewProviderClassForFileType:(NSString * _Nonnull)fileType_;
+ (void)registerTextAttachmentViewProviderClass:(Class _Nonnull)textAttachmentViewProviderClass_ forFileType:(NSString * _Nonnull)fileType_;
+ (NSTextAttachment * _Nonnull)textAttachmentWithImage:(UIImage * _Nonnull)image_;
@end
@interface NSTextAttachmentViewProvider : NSObject
@property (nonatomic, readonly) id<NSTextLocation> _Nonnull location;
@property (nonatomic, strong) UIView * _Nullable view;
- (void)loadView;
@end
@interface NSTextContainer : NSObject <NSCoding, NSSecureCoding, NSTextLayoutOrientationProvider>
@property (nonatomic, assign) CGSize size;
- (void)replaceLayoutManager:(NSLayoutManager * _Nonnull)newLayoutManager_;
@end
NS_SWIFT_UI_ACTOR
@interface UIDevice : NSObject
@property (nonatomic, class, readonly) UIDevice * _Nonnull currentDevice;
@property (nonatomic, readonly) NSString * _Nonnull systemVersion;
@end
NS_SWIFT_UI_ACTOR
@interface UIResponder : NSObject <UIResponderStandardEditActions, UIUserActivityRestoring, UIPasteConfigurationSupporting, UIActivityItemsConfigurationProviding>
@property (nonatomic, readonly) UIResponder * _Nullable nextResponder;
@property (nonatomic, readonly) BOOL canBecomeFirstResponder;
- (BOOL)becomeFirstResponder;
@property (nonatomic, readonly) BOOL canResignFirstResponder;
- (BOOL)resignFirstResponder;
@property (nonatomic, readonly, getter=isFirstResponder) BOOL firstResponder;
- (void)touchesBegan:(NSSet<UITouch *> * _Nonnull)touches_ withEvent:(UIEvent * _Nullable)event_;
- (void)touchesMoved:(NSSet<UITouch *> * _Nonnull)touches_ withEvent:(UIEvent * _Nullable)event_;
- (void)touchesEnded:(NSSet<UITouch *> * _Nonnull)touches_ withEvent:(UIEvent * _Nullable)event_;
- (void)touchesCancelled:(NSSet<UITouch *> * _Nonnull)touches_ withEvent:(UIEvent * _Nullable)event_;
- (void)touchesEstimatedPropertiesUpdated:(NSSet<UITouch *> * _Nonnull)touches_;
- (void)pressesBegan:(NSSet<UIPress *> * _Nonnull)presses_ withEvent:(UIPressesEvent * _Nullable)event_;
- (void)pressesChanged:(NSSet<UIPress *> * _Nonnull)presses_ withEvent:(UIPressesEvent * _Nullable)event_;
- (void)pressesEnded:(NSSet<UIPress *> * _Nonnull)presses_ withEvent:(UIPressesEvent * _Nullable)event_;
- (void)pressesCancelled:(NSSet<UIPress *> * _Nonnull)presses_ withEvent:(UIPressesEvent * _Nullable)event_;
- (void)motionBegan:(UIEventSubtype)motion_ withEvent:(UIEvent * _Nullable)event_;
- (void)motionEnded:(UIEventSubtype)motion_ withEvent:(UIEvent * _Nullable)event_;
- (void)motionCancelled:(UIEventSubtype)motion_ withEvent:(UIEvent * _Nullable)event_;
- (void)remoteControlReceivedWithEvent:(UIEvent * _Nullable)event_;
- (BOOL)canPerformAction:(SEL _Nonnull)action_ withSender:(id _Nullable)sender_;
- (id _Nullable)targetForAction:(SEL _Nonnull)action_ withSender:(id _Nullable)sender_;
- (void)buildMenuWithBuilder:(id<UIMenuBuilder> _Nonnull)builder_;
- (void)validateCommand:(UICommand * _Nonnull)command_;
- (UIDeferredMenuElementProvider * _Nullable)providerForDeferredMenuElement:(UIDeferredMenuElement * _Nonnull)deferredElement_ API_AVAILABLE(ios(26.0));
@property (nonatomic, readonly) NSUndoManager * _Nullable undoManager;
@property (nonatomic, readonly) UIEditingInteractionConfiguration editingInteractionConfiguration;
@property (nonatomic, readonly) NSArray<UIKeyCommand *> * _Nullable keyCommands;
@property (nonatomic, readonly) UIView * _Nullable inputView;
@property (nonatomic, readonly) UIView * _Nullable inputAccessoryView;
@property (nonatomic, readonly) UITextInputAssistantItem * _Nonnull inputAssistantItem;
@property (nonatomic, readonly) UIInputViewController * _Nullable inputViewController;
@property (nonatomic, readonly) UIInputViewController * _Nullable inputAccessoryViewController;
@property (nonatomic, readonly) UITextInputMode * _Nullable textInputMode;
@property (nonatomic, readonly) NSString * _Nullable textInputContextIdentifier;
+ (void)clearTextInputContextIdentifier:(NSString * _Nonnull)identifier_;
- (void)reloadInputViews;
@property (nonatomic, strong) NSUserActivity * _Nullable userActivity;
- (void)updateUserActivityState:(NSUserActivity * _Nonnull)activity_;
- (void)restoreUserActivityState:(NSUserActivity * _Nonnull)activity_;
- (void)captureTextFromCamera:(id _Nullable)sender_;
@property (nonatomic, strong) id<UIActivityItemsConfigurationReading> _Nullable activityItemsConfiguration;
@end
NS_SWIFT_UI_ACTOR
@interface UIMenuElement : NSObject <UIAccessibilityIdentification, NSCoding, NSCopying, NSSecureCoding>
@property (nonatomic, readonly) NSString * _Nonnull title;
@property (nonatomic, readonly) UIImage * _Nullable image;
@end
NS_SWIFT_UI_ACTOR
@interface UIAction : UIMenuElement <NSCoding, NSCopying, NSSecureCoding, UIMenuLeaf>
@property (nonatomic, copy) NSString * _Nonnull title;
@property (nonatomic, copy) UIImage * _Nullable image;
@property (nonatomic, copy) NSString * _Nullable discoverabilityTitle;
@property (nonatomic, readonly) UIActionIdentifier _Nonnull identifier;
@property (nonatomic, assign) UIMenuElementAttributes attributes;
@property (nonatomic, assign) UIMenuElementState state;
@property (nonatomic, readonly) id _Nullable sender;
+ (instancetype _Nonnull)captureTextFromCameraActionForResponder:(UIResponder * _Nonnull)responder_ identifier:(UIActionIdentifier _Nullable)identifier_;
@end
NS_SWIFT_UI_ACTOR
@interface UIView : UIResponder <UICoordinateSpace, UIAccessibilityIdentification, UILargeContentViewerItem, UIPopoverPresentationControllerSourceItem, CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment, UITraitChangeObservable>
@property (nonatomic, assign) BOOL accessibilityIgnoresInvertColors;
@property (nonatomic, copy) UIHoverStyle * _Nullable hoverStyle API_AVAILABLE(ios(17.0));
- (void)addInteraction:(id<UIInteraction> _Nonnull)interaction_;
- (void)removeInteraction:(id<UIInteraction> _Nonnull)interaction_;
@property (nonatomic, copy) NSArray<id<UIInteraction>> * _Nonnull interactions;
@property (nonatomic, assign) BOOL showsLargeContentViewer;
@property (nonatomic, copy) NSString * _Nullable largeContentTitle;
@property (nonatomic, strong) UIImage * _Nullable largeContentImage;
@property (nonatomic, assign) BOOL scalesLargeContentImage;
@property (nonatomic, assign) UIEdgeInsets largeContentImageInsets;
@property (nonatomic, readonly) UIViewPrintFormatter * _Nonnull viewPrintFormatter;
- (void)drawRect:(CGRect)rect_ forViewPrintFormatter:(UIViewPrintFormatter * _Nonnull)formatter_;
- (BOOL)endEditing:(BOOL)force_;
@property (nonatomic, class, readonly) Class _Nonnull layerClass;
- (instancetype _Nonnull)init;
@property (nonatomic, assign, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic, assign) NSInteger tag;
@property (nonatomic, readonly) CALayer * _Nonnull layer;
@property (nonatomic, readonly) BOOL canBecomeFocused;
@property (nonatomic, readonly, getter=isFocused) BOOL focused;
@property (nonatomic, copy) NSString * _Nullable focusGroupIdentifier;
@property (nonatomic, assign) UIFocusGroupPriority focusGroupPriority;
@property (nonatomic, copy) UIFocusEffect * _Nullable focusEffect;
@property (nonatomic, assign) UISemanticContentAttribute semanticContentAttribute;
+ (UIUserInterfaceLayoutDirection)userInterfaceLayoutDirectionForSemanticContentAttribute:(UISemanticContentAttribute)attribute_;
+ (UIUserInterfaceLayoutDirection)userInterfaceLayoutDirectionForSemanticContentAttribute:(UISemanticContentAttribute)semanticContentAttribute_ relativeToLayoutDirection:(UIUserInterfaceLayoutDirection)layoutDirection_;
@property (nonatomic, readonly) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;
@property (nonatomic, assign) CGRect frame;
@property (nonatomic, assign) CGRect bounds;
@property (nonatomic, assign) CGPoint center;
@property (nonatomic, assign) CGAffineTransform transform;
@property (nonatomic, assign) CATransform3D transform3D;
@property (nonatomic, assign) CGFloat contentScaleFactor;
@property (nonatomic, assign) CGPoint anchorPoint API_AVAILABLE(ios(16.0));
@property (nonatomic, assign, getter=isMultipleTouchEnabled) BOOL multipleTouchEnabled;
@property (nonatomic, assign, getter=isExclusiveTouch) BOOL exclusiveTouch;
- (UIView * _Nullable)hitTest:(CGPoint)point_ withEvent:(UIEvent * _Nullable)event_;
- (BOOL)pointInside:(CGPoint)point_ withEvent:(UIEvent * _Nullable)event_;
- (CGPoint)convertPoint:(CGPoint)point_ toView:(UIView * _Nullable)view_;
- (CGPoint)convertPoint:(CGPoint)point_ fromView:(UIView * _Nullable)view_;
- (CGRect)convertRect:(CGRect)rect_ toView:(UIView * _Nullable)view_;
- (CGRect)convertRect:(CGRect)rect_ fromView:(UIView * _Nullable)view_;
@property (nonatomic, assign) BOOL autoresizesSubviews;
@property (nonatomic, assign) UIViewAutoresizing autoresizingMask;
- (CGSize)sizeThatFits:(CGSize)size_;
- (void)sizeToFit;
@property (nonatomic, readonly) UIView * _Nullable superview;
@property (nonatomic, readonly) NSArray<UIView *> * _Nonnull subviews;
@property (nonatomic, readonly) UIWindow * _Nullable window;
- (void)removeFromSuperview;
- (void)insertSubview:(UIView * _Nonnull)view_ atIndex:(NSInteger)index_;
- (void)exchangeSubviewAtIndex:(NSInteger)index1_ withSubviewAtIndex:(NSInteger)index2_;
- (void)addSubview:(UIView * _Nonnull)view_;
- (void)insertSubview:(UIView * _Nonnull)view_ belowSubview:(UIView * _Nonnull)siblingSubview_;
- (void)insertSubview:(UIView * _Nonnull)view_ aboveSubview:(UIView * _Nonnull)siblingSubview_;
- (void)bringSubviewToFront:(UIView * _Nonnull)view_;
- (void)sendSubviewToBack:(UIView * _Nonnull)view_;
- (void)didAddSubview:(UIView * _Nonnull)subview_;
- (void)willRemoveSubview:(UIView * _Nonnull)subview_;
- (void)willMoveToSuperview:(UIView * _Nullable)newSuperview_;
- (void)didMoveToSuperview;
- (void)willMoveToWindow:(UIWindow * _Nullable)newWindow_;
- (void)didMoveToWindow;
- (BOOL)isDescendantOfView:(UIView * _Nonnull)view_;
- (UIView * _Nullable)viewWithTag:(NSInteger)tag_;
- (void)setNeedsUpdateProperties API_AVAILABLE(ios(26.0));
- (void)updateProperties API_AVAILABLE(ios(26.0));
- (void)updatePropertiesIfNeeded API_AVAILABLE(ios(26.0));
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
@property (nonatomic, assign) UIEdgeInsets layoutMargins;
@property (nonatomic, assign) NSDirectionalEdgeInsets directionalLayoutMargins;
@property (nonatomic, assign) BOOL preservesSuperviewLayoutMargins;
@property (nonatomic, assign) BOOL insetsLayoutMarginsFromSafeArea;
- (void)layoutMarginsDidChange;
@property (nonatomic, readonly) UIEdgeInsets safeAreaInsets;
- (void)safeAreaInsetsDidChange;
@property (nonatomic, readonly) UILayoutGuide * _Nonnull layoutMarginsGuide;
@property (nonatomic, readonly) UILayoutGuide * _Nonnull readableContentGuide;
@property (nonatomic, readonly) UILayoutGuide * _Nonnull safeAreaLayoutGuide;
@property (nonatomic, readonly) UIKeyboardLayoutGuide * _Nonnull keyboardLayoutGuide;
- (void)drawRect:(CGRect)rect_;
- (void)setNeedsDisplay;
- (void)setNeedsDisplayInRect:(CGRect)rect_;
@property (nonatomic, assign) BOOL clipsToBounds;
@property (nonatomic, copy) UIColor * _Nullable backgroundColor;
@property (nonatomic, assign) CGFloat alpha;
@property (nonatomic, assign, getter=isOpaque) BOOL opaque;
@property (nonatomic, assign) BOOL clearsContextBeforeDrawing;
@property (nonatomic, assign, getter=isHidden) BOOL hidden;
@property (nonatomic, assign) UIViewContentMode contentMode;
@property (nonatomic, strong) UIView * _Nullable maskView;
@property (nonatomic, strong, null_resettable) UIColor * tintColor;
@property (nonatomic, assign) UIViewTintAdjustmentMode tintAdjustmentMode;
- (void)tintColorDidChange;
+ (void)setAnimationsEnabled:(BOOL)enabled_;
@property (nonatomic, class, readonly) BOOL areAnimationsEnabled;
+ (void)performWithoutAnimation:(void (^ _Nonnull NS_NOESCAPE )(void))actionsWithoutAnimation_;
@property (nonatomic, class, readonly) NSTimeInterval inheritedAnimationDuration;
+ (void)animateWithDuration:(NSTimeInterval)duration_ delay:(NSTimeInterval)delay_ options:(UIViewAnimationOptions)options_ animations:(void (^ _Nonnull)(void))animations_ completion:(void (^ _Nullable)(BOOL))completion_;
+ (void)animateWithDuration:(NSTimeInterval)duration_ animations:(void (^ _Nonnull)(void))animations_ completion:(void (^ _Nullable)(BOOL))completion_;
+ (void)animateWithDuration:(NSTimeInterval)duration_ animations:(void (^ _Nonnull)(void))animations_;
+ (void)animateWithSpringDuration:(NSTimeInterval)duration_ bounce:(CGFloat)bounce_ initialSpringVelocity:(CGFloat)velocity_ delay:(NSTimeInterval)delay_ options:(UIViewAnimationOptions)options_ animations:(void (^ _Nonnull NS_NOESCAPE )(void))animations_ completion:(void (^ _Nullable)(BOOL))completion_ API_AVAILABLE(ios(17.0));
+ (void)animateWithDuration:(NSTimeInterval)duration_ delay:(NSTimeInterval)delay_ usingSpringWithDamping:(CGFloat)dampingRatio_ initialSpringVelocity:(CGFloat)velocity_ options:(UIViewAnimationOptions)options_ animations:(void (^ _Nonnull)(void))animations_ completion:(void (^ _Nullable)(BOOL))completion_;
+ (void)transitionWithView:(UIView * _Nonnull)view_ duration:(NSTimeInterval)duration_ options:(UIViewAnimationOptions)options_ animations:(void (^ _Nullable)(void))animations_ completion:(void (^ _Nullable)(BOOL))completion_;
+ (void)transitionFromView:(UIView * _Nonnull)fromView_ toView:(UIView * _Nonnull)toView_ duration:(NSTimeInterval)duration_ options:(UIViewAnimationOptions)options_ completion:(void (^ _Nullable)(BOOL))completion_;
+ (void)performSystemAnimation:(UISystemAnimation)animation_ onViews:(NSArray<UIView *> * _Nonnull)views_ options:(UIViewAnimationOptions)options_ animations:(void (^ _Nullable)(void))parallelAnimations_ completion:(void (^ _Nullable)(BOOL))completion_;
+ (void)modifyAnimationsWithRepeatCount:(CGFloat)count_ autoreverses:(BOOL)autoreverses_ animations:(void (^ _Nonnull NS_NOESCAPE )(void))animations_;
+ (void)animateKeyframesWithDuration:(NSTimeInterval)duration_ delay:(NSTimeInterval)delay_ options:(UIViewKeyframeAnimationOptions)options_ animations:(void (^ _Nonnull)(void))animations_ completion:(void (^ _Nullable)(BOOL))completion_;
+ (void)addKeyframeWithRelativeStartTime:(double)frameStartTime_ relativeDuration:(double)frameDuration_ animations:(void (^ _Nonnull)(void))animations_;
@property (nonatomic, copy) NSArray<UIGestureRecognizer *> * _Nullable gestureRecognizers;
- (void)addGestureRecognizer:(UIGestureRecognizer * _Nonnull)gestureRecognizer_;
- (void)removeGestureRecognizer:(UIGestureRecognizer * _Nonnull)gestureRecognizer_;
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer * _Nonnull)gestureRecognizer_;
- (void)addMotionEffect:(UIMotionEffect * _Nonnull)effect_;
- (void)removeMotionEffect:(UIMotionEffect * _Nonnull)effect_;
@property (nonatomic, copy) NSArray<UIMotionEffect *> * _Nonnull motionEffects;
@property (nonatomic, readonly) NSArray<NSLayoutConstraint *> * _Nonnull constraints;
- (void)addConstraint:(NSLayoutConstraint * _Nonnull)constraint_;
- (void)addConstraints:(NSArray<NSLayoutConstraint *> * _Nonnull)constraints_;
- (void)removeConstraint:(NSLayoutConstraint * _Nonnull)constraint_;
- (void)removeConstraints:(NSArray<NSLayoutConstraint *> * _Nonnull)constraints_;
- (void)updateConstraintsIfNeeded;
- (void)updateConstraints;
@property (nonatomic, readonly) BOOL needsUpdateConstraints;
- (void)setNeedsUpdateConstraints;
@property (nonatomic, assign) BOOL translatesAutoresizingMaskIntoConstraints;
@property (nonatomic, class, readonly) BOOL requiresConstraintBasedLayout;
- (CGRect)alignmentRectForFrame:(CGRect)frame_;
- (CGRect)frameForAlignmentRect:(CGRect)alignmentRect_;
@property (nonatomic, readonly) UIEdgeInsets alignmentRectInsets;
@property (nonatomic, readonly) UIView * _Nonnull viewForFirstBaselineLayout;
@property (nonatomic, readonly) UIView * _Nonnull viewForLastBaselineLayout;
@property (nonatomic, readonly) CGSize intrinsicContentSize;
- (void)invalidateIntrinsicContentSize;
- (UILayoutPriority)contentHuggingPriorityForAxis:(UILayoutConstraintAxis)axis_;
- (void)setContentHuggingPriority:(UILayoutPriority)priority_ forAxis:(UILayoutConstraintAxis)axis_;
- (UILayoutPriority)contentCompressionResistancePriorityForAxis:(UILayoutConstraintAxis)axis_;
- (void)setContentCompressionResistancePriority:(UILayoutPriority)priority_ forAxis:(UILayoutConstraintAxis)axis_;
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize_;
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize_ withHorizontalFittingPriority:(UILayoutPriority)horizontalFittingPriority_ verticalFittingPriority:(UILayoutPriority)verticalFittingPriority_;
@property (nonatomic, readonly) NSArray<UILayoutGuide *> * _Nonnull layoutGuides;
- (void)addLayoutGuide:(UILayoutGuide * _Nonnull)layoutGuide_;
- (void)removeLayoutGuide:(UILayoutGuide * _Nonnull)layoutGuide_;
@property (nonatomic, readonly) NSLayoutXAxisAnchor * _Nonnull leadingAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor * _Nonnull trailingAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor * _Nonnull leftAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor * _Nonnull rightAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor * _Nonnull topAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor * _Nonnull bottomAnchor;
@property (nonatomic, readonly) NSLayoutDimension * _Nonnull widthAnchor;
@property (nonatomic, readonly) NSLayoutDimension * _Nonnull heightAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor * _Nonnull centerXAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor * _Nonnull centerYAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor * _Nonnull firstBaselineAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor * _Nonnull lastBaselineAnchor;
- (NSArray<NSLayoutConstraint *> * _Nonnull)constraintsAffectingLayoutForAxis:(UILayoutConstraintAxis)axis_;
@property (nonatomic, readonly) BOOL hasAmbiguousLayout;
- (void)exerciseAmbiguityInLayout;
@property (nonatomic, copy) NSString * _Nullable restorationIdentifier;
- (void)encodeRestorableStateWithCoder:(NSCoder * _Nonnull)coder_;
- (void)decodeRestorableStateWithCoder:(NSCoder * _Nonnull)coder_;
- (UIView * _Nullable)snapshotViewAfterScreenUpdates:(BOOL)afterUpdates_;
- (UIView * _Nullable)resizableSnapshotViewFromRect:(CGRect)rect_ afterScreenUpdates:(BOOL)afterUpdates_ withCapInsets:(UIEdgeInsets)capInsets_;
- (BOOL)drawViewHierarchyInRect:(CGRect)rect_ afterScreenUpdates:(BOOL)afterUpdates_;
+ (void)beginAnimations:(NSString * _Nullable)animationID_ context:(void * _Nullable)context_ API_DEPRECATED("", ios(2.0, 13.0));
+ (void)commitAnimations API_DEPRECATED("", ios(2.0, 13.0));
+ (void)setAnimationDelegate:(id _Nullable)delegate_ API_DEPRECATED("", ios(2.0, 13.0));
+ (void)setAnimationWillStartSelector:(SEL _Nullable)selector_ API_DEPRECATED("", ios(2.0, 13.0));
+ (void)setAnimationDidStopSelector:(SEL _Nullable)selector_ API_DEPRECATED("", ios(2.0, 13.0));
+ (void)setAnimationDuration:(NSTimeInterval)duration_ API_DEPRECATED("", ios(2.0, 13.0));
+ (void)setAnimationDelay:(NSTimeInterval)delay_ API_DEPRECATED("", ios(2.0, 13.0));
+ (void)setAnimationStartDate:(NSDate * _Nonnull)startDate_ API_DEPRECATED("", ios(2.0, 13.0));
+ (void)setAnimationCurve:(UIViewAnimationCurve)curve_ API_DEPRECATED("", ios(2.0, 13.0));
+ (void)setAnimationRepeatCount:(float)repeatCount_ API_DEPRECATED("", ios(2.0, 13.0));
+ (void)setAnimationRepeatAutoreverses:(BOOL)repeatAutoreverses_ API_DEPRECATED("", ios(2.0, 13.0));
+ (void)setAnimationBeginsFromCurrentState:(BOOL)fromCurrentState_ API_DEPRECATED("", ios(2.0, 13.0));
+ (void)setAnimationTransition:(UIViewAnimationTransition)transition_ forView:(UIView * _Nonnull)view_ cache:(BOOL)cache_ API_DEPRECATED("", ios(2.0, 13.0));
@property (nonatomic, assign) UIUserInterfaceStyle overrideUserInterfaceStyle;
@property (nonatomic, copy) UIContentSizeCategory _Nullable minimumContentSizeCategory;
@property (nonatomic, copy) UIContentSizeCategory _Nullable maximumContentSizeCategory;
@property (nonatomic, readonly) NSString * _Nonnull appliedContentSizeCategoryLimitsDescription;
@property (nonatomic, readonly) id<UITraitOverrides> _Nonnull traitOverrides API_AVAILABLE(ios(17.0));
- (void)updateTraitsIfNeeded API_AVAILABLE(ios(17.0));
- (UILayoutGuide * _Nonnull)layoutGuideForLayoutRegion:(UIViewLayoutRegion * _Nonnull)layoutRegion_ API_AVAILABLE(ios(26.0));
- (UIEdgeInsets)edgeInsetsForLayoutRegion:(UIViewLayoutRegion * _Nonnull)layoutRegion_ API_AVAILABLE(ios(26.0));
- (NSDirectionalEdgeInsets)directionalEdgeInsetsForLayoutRegion:(UIViewLayoutRegion * _Nonnull)layoutRegion_ API_AVAILABLE(ios(26.0));
@property (nonatomic, copy) UICornerConfiguration * _Nonnull cornerConfiguration API_AVAILABLE(ios(26.0));
- (CGFloat)effectiveRadiusForCorner:(UIRectCorner)corner_ API_AVAILABLE(ios(26.0));
- (instancetype _Nonnull)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder * _Nonnull)coder NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR
@interface UIViewController : UIResponder <NSCoding, UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UIResponderStandardEditActions, UITraitEnvironment, UIStateRestoring, UITraitChangeObservable>
@property (nonatomic, assign) BOOL automaticallyAdjustsScrollViewInsets API_DEPRECATED("", ios(7.0, 11.0));
@property (nonatomic, assign) UIRectEdge edgesForExtendedLayout;
@property (nonatomic, readonly) UIRectEdge preferredScreenEdgesDeferringSystemGestures;
@property (nonatomic, readonly) UINavigationItem * _Nonnull navigationItem;
@property (nonatomic, assign) BOOL hidesBottomBarWhenPushed;
@property (nonatomic, readonly) UINavigationController * _Nullable navigationController;
@property (nonatomic, strong) NSArray<UIBarButtonItem *> * _Nullable toolbarItems;
- (void)setToolbarItems:(NSArray<UIBarButtonItem *> * _Nullable)toolbarItems_ animated:(BOOL)animated_;
@property (nonatomic, readonly) UISplitViewController * _Nullable splitViewController;
- (void)collapseSecondaryViewController:(UIViewController * _Nonnull)secondaryViewController_ forSplitViewController:(UISplitViewController * _Nonnull)splitViewController_;
- (UIViewController * _Nullable)separateSecondaryViewControllerForSplitViewController:(UISplitViewController * _Nonnull)splitViewController_;
@property (nonatomic, readonly) UITab * _Nullable tab API_AVAILABLE(ios(18.0));
@property (nonatomic, strong, null_resettable) UITabBarItem * tabBarItem;
@property (nonatomic, readonly) UITabBarController * _Nullable tabBarController;
@property (nonatomic, strong) UIScrollView * _Nullable tabBarObservedScrollView API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
@property (nonatomic, strong, null_resettable) UIView * view;
- (void)loadView;
- (void)loadViewIfNeeded;
@property (nonatomic, readonly) UIView * _Nullable viewIfLoaded;
- (void)viewWillUnload API_DEPRECATED("", ios(2.0, 6.0));
- (void)viewDidUnload API_DEPRECATED("", ios(2.0, 6.0));
- (void)viewDidLoad;
@property (nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
@property (nonatomic, readonly) NSString * _Nullable nibName API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
@property (nonatomic, readonly) NSBundle * _Nullable nibBundle API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
@property (nonatomic, readonly) UIStoryboard * _Nullable storyboard API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (void)performSegueWithIdentifier:(NSString * _Nonnull)identifier_ sender:(id _Nullable)sender_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (BOOL)shouldPerformSegueWithIdentifier:(NSString * _Nonnull)identifier_ sender:(id _Nullable)sender_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (void)prepareForSegue:(UIStoryboardSegue * _Nonnull)segue_ sender:(id _Nullable)sender_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (BOOL)canPerformUnwindSegueAction:(SEL _Nonnull)action_ fromViewController:(UIViewController * _Nonnull)fromViewController_ sender:(id _Nullable)sender_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (BOOL)canPerformUnwindSegueAction:(SEL _Nonnull)action_ fromViewController:(UIViewController * _Nonnull)fromViewController_ withSender:(id _Nonnull)sender_ API_DEPRECATED("", ios(2.0, 13.0));
- (NSArray<UIViewController *> * _Nonnull)allowedChildViewControllersForUnwindingFromSource:(UIStoryboardUnwindSegueSource * _Nonnull)source_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (UIViewController * _Nullable)childViewControllerContainingSegueSource:(UIStoryboardUnwindSegueSource * _Nonnull)source_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (UIViewController * _Nullable)viewControllerForUnwindSegueAction:(SEL _Nonnull)action_ fromViewController:(UIViewController * _Nonnull)fromViewController_ withSender:(id _Nullable)sender_ API_DEPRECATED("", ios(2.0, 9.0));
- (void)unwindForSegue:(UIStoryboardSegue * _Nonnull)unwindSegue_ towardsViewController:(UIViewController * _Nonnull)subsequentVc_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (void)viewWillAppear:(BOOL)animated_;
- (void)viewIsAppearing:(BOOL)animated_;
- (void)viewDidAppear:(BOOL)animated_;
- (void)viewWillDisappear:(BOOL)animated_;
- (void)viewDidDisappear:(BOOL)animated_;
- (void)setNeedsUpdateProperties API_AVAILABLE(ios(26.0));
- (void)updateProperties API_AVAILABLE(ios(26.0));
- (void)updatePropertiesIfNeeded API_AVAILABLE(ios(26.0));
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
@property (nonatomic, copy) NSString * _Nullable title;
- (void)didReceiveMemoryWarning;
@property (nonatomic, readonly) UIViewController * _Nullable parentViewController NS_SWIFT_NAME(parent);
@property (nonatomic, readonly) UIViewController * _Nullable presentedViewController NS_SWIFT_NAME(presentedViewController);
@property (nonatomic, readonly) UIViewController * _Nullable presentingViewController NS_SWIFT_NAME(presentingViewController);
@property (nonatomic, assign) BOOL definesPresentationContext;
@property (nonatomic, assign) BOOL providesPresentationContextTransitionStyle;
@property (nonatomic, assign) BOOL restoresFocusAfterTransition;
@property (nonatomic, copy) NSString * _Nullable focusGroupIdentifier;
@property (nonatomic, copy) NSString * _Nullable interactionActivityTrackingBaseName API_AVAILABLE(ios(16.0));
@property (nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented;
@property (nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property (nonatomic, readonly, getter=isMovingToParentViewController) BOOL movingToParentViewController;
@property (nonatomic, readonly, getter=isMovingFromParentViewController) BOOL movingFromParentViewController;
- (void)presentViewController:(UIViewController * _Nonnull)viewControllerToPresent_ animated:(BOOL)flag_ completion:(void (^ _Nullable)(void))completion_;
- (void)dismissViewControllerAnimated:(BOOL)flag_ completion:(void (^ _Nullable)(void))completion_;
- (void)presentModalViewController:(UIViewController * _Nonnull)modalViewController_ animated:(BOOL)animated_ API_DEPRECATED("", ios(2.0, 6.0));
- (void)dismissModalViewControllerAnimated:(BOOL)animated_ API_DEPRECATED("", ios(2.0, 6.0));
@property (nonatomic, assign) UIModalTransitionStyle modalTransitionStyle;
@property (nonatomic, strong) UIViewControllerTransition * _Nullable preferredTransition API_AVAILABLE(ios(18.0));
@property (nonatomic, assign) UIModalPresentationStyle modalPresentationStyle;
@property (nonatomic, assign) BOOL modalPresentationCapturesStatusBarAppearance;
@property (nonatomic, readonly) BOOL disablesAutomaticKeyboardDismissal;
@property (nonatomic, assign) BOOL extendedLayoutIncludesOpaqueBars;
- (void)setContentScrollView:(UIScrollView * _Nullable)scrollView_ forEdge:(NSDirectionalRectEdge)edge_;
- (UIScrollView * _Nullable)contentScrollViewForEdge:(NSDirectionalRectEdge)edge_;
@property (nonatomic, assign) CGSize preferredContentSize;
@property (nonatomic, readonly) UIStatusBarStyle preferredStatusBarStyle API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
@property (nonatomic, readonly) BOOL prefersStatusBarHidden API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
@property (nonatomic, readonly) UIStatusBarAnimation preferredStatusBarUpdateAnimation API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (void)setNeedsStatusBarAppearanceUpdate;
- (UIViewController * _Nullable)targetViewControllerForAction:(SEL _Nonnull)action_ sender:(id _Nullable)sender_;
- (void)showViewController:(UIViewController * _Nonnull)vc_ sender:(id _Nullable)sender_;
- (void)showDetailViewController:(UIViewController * _Nonnull)vc_ sender:(id _Nullable)sender_;
@property (nonatomic, readonly) UIUserInterfaceStyle preferredUserInterfaceStyle;
- (void)setNeedsUserInterfaceAppearanceUpdate;
@property (nonatomic, assign) UIUserInterfaceStyle overrideUserInterfaceStyle;
+ (void)attemptRotationToDeviceOrientation API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
@property (nonatomic, readonly) BOOL shouldAutorotate API_DEPRECATED("", ios(2.0, 16.0));
@property (nonatomic, readonly) UIInterfaceOrientationMask supportedInterfaceOrientations;
@property (nonatomic, readonly) UIInterfaceOrientation preferredInterfaceOrientationForPresentation;
- (void)setNeedsUpdateOfSupportedInterfaceOrientations API_AVAILABLE(ios(16.0));
- (void)willRotateToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation_ duration:(NSTimeInterval)duration_ API_DEPRECATED("", ios(2.0, 8.0));
- (void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)fromInterfaceOrientation_ API_DEPRECATED("", ios(2.0, 8.0));
- (void)willAnimateRotationToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation_ duration:(NSTimeInterval)duration_ API_DEPRECATED("", ios(2.0, 8.0));
- (void)willAnimateFirstHalfOfRotationToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation_ duration:(NSTimeInterval)duration_ API_DEPRECATED("", ios(2.0, 5.0));
- (void)didAnimateFirstHalfOfRotationToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation_ API_DEPRECATED("", ios(2.0, 5.0));
- (void)willAnimateSecondHalfOfRotationFromInterfaceOrientation:(UIInterfaceOrientation)fromInterfaceOrientation_ duration:(NSTimeInterval)duration_ API_DEPRECATED("", ios(2.0, 5.0));
@property (nonatomic, assign, getter=isEditing) BOOL editing;
- (void)setEditing:(BOOL)editing_ animated:(BOOL)animated_;
@property (nonatomic, readonly) UIBarButtonItem * _Nonnull editButtonItem;
@property (nonatomic, readonly) NSArray<UIViewController *> * _Nonnull childViewControllers NS_SWIFT_NAME(children);
- (void)addChildViewController:(UIViewController * _Nonnull)childController_ NS_SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController NS_SWIFT_NAME(removeFromParent());
- (void)transitionFromViewController:(UIViewController * _Nonnull)fromViewController_ toViewController:(UIViewController * _Nonnull)toViewController_ duration:(NSTimeInterval)duration_ options:(UIViewAnimationOptions)options_ animations:(void (^ _Nullable)(void))animations_ completion:(void (^ _Nullable)(BOOL))completion_;
- (void)beginAppearanceTransition:(BOOL)isAppearing_ animated:(BOOL)animated_;
- (void)endAppearanceTransition;
@property (nonatomic, readonly) UIViewController * _Nullable childViewControllerForStatusBarStyle API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
@property (nonatomic, readonly) UIViewController * _Nullable childViewControllerForStatusBarHidden API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (void)setOverrideTraitCollection:(UITraitCollection * _Nullable)collection_ forChildViewController:(UIViewController * _Nonnull)childViewController_ NS_SWIFT_NAME(setOverrideTraitCollection(_:forChild:)) API_DEPRECATED("", ios(2.0, 17.0));
- (UITraitCollection * _Nullable)overrideTraitCollectionForChildViewController:(UIViewController * _Nonnull)childViewController_ API_DEPRECATED("", ios(2.0, 17.0));
@property (nonatomic, readonly) UIViewController * _Nullable childViewControllerForUserInterfaceStyle;
@property (nonatomic, readonly) BOOL shouldAutomaticallyForwardAppearanceMethods;
- (void)willMoveToParentViewController:(UIViewController * _Nullable)parent_ NS_SWIFT_NAME(willMove(toParent:));
- (void)didMoveToParentViewController:(UIViewController * _Nullable)parent_ NS_SWIFT_NAME(didMove(toParent:));
@property (nonatomic, copy) NSString * _Nullable restorationIdentifier;
@property (nonatomic, assign) Class _Nullable restorationClass;
- (void)encodeRestorableStateWithCoder:(NSCoder * _Nonnull)coder_;
- (void)decodeRestorableStateWithCoder:(NSCoder * _Nonnull)coder_;
- (void)applicationFinishedRestoringState;
- (void)updateViewConstraints;
@property (nonatomic, weak) id<UIViewControllerTransitioningDelegate> _Nullable transitioningDelegate;
@property (nonatomic, assign) UIEdgeInsets additionalSafeAreaInsets;
@property (nonatomic, readonly) NSDirectionalEdgeInsets systemMinimumLayoutMargins;
@property (nonatomic, assign) BOOL viewRespectsSystemMinimumLayoutMargins;
- (void)viewLayoutMarginsDidChange;
- (void)viewSafeAreaInsetsDidChange;
- (void)addKeyCommand:(UIKeyCommand * _Nonnull)keyCommand_;
- (void)removeKeyCommand:(UIKeyCommand * _Nonnull)keyCommand_;
@property (nonatomic, readonly) BOOL performsActionsWhilePresentingModally;
@property (nonatomic, readonly) NSExtensionContext * _Nullable extensionContext;
@property (nonatomic, readonly) UIPresentationController * _Nullable presentationController;
@property (nonatomic, readonly) UISheetPresentationController * _Nullable sheetPresentationController;
@property (nonatomic, readonly) UIPopoverPresentationController * _Nullable popoverPresentationController;
@property (nonatomic, readonly) UIPresentationController * _Nullable activePresentationController API_AVAILABLE(ios(16.0));
@property (nonatomic, assign, getter=isModalInPresentation) BOOL modalInPresentation;
- (id<UIViewControllerPreviewing> _Nonnull)registerForPreviewingWithDelegate:(id<UIViewControllerPreviewingDelegate> _Nonnull)delegate_ sourceView:(UIView * _Nonnull)sourceView_ API_DEPRECATED("", ios(2.0, 13.0));
@property (nonatomic, readonly) UIViewController * _Nullable childViewControllerForScreenEdgesDeferringSystemGestures;
- (void)setNeedsUpdateOfScreenEdgesDeferringSystemGestures;
@property (nonatomic, readonly) UIViewController * _Nullable childViewControllerForHomeIndicatorAutoHidden;
@property (nonatomic, readonly) BOOL prefersHomeIndicatorAutoHidden;
- (void)setNeedsUpdateOfHomeIndicatorAutoHidden;
@property (nonatomic, readonly) UIViewController * _Nullable childViewControllerForPointerLock;
@property (nonatomic, readonly) BOOL prefersPointerLocked;
- (void)setNeedsUpdateOfPrefersPointerLocked;
@property (nonatomic, copy) id<UIContentConfiguration> _Nullable contentUnavailableConfiguration API_AVAILABLE(ios(17.0));
@property (nonatomic, readonly) UIContentUnavailableConfigurationState * _Nonnull contentUnavailableConfigurationState API_AVAILABLE(ios(17.0));
- (void)setNeedsUpdateContentUnavailableConfiguration API_AVAILABLE(ios(17.0));
- (void)updateContentUnavailableConfigurationUsingState:(UIContentUnavailableConfigurationState * _Nonnull)state_ API_AVAILABLE(ios(17.0));
@property (nonatomic, readonly) UIViewController * _Nullable childViewControllerForInterfaceOrientationLock API_AVAILABLE(ios(26.0));
@property (nonatomic, readonly) BOOL prefersInterfaceOrientationLocked API_AVAILABLE(ios(26.0));
- (void)setNeedsUpdateOfPrefersInterfaceOrientationLocked API_AVAILABLE(ios(26.0));
@property (nonatomic, readonly) id<UITraitOverrides> _Nonnull traitOverrides API_AVAILABLE(ios(17.0));
- (void)updateTraitsIfNeeded API_AVAILABLE(ios(17.0));
@property (nonatomic, readonly) id<UIViewControllerTransitionCoordinator> _Nullable transitionCoordinator;
- (instancetype _Nonnull)initWithNibName:(NSString * _Nullable)nibName bundle:(NSBundle * _Nullable)bundle NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder * _Nonnull)coder NS_DESIGNATED_INITIALIZER;
@end
NS_SWIFT_UI_ACTOR
@interface UIApplication : UIResponder <UIResponderStandardEditActions>
@property (nonatomic, class, readonly) UIApplication * _Nonnull sharedApplication NS_SWIFT_NAME(shared);
@property (nonatomic, strong) id<UIApplicationDelegate> _Nullable delegate;
- (void)beginIgnoringInteractionEvents API_DEPRECATED("", ios(2.0, 13.0));
- (void)endIgnoringInteractionEvents API_DEPRECATED("", ios(2.0, 13.0));
- (BOOL)openURL:(NSURL * _Nonnull)url_ API_DEPRECATED("", ios(2.0, 10.0));
- (BOOL)canOpenURL:(NSURL * _Nonnull)url_;
- (void)openURL:(NSURL * _Nonnull)url_ options:(NSDictionary<UIApplicationOpenExternalURLOptionsKey, id> * _Nonnull)options_ completionHandler:(void (^ _Nullable)(BOOL))completion_;
- (void)sendEvent:(UIEvent * _Nonnull)event_;
- (BOOL)sendAction:(SEL _Nonnull)action_ to:(id _Nullable)target_ from:(id _Nullable)sender_ forEvent:(UIEvent * _Nullable)event_;
- (UIInterfaceOrientationMask)supportedInterfaceOrientationsForWindow:(UIWindow * _Nullable)window_;
- (UIBackgroundTaskIdentifier)beginBackgroundTaskWithExpirationHandler:(void (^ _Nullable)(void))handler_;
- (UIBackgroundTaskIdentifier)beginBackgroundTaskWithName:(NSString * _Nullable)taskName_ expirationHandler:(void (^ _Nullable)(void))handler_;
- (void)endBackgroundTask:(UIBackgroundTaskIdentifier)identifier_;
- (void)setMinimumBackgroundFetchInterval:(NSTimeInterval)minimumBackgroundFetchInterval_ API_DEPRECATED("", ios(2.0, 13.0));
@property (nonatomic, readonly) UIUserInterfaceLayoutDirection userInterfaceLayoutDirection;
- (void)activateSceneSessionForRequest:(UISceneSessionActivationRequest * _Nonnull)request_ errorHandler:(void (^ _Nullable)(NSError * _Nonnull))errorHandler_ API_AVAILABLE(ios(17.0));
- (void)requestSceneSessionActivation:(UISceneSession * _Nullable)sceneSession_ userActivity:(NSUserActivity * _Nullable)userActivity_ options:(UISceneActivationRequestOptions * _Nullable)options_ errorHandler:(void (^ _Nullable)(NSError * _Nonnull))errorHandler_ API_DEPRECATED("", ios(2.0, 17.0));
- (void)requestSceneSessionDestruction:(UISceneSession * _Nonnull)sceneSession_ options:(UISceneDestructionRequestOptions * _Nullable)options_ errorHandler:(void (^ _Nullable)(NSError * _Nonnull))errorHandler_;
- (void)requestSceneSessionRefresh:(UISceneSession * _Nonnull)sceneSession_;
- (void)registerForRemoteNotifications;
- (void)registerForRemoteNotificationTypes:(UIRemoteNotificationType)types_ API_DEPRECATED("", ios(2.0, 8.0));
- (void)presentLocalNotificationNow:(UILocalNotification * _Nonnull)notification_ API_DEPRECATED("", ios(2.0, 10.0));
- (void)cancelLocalNotification:(UILocalNotification * _Nonnull)notification_ API_DEPRECATED("", ios(2.0, 10.0));
- (void)cancelAllLocalNotifications API_DEPRECATED("", ios(2.0, 10.0));
- (void)registerUserNotificationSettings:(UIUserNotificationSettings * _Nonnull)notificationSettings_ API_DEPRECATED("", ios(2.0, 10.0));
- (void)beginReceivingRemoteControlEvents;
- (void)endReceivingRemoteControlEvents;
- (void)setNewsstandIconImage:(UIImage * _Nullable)image_ API_DEPRECATED("", ios(2.0, 9.0));
- (void)completeStateRestoration;
- (void)ignoreSnapshotOnNextApplicationLaunch;
+ (void)registerObjectForStateRestoration:(id<UIStateRestoring> _Nonnull)object_ restorationIdentifier:(NSString * _Nonnull)restorationIdentifier_;
- (void)setStatusBarHidden:(BOOL)hidden_ animated:(BOOL)animated_ API_DEPRECATED("", ios(2.0, 3.2));
- (void)setStatusBarOrientation:(UIInterfaceOrientation)statusBarOrientation_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (void)setStatusBarOrientation:(UIInterfaceOrientation)interfaceOrientation_ animated:(BOOL)animated_ API_DEPRECATED("", ios(2.0, 9.0));
- (void)setStatusBarStyle:(UIStatusBarStyle)statusBarStyle_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (void)setStatusBarStyle:(UIStatusBarStyle)statusBarStyle_ animated:(BOOL)animated_ API_DEPRECATED("", ios(2.0, 9.0));
- (void)setStatusBarHidden:(BOOL)statusBarHidden_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (void)setStatusBarHidden:(BOOL)hidden_ withAnimation:(UIStatusBarAnimation)animation_ API_DEPRECATED("", ios(2.0, 9.0));
- (BOOL)setKeepAliveTimeout:(NSTimeInterval)timeout_ handler:(void (^ _Nullable)(void))keepAliveHandler_ API_DEPRECATED("", ios(2.0, 9.0));
- (void)clearKeepAliveTimeout API_DEPRECATED("", ios(2.0, 9.0));
@end
@interface UIApplicationShortcutItem : NSObject <NSCopying, NSMutableCopying>
@property (nonatomic, readonly) NSString * _Nonnull type;
@end
NS_SWIFT_UI_ACTOR
@interface UIBackgroundConfiguration : NSObject <NSCoding, NSCopying, NSSecureCoding>
@property (nonatomic, assign) CGFloat cornerRadius;
@property (nonatomic, strong) UIColor * _Nullable backgroundColor;
- (UIColor * _Nonnull)resolvedBackgroundColorForTintColor:(UIColor * _Nonnull)tintColor_;
@property (nonatomic, strong) UIImage * _Nullable image;
@property (nonatomic, strong) UIColor * _Nullable strokeColor;
- (UIColor * _Nonnull)resolvedStrokeColorForTintColor:(UIColor * _Nonnull)tintColor_;
@end
NS_SWIFT_UI_ACTOR
@interface UIBarItem : NSObject <UIAccessibilityIdentification, NSCoding, UIAppearance>
@property (nonatomic, assign, getter=isEnabled) BOOL enabled;
@property (nonatomic, copy) NSString * _Nullable title;
@property (nonatomic, strong) UIImage * _Nullable image;
- (void)setTitleTextAttributes:(NSDictionary<NSAttributedStringKey, id> * _Nullable)attributes_ forState:(UIControlState)state_;
- (NSDictionary<NSAttributedStringKey, id> * _Nullable)titleTextAttributesForState:(UIControlState)state_;
@end
NS_SWIFT_UI_ACTOR
@interface UIBarButtonItem : UIBarItem <NSCoding, UIAppearance, UISpringLoadedInteractionSupporting, UIPopoverPresentationControllerSourceItem>
- (instancetype _Nonnull)init;
- (instancetype _Nonnull)initWithImage:(UIImage * _Nullable)image_ style:(UIBarButtonItemStyle)style_ target:(id _Nullable)target_ action:(SEL _Nullable)action_;
- (instancetype _Nonnull)initWithImage:(UIImage * _Nullable)image_ landscapeImagePhone:(UIImage * _Nullable)landscapeImagePhone_ style:(UIBarButtonItemStyle)style_ target:(id _Nullable)target_ action:(SEL _Nullable)action_;
- (instancetype _Nonnull)initWithTitle:(NSString * _Nullable)title_ style:(UIBarButtonItemStyle)style_ target:(id _Nullable)target_ action:(SEL _Nullable)action_;
- (instancetype _Nonnull)initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem_ target:(id _Nullable)target_ action:(SEL _Nullable)action_;
- (instancetype _Nonnull)initWithCustomView:(UIView * _Nonnull)customView_;
@property (nonatomic, strong) UIView * _Nullable customView;
- (instancetype _Nonnull)initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem_ primaryAction:(UIAction * _Nullable)primaryAction_;
- (instancetype _Nonnull)initWithPrimaryAction:(UIAction * _Nullable)primaryAction_;
- (instancetype _Nonnull)initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem_ menu:(UIMenu * _Nullable)menu_;
- (instancetype _Nonnull)initWithTitle:(NSString * _Nullable)title_ menu:(UIMenu * _Nullable)menu_;
- (instancetype _Nonnull)initWithImage:(UIImage * _Nullable)image_ menu:(UIMenu * _Nullable)menu_;
- (instancetype _Nonnull)initWithPrimaryAction:(UIAction * _Nullable)primaryAction_ menu:(UIMenu * _Nullable)menu_ API_AVAILABLE(ios(16.0));
- (instancetype _Nonnull)initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem_ primaryAction:(UIAction * _Nullable)primaryAction_ menu:(UIMenu * _Nullable)menu_ API_AVAILABLE(ios(16.0));
- (instancetype _Nonnull)initWithTitle:(NSString * _Nullable)title_ image:(UIImage * _Nullable)image_ target:(id _Nullable)target_ action:(SEL _Nullable)action_ menu:(UIMenu * _Nullable)menu_ API_AVAILABLE(ios(16.0));
+ (instancetype _Nonnull)fixedSpaceItemOfWidth:(CGFloat)width_;
@property (nonatomic, assign) UIBarButtonItemStyle style;
@property (nonatomic, assign) CGFloat width;
@property (nonatomic, assign) SEL _Nullable action;
@property (nonatomic, weak) id _Nullable target;
@property (nonatomic, copy) UIAction * _Nullable primaryAction;
@property (nonatomic, copy) UIMenu * _Nullable menu;
@property (nonatomic, assign, getter=isSelected) BOOL selected;
@property (nonatomic, assign, getter=isHidden) BOOL hidden API_AVAILABLE(ios(16.0));
@property (nonatomic, copy) NSString * _Nullable identifier API_AVAILABLE(ios(26.0));
- (void)setBackgroundImage:(UIImage * _Nullable)backgroundImage_ forState:(UIControlState)state_ barMetrics:(UIBarMetrics)barMetrics_;
- (UIImage * _Nullable)backgroundImageForState:(UIControlState)state_ barMetrics:(UIBarMetrics)barMetrics_;
- (void)setBackgroundImage:(UIImage * _Nullable)backgroundImage_ forState:(UIControlState)state_ style:(UIBarButtonItemStyle)style_ barMetrics:(UIBarMetrics)barMetrics_;
- (UIImage * _Nullable)backgroundImageForState:(UIControlState)state_ style:(UIBarButtonItemStyle)style_ barMetrics:(UIBarMetrics)barMetrics_;
@property (nonatomic, strong) UIColor * _Nullable tintColor;
- (void)setBackgroundVerticalPositionAdjustment:(CGFloat)adjustment_ forBarMetrics:(UIBarMetrics)barMetrics_;
- (CGFloat)backgroundVerticalPositionAdjustmentForBarMetrics:(UIBarMetrics)barMetrics_;
- (void)setTitlePositionAdjustment:(UIOffset)adjustment_ forBarMetrics:(UIBarMetrics)barMetrics_;
- (UIOffset)titlePositionAdjustmentForBarMetrics:(UIBarMetrics)barMetrics_;
- (void)setBackButtonBackgroundImage:(UIImage * _Nullable)backgroundImage_ forState:(UIControlState)state_ barMetrics:(UIBarMetrics)barMetrics_;
- (UIImage * _Nullable)backButtonBackgroundImageForState:(UIControlState)state_ barMetrics:(UIBarMetrics)barMetrics_;
- (void)setBackButtonTitlePositionAdjustment:(UIOffset)adjustment_ forBarMetrics:(UIBarMetrics)barMetrics_;
- (UIOffset)backButtonTitlePositionAdjustmentForBarMetrics:(UIBarMetrics)barMetrics_;
- (void)setBackButtonBackgroundVerticalPositionAdjustment:(CGFloat)adjustment_ forBarMetrics:(UIBarMetrics)barMetrics_;
- (CGFloat)backButtonBackgroundVerticalPositionAdjustmentForBarMetrics:(UIBarMetrics)barMetrics_;
- (void)addSymbolEffect:(NSSymbolEffect * _Nonnull)symbolEffect_ API_AVAILABLE(ios(17.0));
- (void)addSymbolEffect:(NSSymbolEffect * _Nonnull)symbolEffect_ options:(NSSymbolEffectOptions * _Nonnull)options_ API_AVAILABLE(ios(17.0));
- (void)addSymbolEffect:(NSSymbolEffect * _Nonnull)symbolEffect_ options:(NSSymbolEffectOptions * _Nonnull)options_ animated:(BOOL)animated_ API_AVAILABLE(ios(17.0));
- (void)removeSymbolEffectOfType:(NSSymbolEffect * _Nonnull)symbolEffect_ API_AVAILABLE(ios(17.0));
- (void)removeSymbolEffectOfType:(NSSymbolEffect * _Nonnull)symbolEffect_ options:(NSSymbolEffectOptions * _Nonnull)options_ API_AVAILABLE(ios(17.0));
- (void)removeSymbolEffectOfType:(NSSymbolEffect * _Nonnull)symbolEffect_ options:(NSSymbolEffectOptions * _Nonnull)options_ animated:(BOOL)animated_ API_AVAILABLE(ios(17.0));
- (void)removeAllSymbolEffects API_AVAILABLE(ios(17.0));
- (void)removeAllSymbolEffectsWithOptions:(NSSymbolEffectOptions * _Nonnull)options_ API_AVAILABLE(ios(17.0));
- (void)removeAllSymbolEffectsWithOptions:(NSSymbolEffectOptions * _Nonnull)options_ animated:(BOOL)animated_ API_AVAILABLE(ios(17.0));
- (void)setSymbolImage:(UIImage * _Nonnull)symbolImage_ withContentTransition:(NSSymbolContentTransition * _Nonnull)transition_ API_AVAILABLE(ios(17.0));
- (void)setSymbolImage:(UIImage * _Nonnull)symbolImage_ withContentTransition:(NSSymbolContentTransition * _Nonnull)transition_ options:(NSSymbolEffectOptions * _Nonnull)options_ API_AVAILABLE(ios(17.0));
@property (nonatomic, strong) UIBarButtonItemBadge * _Nullable badge API_AVAILABLE(ios(26.0));
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(26.0))
@interface UIBarButtonItemBadge : NSObject <NSCoding, NSCopying, NSSecureCoding>
@property (nonatomic, readonly) NSString * _Nullable stringValue;
@property (nonatomic, strong) UIColor * _Nullable backgroundColor;
@property (nonatomic, strong) UIFont * _Nullable font;
@end
@interface UIBezierPath : NSObject <NSCoding, NSCopying, NSSecureCoding>
@property (nonatomic) CGPathRef _Nonnull CGPath;
- (void)moveToPoint:(CGPoint)point_;
- (void)addLineToPoint:(CGPoint)point_;
- (void)addCurveToPoint:(CGPoint)endPoint_ controlPoint1:(CGPoint)controlPoint1_ controlPoint2:(CGPoint)controlPoint2_;
- (void)addQuadCurveToPoint:(CGPoint)endPoint_ controlPoint:(CGPoint)controlPoint_;
- (void)addArcWithCenter:(CGPoint)center_ radius:(CGFloat)radius_ startAngle:(CGFloat)startAngle_ endAngle:(CGFloat)endAngle_ clockwise:(BOOL)clockwise_;
- (void)closePath;
- (void)removeAllPoints;
- (void)appendPath:(UIBezierPath * _Nonnull)bezierPath_;
- (void)applyTransform:(CGAffineTransform)transform_;
@property (nonatomic, readonly, getter=isEmpty) BOOL empty;
@property (nonatomic, readonly) CGRect bounds;
- (BOOL)containsPoint:(CGPoint)point_;
@property (nonatomic, assign) CGFloat lineWidth;
- (void)setLineDash:(CGFloat * _Nullable )pattern_ count:(NSInteger)count_ phase:(CGFloat)phase_;
- (void)fill;
- (void)stroke;
- (void)addClip;
@end
NS_SWIFT_UI_ACTOR
@interface UIVisualEffect : NSObject <NSCoding, NSCopying, NSSecureCoding>
@end
NS_SWIFT_UI_ACTOR
@interface UIControl : UIView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment, UIContextMenuInteractionDelegate>
- (instancetype _Nonnull)initWithFrame:(CGRect)frame_;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame_ primaryAction:(UIAction * _Nullable)primaryAction_;
@property (nonatomic, assign, getter=isEnabled) BOOL enabled;
@property (nonatomic, assign, getter=isSelected) BOOL selected;
@property (nonatomic, assign, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, assign) UIControlContentVerticalAlignment contentVerticalAlignment;
@property (nonatomic, assign) UIControlContentHorizontalAlignment contentHorizontalAlignment;
@property (nonatomic, readonly) UIControlContentHorizontalAlignment effectiveContentHorizontalAlignment;
@property (nonatomic, readonly) UIControlState state;
@property (nonatomic, readonly, getter=isTracking) BOOL tracking;
@property (nonatomic, readonly, getter=isTouchInside) BOOL touchInside;
- (BOOL)beginTrackingWithTouch:(UITouch * _Nonnull)touch_ withEvent:(UIEvent * _Nullable)event_ NS_SWIFT_NAME(beginTracking(_:with:));
- (BOOL)continueTrackingWithTouch:(UITouch * _Nonnull)touch_ withEvent:(UIEvent * _Nullable)event_ NS_SWIFT_NAME(continueTracking(_:with:));
- (void)endTrackingWithTouch:(UITouch * _Nullable)touch_ withEvent:(UIEvent * _Nullable)event_ NS_SWIFT_NAME(endTracking(_:with:));
- (void)cancelTrackingWithEvent:(UIEvent * _Nullable)event_;
- (void)addTarget:(id _Nullable)target_ action:(SEL _Nonnull)action_ forControlEvents:(UIControlEvents)controlEvents_ NS_SWIFT_NAME(addTarget(_:action:for:));
- (void)removeTarget:(id _Nullable)target_ action:(SEL _Nullable)action_ forControlEvents:(UIControlEvents)controlEvents_;
- (void)addAction:(UIAction * _Nonnull)action_ forControlEvents:(UIControlEvents)controlEvents_ NS_SWIFT_NAME(addAction(_:for:));
- (void)removeAction:(UIAction * _Nonnull)action_ forControlEvents:(UIControlEvents)controlEvents_;
- (void)removeActionForIdentifier:(UIActionIdentifier _Nonnull)actionIdentifier_ forControlEvents:(UIControlEvents)controlEvents_;
- (void)performPrimaryAction API_AVAILABLE(ios(17.4));
@property (nonatomic, readonly) NSSet * _Nonnull allTargets;
@property (nonatomic, readonly) UIControlEvents allControlEvents;
- (NSArray<NSString *> * _Nullable)actionsForTarget:(id _Nullable)target_ forControlEvent:(UIControlEvents)controlEvent_;
- (void)sendAction:(SEL _Nonnull)action_ to:(id _Nullable)target_ forEvent:(UIEvent * _Nullable)event_;
- (void)sendAction:(UIAction * _Nonnull)action_;
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents_ NS_SWIFT_NAME(sendActions(for:));
@property (nonatomic, readonly) UIContextMenuInteraction * _Nullable contextMenuInteraction;
@property (nonatomic, assign, getter=isContextMenuInteractionEnabled) BOOL contextMenuInteractionEnabled;
@property (nonatomic, assign) BOOL showsMenuAsPrimaryAction;
- (CGPoint)menuAttachmentPointForConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration_;
@property (nonatomic, copy) NSString * _Nullable toolTip;
@property (nonatomic, readonly) UIToolTipInteraction * _Nullable toolTipInteraction;
@property (nonatomic, assign, getter=isSymbolAnimationEnabled) BOOL symbolAnimationEnabled API_AVAILABLE(ios(17.0));
- (UIContextMenuConfiguration * _Nullable)contextMenuInteraction:(UIContextMenuInteraction * _Nonnull)interaction_ configurationForMenuAtLocation:(CGPoint)location_;
- (UITargetedPreview * _Nullable)contextMenuInteraction:(UIContextMenuInteraction * _Nonnull)interaction_ previewForHighlightingMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration_;
- (UITargetedPreview * _Nullable)contextMenuInteraction:(UIContextMenuInteraction * _Nonnull)interaction_ previewForDismissingMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration_;
- (void)contextMenuInteraction:(UIContextMenuInteraction * _Nonnull)interaction_ willDisplayMenuForConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration_ animator:(id<UIContextMenuInteractionAnimating> _Nullable)animator_;
- (void)contextMenuInteraction:(UIContextMenuInteraction * _Nonnull)interaction_ willEndForConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration_ animator:(id<UIContextMenuInteractionAnimating> _Nullable)animator_;
@end
NS_SWIFT_UI_ACTOR
@interface UIButton : UIControl <UIAccessibilityContentSizeCategoryImageAdjusting, CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment, UISpringLoadedInteractionSupporting>
- (instancetype _Nonnull)initWithFrame:(CGRect)frame_;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame_ primaryAction:(UIAction * _Nullable)primaryAction_;
+ (instancetype _Nonnull)buttonWithType:(UIButtonType)buttonType_;
+ (instancetype _Nonnull)systemButtonWithImage:(UIImage * _Nonnull)image_ target:(id _Nullable)target_ action:(SEL _Nullable)action_;
+ (instancetype _Nonnull)systemButtonWithPrimaryAction:(UIAction * _Nullable)primaryAction_;
+ (instancetype _Nonnull)buttonWithType:(UIButtonType)buttonType_ primaryAction:(UIAction * _Nullable)primaryAction_;
+ (instancetype _Nonnull)buttonWithConfiguration:(UIButtonConfiguration * _Nonnull)configuration_ primaryAction:(UIAction * _Nullable)primaryAction_;
@property (nonatomic, copy) UIButtonConfiguration * _Nullable configuration;
- (void)setNeedsUpdateConfiguration;
- (void)updateConfiguration;
@property (nonatomic, strong) UIColor * _Nullable tintColor;
@property (nonatomic, readonly, getter=isHeld) BOOL held;
@property (nonatomic, assign) UIButtonRole role;
@property (nonatomic, copy) UIMenu * _Nullable menu;
- (void)setTitle:(NSString * _Nullable)title_ forState:(UIControlState)state_;
- (void)setTitleColor:(UIColor * _Nullable)color_ forState:(UIControlState)state_;
- (void)setTitleShadowColor:(UIColor * _Nullable)color_ forState:(UIControlState)state_;
- (void)setImage:(UIImage * _Nullable)image_ forState:(UIControlState)state_;
- (void)setBackgroundImage:(UIImage * _Nullable)image_ forState:(UIControlState)state_;
- (void)setPreferredSymbolConfiguration:(UIImageSymbolConfiguration * _Nullable)configuration_ forImageInState:(UIControlState)state_;
- (void)setAttributedTitle:(NSAttributedString * _Nullable)title_ forState:(UIControlState)state_;
- (NSString * _Nullable)titleForState:(UIControlState)state_;
- (UIColor * _Nullable)titleColorForState:(UIControlState)state_;
- (UIColor * _Nullable)titleShadowColorForState:(UIControlState)state_;
- (UIImage * _Nullable)imageForState:(UIControlState)state_;
- (UIImage * _Nullable)backgroundImageForState:(UIControlState)state_;
- (UIImageSymbolConfiguration * _Nullable)preferredSymbolConfigurationForImageInState:(UIControlState)state_;
@property (nonatomic, readonly) UIColor * _Nonnull currentTitleColor;
@property (nonatomic, readonly) UIColor * _Nullable currentTitleShadowColor;
@property (nonatomic, strong) UIFont * _Nonnull font API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (CGRect)backgroundRectForBounds:(CGRect)bounds_ API_DEPRECATED("", ios(2.0, 15.0));
- (CGRect)contentRectForBounds:(CGRect)bounds_ API_DEPRECATED("", ios(2.0, 15.0));
- (CGRect)titleRectForContentRect:(CGRect)contentRect_ API_DEPRECATED("", ios(2.0, 15.0));
- (CGRect)imageRectForContentRect:(CGRect)contentRect_ API_DEPRECATED("", ios(2.0, 15.0));
@end
NS_SWIFT_UI_ACTOR
@interface UIButtonConfiguration : NSObject <NSCoding, NSCopying, NSSecureCoding>
@property (nonatomic, strong) UIBackgroundConfiguration * _Nonnull background;
@property (nonatomic, strong) UIColor * _Nullable baseForegroundColor;
@property (nonatomic, strong) UIColor * _Nullable baseBackgroundColor;
@property (nonatomic, strong) UIImage * _Nullable image;
@property (nonatomic, copy) NSString * _Nullable title;
@property (nonatomic, assign) UIButtonConfigurationIndicator indicator API_AVAILABLE(ios(16.0));
- (void)setDefaultContentInsets;
@end
NS_SWIFT_UI_ACTOR
@interface UIViewConfigurationState : NSObject <NSCoding, NSCopying, NSSecureCoding, UIConfigurationState>
@property (nonatomic, assign, getter=isDisabled) BOOL disabled;
@property (nonatomic, assign, getter=isSelected) BOOL selected;
@end
NS_SWIFT_UI_ACTOR
@interface UICellConfigurationState : UIViewConfigurationState <NSCoding, NSCopying, NSSecureCoding, UIConfigurationState>
@property (nonatomic, assign, getter=isEditing) BOOL editing;
@property (nonatomic, assign, getter=isSwiped) BOOL swiped;
@end
NS_SWIFT_UI_ACTOR
@interface UIScrollView : UIView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIFocusItemScrollableContainer, UIResponderStandardEditActions, UITraitEnvironment>
@property (nonatomic, assign) CGPoint contentOffset;
@property (nonatomic, assign) CGSize contentSize;
@property (nonatomic, assign) UIEdgeInsets contentInset;
@property (nonatomic, assign) CGPoint contentAlignmentPoint API_AVAILABLE(ios(17.4));
@property (nonatomic, readonly) UIEdgeInsets adjustedContentInset;
- (void)adjustedContentInsetDidChange;
@property (nonatomic, assign) UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior;
@property (nonatomic, assign) BOOL automaticallyAdjustsScrollIndicatorInsets;
@property (nonatomic, readonly) UILayoutGuide * _Nonnull contentLayoutGuide;
@property (nonatomic, readonly) UILayoutGuide * _Nonnull frameLayoutGuide;
@property (nonatomic, weak) id<UIScrollViewDelegate> _Nullable delegate;
@property (nonatomic, assign, getter=isDirectionalLockEnabled) BOOL directionalLockEnabled;
@property (nonatomic, assign) BOOL bounces;
@property (nonatomic, assign) BOOL bouncesHorizontally API_AVAILABLE(ios(17.4));
@property (nonatomic, assign) BOOL bouncesVertically API_AVAILABLE(ios(17.4));
@property (nonatomic, assign) BOOL alwaysBounceVertical;
@property (nonatomic, assign) BOOL alwaysBounceHorizontal;
@property (nonatomic, assign, getter=isPagingEnabled) BOOL pagingEnabled;
@property (nonatomic, assign, getter=isScrollEnabled) BOOL scrollEnabled;
@property (nonatomic, assign) BOOL transfersHorizontalScrollingToParent API_AVAILABLE(ios(17.4));
@property (nonatomic, assign) BOOL transfersVerticalScrollingToParent API_AVAILABLE(ios(17.4));
@property (nonatomic, assign) BOOL showsVerticalScrollIndicator;
@property (nonatomic, assign) BOOL showsHorizontalScrollIndicator;
@property (nonatomic, assign) UIScrollViewIndicatorStyle indicatorStyle;
@property (nonatomic, assign) UIEdgeInsets verticalScrollIndicatorInsets;
@property (nonatomic, assign) UIEdgeInsets horizontalScrollIndicatorInsets;
@property (nonatomic, assign) UIEdgeInsets scrollIndicatorInsets;
@property (nonatomic, assign) UIScrollViewDecelerationRate decelerationRate;
@property (nonatomic, assign) UIScrollViewIndexDisplayMode indexDisplayMode;
- (void)setContentOffset:(CGPoint)contentOffset_ animated:(BOOL)animated_;
- (void)scrollRectToVisible:(CGRect)rect_ animated:(BOOL)animated_;
- (void)flashScrollIndicators;
- (void)withScrollIndicatorsShownForContentOffsetChanges:(void (^ _Nonnull NS_NOESCAPE )(void))changes_ API_AVAILABLE(ios(17.4));
@property (nonatomic, readonly) UIScrollEdgeEffect * _Nonnull topEdgeEffect API_AVAILABLE(ios(26.0));
@property (nonatomic, readonly) UIScrollEdgeEffect * _Nonnull leftEdgeEffect API_AVAILABLE(ios(26.0));
@property (nonatomic, readonly) UIScrollEdgeEffect * _Nonnull bottomEdgeEffect API_AVAILABLE(ios(26.0));
@property (nonatomic, readonly) UIScrollEdgeEffect * _Nonnull rightEdgeEffect API_AVAILABLE(ios(26.0));
@property (nonatomic, readonly, getter=isTracking) BOOL tracking;
@property (nonatomic, readonly, getter=isDragging) BOOL dragging;
@property (nonatomic, readonly, getter=isDecelerating) BOOL decelerating;
@property (nonatomic, readonly, getter=isScrollAnimating) BOOL scrollAnimating API_AVAILABLE(ios(17.4));
@property (nonatomic, assign) BOOL delaysContentTouches;
@property (nonatomic, assign) BOOL canCancelContentTouches;
- (BOOL)touchesShouldBegin:(NSSet<UITouch *> * _Nonnull)touches_ withEvent:(UIEvent * _Nullable)event_ inContentView:(UIView * _Nonnull)view_ NS_SWIFT_NAME(touchesShouldBegin(_:with:in:));
- (BOOL)touchesShouldCancelInContentView:(UIView * _Nonnull)view_ NS_SWIFT_NAME(touchesShouldCancel(in:));
@property (nonatomic, assign) CGFloat minimumZoomScale;
@property (nonatomic, assign) CGFloat maximumZoomScale;
@property (nonatomic, assign) CGFloat zoomScale;
- (void)setZoomScale:(CGFloat)scale_ animated:(BOOL)animated_;
- (void)zoomToRect:(CGRect)rect_ animated:(BOOL)animated_;
@property (nonatomic, assign) BOOL bouncesZoom;
@property (nonatomic, readonly, getter=isZooming) BOOL zooming;
@property (nonatomic, readonly, getter=isZoomBouncing) BOOL zoomBouncing;
@property (nonatomic, readonly, getter=isZoomAnimating) BOOL zoomAnimating API_AVAILABLE(ios(17.4));
@property (nonatomic, assign) BOOL scrollsToTop;
- (void)stopScrollingAndZooming API_AVAILABLE(ios(17.4));
@property (nonatomic, readonly) UIPanGestureRecognizer * _Nonnull panGestureRecognizer;
@property (nonatomic, readonly) UIPinchGestureRecognizer * _Nullable pinchGestureRecognizer;
@property (nonatomic, readonly) UIGestureRecognizer * _Nonnull directionalPressGestureRecognizer API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
@property (nonatomic, assign) UIScrollViewKeyboardDismissMode keyboardDismissMode;
@property (nonatomic, strong) UIRefreshControl * _Nullable refreshControl;
@property (nonatomic, assign) BOOL allowsKeyboardScrolling API_AVAILABLE(ios(17.0));
@end
NS_SWIFT_UI_ACTOR
@interface UIDropProposal : NSObject <NSCopying>
@property (nonatomic, readonly) UIDropOperation operation;
@end
NS_SWIFT_UI_ACTOR
@interface UIFocusUpdateContext : NSObject
@end
NS_SWIFT_SENDABLE
@interface UIColor : NSObject <NSCoding, NSCopying, NSSecureCoding>
+ (UIColor * _Nonnull)colorWithWhite:(CGFloat)white_ alpha:(CGFloat)alpha_;
+ (UIColor * _Nonnull)colorWithHue:(CGFloat)hue_ saturation:(CGFloat)saturation_ brightness:(CGFloat)brightness_ alpha:(CGFloat)alpha_;
+ (UIColor * _Nonnull)colorWithRed:(CGFloat)red_ green:(CGFloat)green_ blue:(CGFloat)blue_ alpha:(CGFloat)alpha_;
+ (UIColor * _Nonnull)colorWithDisplayP3Red:(CGFloat)displayP3Red_ green:(CGFloat)green_ blue:(CGFloat)blue_ alpha:(CGFloat)alpha_;
+ (UIColor * _Nonnull)colorWithCGColor:(CGColorRef _Nonnull)cgColor_;
+ (UIColor * _Nonnull)colorWithPatternImage:(UIImage * _Nonnull)image_;
- (UIColor * _Nonnull)initWithWhite:(CGFloat)white_ alpha:(CGFloat)alpha_;
- (UIColor * _Nonnull)initWithHue:(CGFloat)hue_ saturation:(CGFloat)saturation_ brightness:(CGFloat)brightness_ alpha:(CGFloat)alpha_;
- (UIColor * _Nonnull)initWithRed:(CGFloat)red_ green:(CGFloat)green_ blue:(CGFloat)blue_ alpha:(CGFloat)alpha_;
- (UIColor * _Nonnull)initWithDisplayP3Red:(CGFloat)displayP3Red_ green:(CGFloat)green_ blue:(CGFloat)blue_ alpha:(CGFloat)alpha_;
- (UIColor * _Nonnull)initWithCGColor:(CGColorRef _Nonnull)cgColor_;
- (BOOL)getRed:(CGFloat * _Nullable)red_ green:(CGFloat * _Nullable)green_ blue:(CGFloat * _Nullable)blue_ alpha:(CGFloat * _Nullable)alpha_;
- (UIColor * _Nonnull)initWithPatternImage:(UIImage * _Nonnull)image_;
- (UIColor * _Nonnull)initWithRed:(CGFloat)red_ green:(CGFloat)green_ blue:(CGFloat)blue_ alpha:(CGFloat)alpha_ exposure:(CGFloat)exposure_ API_AVAILABLE(ios(26.0));
+ (UIColor * _Nonnull)colorWithRed:(CGFloat)red_ green:(CGFloat)green_ blue:(CGFloat)blue_ alpha:(CGFloat)alpha_ exposure:(CGFloat)exposure_ API_AVAILABLE(ios(26.0));
- (UIColor * _Nonnull)initWithRed:(CGFloat)red_ green:(CGFloat)green_ blue:(CGFloat)blue_ alpha:(CGFloat)alpha_ linearExposure:(CGFloat)linearExposure_ API_AVAILABLE(ios(26.0));
+ (UIColor * _Nonnull)colorWithRed:(CGFloat)red_ green:(CGFloat)green_ blue:(CGFloat)blue_ alpha:(CGFloat)alpha_ linearExposure:(CGFloat)linearExposure_ API_AVAILABLE(ios(26.0));
- (UIColor * _Nonnull)colorByApplyingContentHeadroom:(CGFloat)contentHeadroom_ API_AVAILABLE(ios(26.0));
@property (nonatomic, class, readonly) UIColor * _Nonnull blackColor;
@property (nonatomic, class, readonly) UIColor * _Nonnull darkGrayColor;
@property (nonatomic, class, readonly) UIColor * _Nonnull whiteColor;
@property (nonatomic, class, readonly) UIColor * _Nonnull clearColor;
- (void)set;
- (void)setFill;
- (void)setStroke;
- (UIColor * _Nonnull)colorWithAlphaComponent:(CGFloat)alpha_;
@property (nonatomic, readonly) CGColorRef _Nonnull CGColor;
@property (nonatomic, readonly) UIColor * _Nonnull standardDynamicRangeColor API_AVAILABLE(ios(26.0));
+ (UIColor * _Nullable)colorNamed:(NSString * _Nonnull)name_;
+ (UIColor * _Nullable)colorNamed:(NSString * _Nonnull)name_ inBundle:(NSBundle * _Nullable)bundle_ compatibleWithTraitCollection:(UITraitCollection * _Nullable)traitCollection_;
+ (UIColor * _Nonnull)colorWithDynamicProvider:(UIColor * _Nonnull (^ _Nonnull)(UITraitCollection * _Nonnull))dynamicProvider_;
- (UIColor * _Nonnull)initWithDynamicProvider:(UIColor * _Nonnull (^ _Nonnull)(UITraitCollection * _Nonnull))dynamicProvider_;
- (UIColor * _Nonnull)resolvedColorWithTraitCollection:(UITraitCollection * _Nonnull)traitCollection_;
- (UIColor * _Nonnull)colorWithProminence:(UIColorProminence)prominence_ API_AVAILABLE(ios(18.0));
@property (nonatomic, class, readonly) UIColor * _Nonnull systemRedColor;
@property (nonatomic, class, readonly) UIColor * _Nonnull systemGreenColor;
@property (nonatomic, class, readonly) UIColor * _Nonnull systemBlueColor;
@property (nonatomic, class, readonly) UIColor * _Nonnull systemOrangeColor;
@property (nonatomic, class, readonly) UIColor * _Nonnull systemYellowColor;
@property (nonatomic, class, readonly) UIColor * _Nonnull systemPinkColor;
@property (nonatomic, class, readonly) UIColor * _Nonnull systemPurpleColor;
@property (nonatomic, class, readonly) UIColor * _Nonnull systemTealColor;
@property (nonatomic, class, readonly) UIColor * _Nonnull systemIndigoColor;
@property (nonatomic, class, readonly) UIColor * _Nonnull systemBrownColor;
@property (nonatomic, class, readonly) UIColor * _Nonnull systemMintColor;
@property (nonatomic, class, readonly) UIColor * _Nonnull systemCyanColor;
@property (nonatomic, class, readonly) UIColor * _Nonnull systemGrayColor;
@property (nonatomic, class, readonly) UIColor * _Nonnull systemGray2Color;
@property (nonatomic, class, readonly) UIColor * _Nonnull systemGray3Color;
@property (nonatomic, class, readonly) UIColor * _Nonnull systemGray4Color;
@property (nonatomic, class, readonly) UIColor * _Nonnull systemGray5Color;
@property (nonatomic, class, readonly) UIColor * _Nonnull systemGray6Color;
@property (nonatomic, class, readonly) UIColor * _Nonnull tintColor;
@property (nonatomic, class, readonly) UIColor * _Nonnull labelColor;
@property (nonatomic, class, readonly) UIColor * _Nonnull secondaryLabelColor NS_SWIFT_NAME(secondaryLabel);
@property (nonatomic, class, readonly) UIColor * _Nonnull linkColor;
@property (nonatomic, class, readonly) UIColor * _Nonnull separatorColor;
@property (nonatomic, class, readonly) UIColor * _Nonnull opaqueSeparatorColor;
@property (nonatomic, class, readonly) UIColor * _Nonnull systemBackgroundColor NS_SWIFT_NAME(systemBackground);
@property (nonatomic, class, readonly) UIColor * _Nonnull secondarySystemBackgroundColor;
@property (nonatomic, class, readonly) UIColor * _Nonnull systemGroupedBackgroundColor;
@property (nonatomic, class, readonly) UIColor * _Nonnull secondarySystemGroupedBackgroundColor;
@property (nonatomic, class, readonly) UIColor * _Nonnull systemFillColor;
@property (nonatomic, class, readonly) UIColor * _Nonnull darkTextColor;
@property (nonatomic, class, readonly) UIColor * _Nonnull groupTableViewBackgroundColor API_DEPRECATED("", ios(2.0, 13.0));
@property (nonatomic, class, readonly) UIColor * _Nonnull viewFlipsideBackgroundColor API_DEPRECATED("", ios(2.0, 7.0));
@property (nonatomic, class, readonly) UIColor * _Nonnull scrollViewTexturedBackgroundColor API_DEPRECATED("", ios(2.0, 7.0));
@property (nonatomic, class, readonly) UIColor * _Nonnull underPageBackgroundColor API_DEPRECATED("", ios(2.0, 7.0));
@end
NS_SWIFT_UI_ACTOR
@interface UIColorPickerViewController : UIViewController <NSCoding, UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UIResponderStandardEditActions, UITraitEnvironment>
@property (nonatomic, weak) id<UIColorPickerViewControllerDelegate> _Nullable delegate;
@property (nonatomic, strong) UIColor * _Nonnull selectedColor;
@end
NS_SWIFT_UI_ACTOR
@interface UICommand : UIMenuElement <NSCoding, NSCopying, NSSecureCoding, UIMenuLeaf>
@property (nonatomic, copy) NSString * _Nonnull title;
@property (nonatomic, copy) UIImage * _Nullable image;
@property (nonatomic, copy) NSString * _Nullable discoverabilityTitle;
@property (nonatomic, readonly) SEL _Nonnull action;
@property (nonatomic, assign) UIMenuElementAttributes attributes;
@property (nonatomic, assign) UIMenuElementState state;
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(17.0))
@interface UIContentUnavailableConfigurationState : NSObject <NSCoding, NSCopying, NSSecureCoding, UIConfigurationState>
@end
NS_SWIFT_UI_ACTOR
@interface UIContextMenuConfiguration : NSObject
@property (nonatomic, readonly) id<NSCopying> _Nonnull identifier;
@end
NS_SWIFT_UI_ACTOR
@interface UIContextMenuInteraction : NSObject <UIInteraction>
@property (nonatomic, readonly) id<UIContextMenuInteractionDelegate> _Nullable delegate;
- (CGPoint)locationInView:(UIView * _Nullable)view_;
- (void)updateVisibleMenuWithBlock:(UIMenu * _Nonnull (^ _Nonnull NS_NOESCAPE )(UIMenu * _Nonnull))block_;
- (void)dismissMenu;
@end
NS_SWIFT_UI_ACTOR
@interface UIMenuSystem : NSObject
- (void)setNeedsRebuild;
- (void)setNeedsRevalidate;
@end
typedef void (^UIContextualActionHandler)(UIContextualAction * _Nonnull action, __kindof UIView * _Nonnull sourceView, void (^ _Nonnull completionHandler)(BOOL actionPerformed));
NS_SWIFT_UI_ACTOR
@interface UIContextualAction : NSObject
+ (instancetype _Nonnull)contextualActionWithStyle:(UIContextualActionStyle)style_ title:(NSString * _Nullable)title_ handler:(UIContextualActionHandler _Nonnull)handler_;
@property (nonatomic, copy, readonly) UIContextualActionHandler _Nonnull handler;
@property (nonatomic, readonly) UIContextualActionStyle style;
@property (nonatomic, copy) NSString * _Nullable title;
@property (nonatomic, copy) UIColor * _Nonnull backgroundColor;
@property (nonatomic, copy) UIImage * _Nullable image;
@end
API_AVAILABLE(ios(26.0))
@interface UICornerConfiguration : NSObject <NSCopying>
@end
NS_SWIFT_UI_ACTOR
@interface UICubicTimingParameters : NSObject <NSCoding, NSCopying, UITimingCurveProvider>
@property (nonatomic, readonly) CGPoint controlPoint1;
@property (nonatomic, readonly) CGPoint controlPoint2;
- (instancetype _Nonnull)init;
- (instancetype _Nonnull)initWithAnimationCurve:(UIViewAnimationCurve)curve_;
- (instancetype _Nonnull)initWithControlPoint1:(CGPoint)point1_ controlPoint2:(CGPoint)point2_;
@end
NS_SWIFT_UI_ACTOR
@interface UIDeferredMenuElement : UIMenuElement <NSCoding, NSCopying, NSSecureCoding>
@property (nonatomic, readonly) UIDeferredMenuElementIdentifier _Nonnull identifier;
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(26.0))
@interface UIDeferredMenuElementProvider : NSObject
@end
NS_SWIFT_UI_ACTOR
@interface UIDictationPhrase : NSObject
@property (nonatomic, readonly) NSString * _Nonnull text;
@end
NS_SWIFT_UI_ACTOR
@interface UIDragItem : NSObject
- (void)setNeedsDropPreviewUpdate API_AVAILABLE(ios(17.4));
@end
NS_SWIFT_UI_ACTOR
@interface UIPreviewParameters : NSObject <NSCopying>
@property (nonatomic, copy) UIBezierPath * _Nullable shadowPath;
@property (nonatomic, copy) UIColor * _Nonnull backgroundColor;
@end
NS_SWIFT_UI_ACTOR
@interface UIDragPreviewParameters : UIPreviewParameters <NSCopying>
@end
NS_SWIFT_UI_ACTOR
@interface UIPreviewTarget : NSObject <NSCopying>
@property (nonatomic, readonly) UIView * _Nonnull container;
@property (nonatomic, readonly) CGPoint center;
@property (nonatomic, readonly) CGAffineTransform transform;
@end
NS_SWIFT_UI_ACTOR
@interface UIDragPreviewTarget : UIPreviewTarget <NSCopying>
@end
NS_SWIFT_UI_ACTOR
@interface UIEvent : NSObject
@property (nonatomic, readonly) UIEventType type;
@property (nonatomic, readonly) NSSet<UITouch *> * _Nullable allTouches;
- (NSSet<UITouch *> * _Nullable)touchesForWindow:(UIWindow * _Nonnull)window_;
- (NSSet<UITouch *> * _Nullable)touchesForView:(UIView * _Nonnull)view_;
- (NSSet<UITouch *> * _Nullable)touchesForGestureRecognizer:(UIGestureRecognizer * _Nonnull)gesture_;
@end
typedef NS_ENUM(NSInteger, UIImpactFeedbackStyle) {
  UIImpactFeedbackStyleLight,
  UIImpactFeedbackStyleMedium,
  UIImpactFeedbackStyleHeavy,
  UIImpactFeedbackStyleSoft,
  UIImpactFeedbackStyleRigid,
} NS_SWIFT_NAME(UIImpactFeedbackGenerator.FeedbackStyle);
NS_SWIFT_UI_ACTOR
@interface UIFeedbackGenerator : NSObject
- (void)prepare;
@end
NS_SWIFT_UI_ACTOR
@interface UIImpactFeedbackGenerator : UIFeedbackGenerator
- (instancetype _Nonnull)initWithStyle:(UIImpactFeedbackStyle)style_;
- (void)impactOccurred;
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(16.0))
@interface UIFindInteraction : NSObject <UIInteraction>
@property (nonatomic, readonly) id<UIFindInteractionDelegate> _Nullable delegate;
- (void)presentFindNavigatorShowingReplace:(BOOL)showingReplace_;
- (void)dismissFindNavigator;
- (void)findNext;
- (void)findPrevious;
- (void)updateResultCount;
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(16.0))
@interface UIFindSession : NSObject
- (void)performSearchWithQuery:(NSString * _Nonnull)query_ options:(UITextSearchOptions * _Nullable)options_;
- (void)performSingleReplacementWithSearchQuery:(NSString * _Nonnull)searchQuery_ replacementString:(NSString * _Nonnull)replacementString_ options:(UITextSearchOptions * _Nullable)options_;
- (void)replaceAllInstancesOfSearchQuery:(NSString * _Nonnull)searchQuery_ withReplacementString:(NSString * _Nonnull)replacementString_ options:(UITextSearchOptions * _Nullable)options_;
- (void)invalidateFoundResults;
@end
NS_SWIFT_UI_ACTOR
@interface UIFocusAnimationCoordinator : NSObject
- (void)addCoordinatedAnimations:(void (^ _Nullable)(void))animations_ completion:(void (^ _Nullable)(void))completion_;
- (void)addCoordinatedFocusingAnimations:(void (^ _Nullable)(id<UIFocusAnimationContext> _Nonnull))animations_ completion:(void (^ _Nullable)(void))completion_;
- (void)addCoordinatedUnfocusingAnimations:(void (^ _Nullable)(id<UIFocusAnimationContext> _Nonnull))animations_ completion:(void (^ _Nullable)(void))completion_;
@end
@interface UIFocusEffect : NSObject <NSCopying>
@property (nonatomic, class, readonly) UIFocusEffect *  _Nonnull effect;
@end
NS_SWIFT_UI_ACTOR
@interface UILayoutGuide : NSObject <NSCoding, UIPopoverPresentationControllerSourceItem>
@property (nonatomic, copy) NSString * _Nonnull identifier;
@property (nonatomic, readonly) NSLayoutXAxisAnchor * _Nonnull leadingAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor * _Nonnull trailingAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor * _Nonnull topAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor * _Nonnull bottomAnchor;
@property (nonatomic, readonly) NSLayoutDimension * _Nonnull widthAnchor;
@property (nonatomic, readonly) NSLayoutDimension * _Nonnull heightAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor * _Nonnull centerXAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor * _Nonnull centerYAnchor;
- (NSArray<NSLayoutConstraint *> * _Nonnull)constraintsAffectingLayoutForAxis:(UILayoutConstraintAxis)axis_;
@end
@interface UIFocusMovementHint : NSObject <NSCopying>
@property (nonatomic, readonly) CATransform3D perspectiveTransform;
@property (nonatomic, readonly) CGVector rotation;
@property (nonatomic, readonly) CGVector translation;
@end
@interface UIFont : NSObject <NSCoding, NSCopying, NSSecureCoding>
+ (UIFont * _Nonnull)preferredFontForTextStyle:(UIFontTextStyle _Nonnull)style_;
+ (UIFont * _Nonnull)preferredFontForTextStyle:(UIFontTextStyle _Nonnull)style_ compatibleWithTraitCollection:(UITraitCollection * _Nullable)traitCollection_;
+ (UIFont * _Nullable)fontWithName:(NSString * _Nonnull)fontName_ size:(CGFloat)fontSize_;
+ (NSArray<NSString *> * _Nonnull)fontNamesForFamilyName:(NSString * _Nonnull)familyName_;
+ (UIFont * _Nonnull)systemFontOfSize:(CGFloat)fontSize_;
+ (UIFont * _Nonnull)systemFontOfSize:(CGFloat)fontSize_ weight:(UIFontWeight)weight_;
+ (UIFont * _Nonnull)systemFontOfSize:(CGFloat)fontSize_ weight:(UIFontWeight)weight_ width:(UIFontWidth)width_ API_AVAILABLE(ios(16.0));
@property (nonatomic, readonly) CGFloat pointSize;
@property (nonatomic, readonly) CGFloat leading;
- (UIFont * _Nonnull)fontWithSize:(CGFloat)fontSize_;
+ (UIFont * _Nonnull)fontWithDescriptor:(UIFontDescriptor * _Nonnull)descriptor_ size:(CGFloat)pointSize_;
@end
@interface UIFontDescriptor : NSObject <NSCoding, NSCopying, NSSecureCoding>
- (id _Nullable)objectForKey:(UIFontDescriptorAttributeName _Nonnull)anAttribute_;
+ (UIFontDescriptor * _Nonnull)fontDescriptorWithFontAttributes:(NSDictionary<UIFontDescriptorAttributeName, id> * _Nonnull)attributes_;
+ (UIFontDescriptor * _Nonnull)fontDescriptorWithName:(NSString * _Nonnull)fontName_ size:(CGFloat)size_;
+ (UIFontDescriptor * _Nonnull)fontDescriptorWithName:(NSString * _Nonnull)fontName_ matrix:(CGAffineTransform)matrix_;
+ (UIFontDescriptor * _Nonnull)preferredFontDescriptorWithTextStyle:(UIFontTextStyle _Nonnull)style_;
+ (UIFontDescriptor * _Nonnull)preferredFontDescriptorWithTextStyle:(UIFontTextStyle _Nonnull)style_ compatibleWithTraitCollection:(UITraitCollection * _Nullable)traitCollection_;
- (UIFontDescriptor * _Nonnull)fontDescriptorByAddingAttributes:(NSDictionary<UIFontDescriptorAttributeName, id> * _Nonnull)attributes_;
- (UIFontDescriptor * _Nonnull)fontDescriptorWithSize:(CGFloat)newPointSize_;
- (UIFontDescriptor * _Nonnull)fontDescriptorWithMatrix:(CGAffineTransform)matrix_;
- (UIFontDescriptor * _Nonnull)fontDescriptorWithFace:(NSString * _Nonnull)newFace_;
- (UIFontDescriptor * _Nonnull)fontDescriptorWithFamily:(NSString * _Nonnull)newFamily_;
- (UIFontDescriptor * _Nullable)fontDescriptorWithSymbolicTraits:(UIFontDescriptorSymbolicTraits)symbolicTraits_;
- (UIFontDescriptor * _Nullable)fontDescriptorWithDesign:(UIFontDescriptorSystemDesign _Nonnull)design_;
@end
NS_SWIFT_UI_ACTOR
@interface UIFontPickerViewController : UIViewController <NSCoding, UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UIResponderStandardEditActions, UITraitEnvironment>
@property (nonatomic, readonly) UIFontPickerViewControllerConfiguration * _Nonnull configuration;
@property (nonatomic, weak) id<UIFontPickerViewControllerDelegate> _Nullable delegate;
@end
NS_SWIFT_UI_ACTOR
@interface UIFontPickerViewControllerConfiguration : NSObject <NSCopying>
@property (nonatomic, assign) BOOL displayUsingSystemFont;
+ (NSPredicate * _Nullable)filterPredicateForFilteredLanguages:(NSArray<NSString *> * _Nonnull)filteredLanguages_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
@end
NS_SWIFT_UI_ACTOR
@interface UIGestureRecognizer : NSObject
- (instancetype _Nonnull)initWithTarget:(id _Nullable)target_ action:(SEL _Nullable)action_;
- (instancetype _Nonnull)init;
- (void)addTarget:(id _Nonnull)target_ action:(SEL _Nonnull)action_;
- (void)removeTarget:(id _Nullable)target_ action:(SEL _Nullable)action_;
@property (nonatomic, weak) id<UIGestureRecognizerDelegate> _Nullable delegate;
@property (nonatomic, assign, getter=isEnabled) BOOL enabled;
@property (nonatomic, readonly) UIView * _Nullable view;
@property (nonatomic, assign) BOOL cancelsTouchesInView;
@property (nonatomic, assign) BOOL delaysTouchesBegan;
@property (nonatomic, assign) BOOL delaysTouchesEnded;
@property (nonatomic, copy) NSArray<NSNumber *> * _Nonnull allowedTouchTypes;
@property (nonatomic, copy) NSArray<NSNumber *> * _Nonnull allowedPressTypes;
@property (nonatomic, assign) BOOL requiresExclusiveTouchType;
- (void)requireGestureRecognizerToFail:(UIGestureRecognizer * _Nonnull)otherGestureRecognizer_ NS_SWIFT_NAME(require(toFail:));
- (CGPoint)locationInView:(UIView * _Nullable)view_;
@property (nonatomic, readonly) NSUInteger numberOfTouches;
- (CGPoint)locationOfTouch:(NSUInteger)touchIndex_ inView:(UIView * _Nullable)view_;
@property (nonatomic, copy) NSString * _Nullable name;
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags;
@property (nonatomic, readonly) UIEventButtonMask buttonMask;
- (void)setState:(UIGestureRecognizerState)state_;
- (void)ignoreTouch:(UITouch * _Nonnull)touch_ forEvent:(UIEvent * _Nonnull)event_;
- (void)ignorePress:(UIPress * _Nonnull)button_ forEvent:(UIPressesEvent * _Nonnull)event_;
- (void)reset;
- (BOOL)canPreventGestureRecognizer:(UIGestureRecognizer * _Nonnull)preventedGestureRecognizer_;
- (BOOL)canBePreventedByGestureRecognizer:(UIGestureRecognizer * _Nonnull)preventingGestureRecognizer_;
- (BOOL)shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer * _Nonnull)otherGestureRecognizer_;
- (BOOL)shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer * _Nonnull)otherGestureRecognizer_;
- (BOOL)shouldReceiveEvent:(UIEvent * _Nonnull)event_;
- (void)touchesBegan:(NSSet<UITouch *> * _Nonnull)touches_ withEvent:(UIEvent * _Nonnull)event_;
- (void)touchesMoved:(NSSet<UITouch *> * _Nonnull)touches_ withEvent:(UIEvent * _Nonnull)event_;
- (void)touchesEnded:(NSSet<UITouch *> * _Nonnull)touches_ withEvent:(UIEvent * _Nonnull)event_;
- (void)touchesCancelled:(NSSet<UITouch *> * _Nonnull)touches_ withEvent:(UIEvent * _Nonnull)event_;
- (void)touchesEstimatedPropertiesUpdated:(NSSet<UITouch *> * _Nonnull)touches_;
- (void)pressesBegan:(NSSet<UIPress *> * _Nonnull)presses_ withEvent:(UIPressesEvent * _Nonnull)event_;
- (void)pressesChanged:(NSSet<UIPress *> * _Nonnull)presses_ withEvent:(UIPressesEvent * _Nonnull)event_;
- (void)pressesEnded:(NSSet<UIPress *> * _Nonnull)presses_ withEvent:(UIPressesEvent * _Nonnull)event_;
- (void)pressesCancelled:(NSSet<UIPress *> * _Nonnull)presses_ withEvent:(UIPressesEvent * _Nonnull)event_;
@property (nonatomic) UIGestureRecognizerState state;
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(17.0))
@interface UIHoverStyle : NSObject <NSCopying>
@property (nonatomic, strong) id<UIHoverEffect> _Nonnull effect;
@property (nonatomic, strong) UIShape * _Nullable shape;
@property (nonatomic, assign, getter=isEnabled) BOOL enabled;
@end
@interface UIImage : NSObject <NSCoding, NSSecureCoding>
@property (nonatomic, readonly) CGImageRef _Nullable CGImage;
+ (UIImage * _Nullable)systemImageNamed:(NSString * _Nonnull)name_ NS_SWIFT_NAME(init(systemName:));
+ (UIImage * _Nullable)systemImageNamed:(NSString * _Nonnull)name_ withConfiguration:(UIImageConfiguration * _Nullable)configuration_ NS_SWIFT_NAME(init(systemName:withConfiguration:));
+ (UIImage * _Nullable)systemImageNamed:(NSString * _Nonnull)name_ compatibleWithTraitCollection:(UITraitCollection * _Nullable)traitCollection_;
+ (UIImage * _Nullable)systemImageNamed:(NSString * _Nonnull)name_ variableValue:(double)value_ withConfiguration:(UIImageConfiguration * _Nullable)configuration_ API_AVAILABLE(ios(16.0));
+ (UIImage * _Nullable)imageNamed:(NSString * _Nonnull)name_ NS_SWIFT_NAME(init(named:));
+ (UIImage * _Nullable)imageNamed:(NSString * _Nonnull)name_ inBundle:(NSBundle * _Nullable)bundle_ withConfiguration:(UIImageConfiguration * _Nullable)configuration_;
+ (UIImage * _Nullable)imageNamed:(NSString * _Nonnull)name_ inBundle:(NSBundle * _Nullable)bundle_ compatibleWithTraitCollection:(UITraitCollection * _Nullable)traitCollection_;
+ (UIImage * _Nullable)imageNamed:(NSString * _Nonnull)name_ inBundle:(NSBundle * _Nullable)bundle_ variableValue:(double)value_ withConfiguration:(UIImageConfiguration * _Nullable)configuration_ API_AVAILABLE(ios(16.0));
+ (UIImage * _Nullable)imageWithContentsOfFile:(NSString * _Nonnull)path_;
+ (UIImage * _Nullable)imageWithData:(NSData * _Nonnull)data_;
+ (UIImage * _Nullable)imageWithData:(NSData * _Nonnull)data_ scale:(CGFloat)scale_;
+ (UIImage * _Nonnull)imageWithCGImage:(CGImageRef _Nonnull)cgImage_;
+ (UIImage * _Nonnull)imageWithCGImage:(CGImageRef _Nonnull)cgImage_ scale:(CGFloat)scale_ orientation:(UIImageOrientation)orientation_;
- (instancetype _Nullable)initWithContentsOfFile:(NSString * _Nonnull)path_;
- (instancetype _Nullable)initWithData:(NSData * _Nonnull)data_;
- (instancetype _Nullable)initWithData:(NSData * _Nonnull)data_ scale:(CGFloat)scale_;
- (instancetype _Nonnull)initWithCGImage:(CGImageRef _Nonnull)cgImage_;
- (instancetype _Nonnull)initWithCGImage:(CGImageRef _Nonnull)cgImage_ scale:(CGFloat)scale_ orientation:(UIImageOrientation)orientation_;
@property (nonatomic, readonly) CGSize size;
@property (nonatomic, readonly) CGFloat scale;
+ (UIImage * _Nullable)animatedImageNamed:(NSString * _Nonnull)name_ duration:(NSTimeInterval)duration_;
+ (UIImage * _Nullable)animatedResizableImageNamed:(NSString * _Nonnull)name_ capInsets:(UIEdgeInsets)capInsets_ duration:(NSTimeInterval)duration_;
+ (UIImage * _Nullable)animatedResizableImageNamed:(NSString * _Nonnull)name_ capInsets:(UIEdgeInsets)capInsets_ resizingMode:(UIImageResizingMode)resizingMode_ duration:(NSTimeInterval)duration_;
+ (UIImage * _Nullable)animatedImageWithImages:(NSArray<UIImage *> * _Nonnull)images_ duration:(NSTimeInterval)duration_;
@property (nonatomic, readonly) NSTimeInterval duration;
- (UIImage * _Nonnull)imageWithAlignmentRectInsets:(UIEdgeInsets)alignmentInsets_;
- (UIImage * _Nonnull)imageWithRenderingMode:(UIImageRenderingMode)renderingMode_;
- (UIImage * _Nonnull)imageWithBaselineOffsetFromBottom:(CGFloat)baselineOffset_;
@property (nonatomic, readonly) UIImageConfiguration * _Nullable configuration;
- (UIImage * _Nonnull)imageWithConfiguration:(UIImageConfiguration * _Nonnull)configuration_;
- (UIImage * _Nullable)imageByApplyingSymbolConfiguration:(UIImageSymbolConfiguration * _Nonnull)configuration_;
- (UIImage * _Nonnull)imageWithTintColor:(UIColor * _Nonnull)color_;
- (UIImage * _Nonnull)imageWithTintColor:(UIColor * _Nonnull)color_ renderingMode:(UIImageRenderingMode)renderingMode_;
- (UIImage * _Nullable)imageByPreparingThumbnailOfSize:(CGSize)size_;
@end
NS_SWIFT_NAME(UIImage.Configuration)
@interface UIImageConfiguration : NSObject <NSCoding, NSCopying, NSSecureCoding>
- (instancetype _Nonnull)configurationWithTraitCollection:(UITraitCollection * _Nullable)traitCollection_ API_AVAILABLE(ios(17.0));
- (instancetype _Nonnull)configurationWithLocale:(NSLocale * _Nullable)locale_ API_AVAILABLE(ios(17.0));
- (instancetype _Nonnull)configurationByApplyingConfiguration:(UIImageConfiguration * _Nullable)otherConfiguration_;
@end
NS_SWIFT_UI_ACTOR
@interface UINavigationController : UIViewController <NSCoding, UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UIResponderStandardEditActions, UITraitEnvironment>
- (instancetype _Nonnull)initWithNavigationBarClass:(Class _Nullable)navigationBarClass_ toolbarClass:(Class _Nullable)toolbarClass_;
- (instancetype _Nonnull)initWithRootViewController:(UIViewController * _Nonnull)rootViewController_;
- (instancetype _Nonnull)initWithNibName:(NSString * _Nullable)nibNameOrNil_ bundle:(NSBundle * _Nullable)nibBundleOrNil_;
- (void)pushViewController:(UIViewController * _Nonnull)viewController_ animated:(BOOL)animated_;
- (UIViewController * _Nullable)popViewControllerAnimated:(BOOL)animated_ NS_SWIFT_NAME(popViewController(animated:));
- (NSArray<UIViewController *> * _Nullable)popToViewController:(UIViewController * _Nonnull)viewController_ animated:(BOOL)animated_ NS_SWIFT_NAME(popToViewController(_:animated:));
- (NSArray<UIViewController *> * _Nullable)popToRootViewControllerAnimated:(BOOL)animated_;
@property (nonatomic, readonly) UIViewController * _Nullable topViewController;
@property (nonatomic, readonly) UIViewController * _Nullable visibleViewController;
@property (nonatomic, copy) NSArray<UIViewController *> * _Nonnull viewControllers;
- (void)setViewControllers:(NSArray<UIViewController *> * _Nonnull)viewControllers_ animated:(BOOL)animated_;
@property (nonatomic, assign, getter=isNavigationBarHidden) BOOL navigationBarHidden;
- (void)setNavigationBarHidden:(BOOL)hidden_ animated:(BOOL)animated_;
@property (nonatomic, readonly) UINavigationBar * _Nonnull navigationBar;
@property (nonatomic, assign, getter=isToolbarHidden) BOOL toolbarHidden;
- (void)setToolbarHidden:(BOOL)hidden_ animated:(BOOL)animated_;
@property (nonatomic, readonly) UIToolbar * _Nullable toolbar;
@property (nonatomic, weak) id<UINavigationControllerDelegate> _Nullable delegate;
@property (nonatomic, readonly) UIGestureRecognizer * _Nullable interactivePopGestureRecognizer;
@property (nonatomic, readonly) UIGestureRecognizer * _Nullable interactiveContentPopGestureRecognizer API_AVAILABLE(ios(26.0));
- (void)showViewController:(UIViewController * _Nonnull)vc_ sender:(id _Nullable)sender_;
@property (nonatomic, assign) BOOL hidesBarsWhenKeyboardAppears;
@property (nonatomic, assign) BOOL hidesBarsOnSwipe;
@property (nonatomic, readonly) UIPanGestureRecognizer * _Nonnull barHideOnSwipeGestureRecognizer;
@property (nonatomic, assign) BOOL hidesBarsWhenVerticallyCompact;
@property (nonatomic, assign) BOOL hidesBarsOnTap;
@property (nonatomic, readonly) UITapGestureRecognizer * _Nonnull barHideOnTapGestureRecognizer;
@end
NS_SWIFT_NAME(UIImage.SymbolConfiguration)
@interface UIImageSymbolConfiguration : UIImageConfiguration <NSCoding, NSCopying, NSSecureCoding>
- (BOOL)isEqualToConfiguration:(UIImageSymbolConfiguration * _Nullable)otherConfiguration_;
@end
NS_SWIFT_UI_ACTOR
@interface UIImageView : UIView <UIAccessibilityContentSizeCategoryImageAdjusting, CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
- (instancetype _Nonnull)initWithImage:(UIImage * _Nullable)image_;
- (instancetype _Nonnull)initWithImage:(UIImage * _Nullable)image_ highlightedImage:(UIImage * _Nullable)highlightedImage_;
@property (nonatomic, strong) UIImage * _Nullable image;
@property (nonatomic, assign, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic, strong) UIColor * _Nullable tintColor;
- (void)startAnimating;
- (void)stopAnimating;
- (void)addSymbolEffect:(NSSymbolEffect * _Nonnull)symbolEffect_ API_AVAILABLE(ios(17.0));
- (void)addSymbolEffect:(NSSymbolEffect * _Nonnull)symbolEffect_ options:(NSSymbolEffectOptions * _Nonnull)options_ API_AVAILABLE(ios(17.0));
- (void)addSymbolEffect:(NSSymbolEffect * _Nonnull)symbolEffect_ options:(NSSymbolEffectOptions * _Nonnull)options_ animated:(BOOL)animated_ API_AVAILABLE(ios(17.0));
- (void)removeSymbolEffectOfType:(NSSymbolEffect * _Nonnull)symbolEffect_ API_AVAILABLE(ios(17.0));
- (void)removeSymbolEffectOfType:(NSSymbolEffect * _Nonnull)symbolEffect_ options:(NSSymbolEffectOptions * _Nonnull)options_ API_AVAILABLE(ios(17.0));
- (void)removeSymbolEffectOfType:(NSSymbolEffect * _Nonnull)symbolEffect_ options:(NSSymbolEffectOptions * _Nonnull)options_ animated:(BOOL)animated_ API_AVAILABLE(ios(17.0));
- (void)removeAllSymbolEffects API_AVAILABLE(ios(17.0));
- (void)removeAllSymbolEffectsWithOptions:(NSSymbolEffectOptions * _Nonnull)options_ API_AVAILABLE(ios(17.0));
- (void)removeAllSymbolEffectsWithOptions:(NSSymbolEffectOptions * _Nonnull)options_ animated:(BOOL)animated_ API_AVAILABLE(ios(17.0));
- (void)setSymbolImage:(UIImage * _Nonnull)symbolImage_ withContentTransition:(NSSymbolContentTransition * _Nonnull)transition_ API_AVAILABLE(ios(17.0));
- (void)setSymbolImage:(UIImage * _Nonnull)symbolImage_ withContentTransition:(NSSymbolContentTransition * _Nonnull)transition_ options:(NSSymbolEffectOptions * _Nonnull)options_ API_AVAILABLE(ios(17.0));
@end
@interface UIInputSuggestion : NSObject
@end
NS_SWIFT_UI_ACTOR
@interface UIInputViewController : UIViewController <NSCoding, UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UIResponderStandardEditActions, UITextInputDelegate, UITraitEnvironment>
- (void)dismissKeyboard;
- (void)advanceToNextInputMode;
- (void)requestSupplementaryLexiconWithCompletion:(void (^ _Nonnull)(UILexicon * _Nonnull))completionHandler_;
@end
NS_SWIFT_UI_ACTOR
@interface UIMotionEffect : NSObject <NSCoding, NSCopying>
- (NSDictionary<NSString *, id> * _Nullable)keyPathsAndRelativeValuesForViewerOffset:(UIOffset)viewerOffset_;
@end
NS_SWIFT_UI_ACTOR
@interface UIKey : NSObject <NSCoding, NSCopying>
@property (nonatomic, readonly) NSString * _Nonnull characters;
@end
NS_SWIFT_UI_ACTOR
@interface UIKeyCommand : UICommand <NSCoding, NSCopying, NSSecureCoding, UIMenuLeaf>
@property (nonatomic, copy) NSString * _Nonnull title;
@property (nonatomic, copy) UIImage * _Nullable image;
@property (nonatomic, copy) NSString * _Nullable discoverabilityTitle;
@property (nonatomic, readonly) SEL _Nullable action;
@property (nonatomic, readonly) NSString * _Nullable input;
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags;
@property (nonatomic, assign) UIMenuElementAttributes attributes;
@property (nonatomic, assign) UIMenuElementState state;
@property (nonatomic, assign) BOOL wantsPriorityOverSystemBehavior;
@property (nonatomic, assign) BOOL allowsAutomaticMirroring;
+ (instancetype _Nonnull)keyCommandWithInput:(NSString * _Nonnull)input_ modifierFlags:(UIKeyModifierFlags)modifierFlags_ action:(SEL _Nonnull)action_;
@end
NS_SWIFT_UI_ACTOR
@interface UITrackingLayoutGuide : UILayoutGuide <NSCoding>
- (void)setConstraints:(NSArray<NSLayoutConstraint *> * _Nonnull)trackingConstraints_ activeWhenNearEdge:(NSDirectionalRectEdge)edge_;
- (NSArray<NSLayoutConstraint *> * _Nonnull)constraintsActiveWhenNearEdge:(NSDirectionalRectEdge)edge_;
- (void)setConstraints:(NSArray<NSLayoutConstraint *> * _Nonnull)trackingConstraints_ activeWhenAwayFromEdge:(NSDirectionalRectEdge)edge_;
- (NSArray<NSLayoutConstraint *> * _Nonnull)constraintsActiveWhenAwayFromEdge:(NSDirectionalRectEdge)edge_;
- (void)removeAllTrackedConstraints;
@end
NS_SWIFT_UI_ACTOR
@interface UIKeyboardLayoutGuide : UITrackingLayoutGuide <NSCoding>
@end
NS_SWIFT_UI_ACTOR
@interface UILabel : UIView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UIContentSizeCategoryAdjusting, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UILetterformAwareAdjusting, UIResponderStandardEditActions, UITraitEnvironment>
@property (nonatomic, copy) NSString * _Nullable text;
@property (nonatomic, strong) UIFont * _Nullable font;
@property (nonatomic, strong) UIColor * _Nullable textColor;
@property (nonatomic, strong) UIColor * _Nullable shadowColor;
@property (nonatomic, assign) CGSize shadowOffset;
@property (nonatomic, assign) NSTextAlignment textAlignment;
@property (nonatomic, assign, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic, assign, getter=isEnabled) BOOL enabled;
@property (nonatomic, assign) NSInteger numberOfLines;
- (CGRect)textRectForBounds:(CGRect)bounds_ limitedToNumberOfLines:(NSInteger)numberOfLines_;
@end
NS_SWIFT_UI_ACTOR
@interface UILexicon : NSObject <NSCopying>
@property (nonatomic, readonly) NSArray<UILexiconEntry *> * _Nonnull entries;
@end
NS_SWIFT_UI_ACTOR
@interface UILexiconEntry : NSObject <NSCopying>
@end
NS_SWIFT_UI_ACTOR
@interface UIListContentConfiguration : NSObject <NSCoding, NSCopying, NSSecureCoding, UIContentConfiguration>
@property (nonatomic, strong) UIImage * _Nullable image;
@property (nonatomic, copy) NSString * _Nullable text;
@property (nonatomic, assign) CGFloat alpha API_AVAILABLE(ios(18.0));
@end
NS_SWIFT_UI_ACTOR
@interface UILocalNotification : NSObject <NSCoding, NSCopying>
@property (nonatomic, copy) NSString * _Nullable category;
@end
NS_SWIFT_UI_ACTOR
@interface UILongPressGestureRecognizer : UIGestureRecognizer
@property (nonatomic, assign) NSTimeInterval minimumPressDuration;
@property (nonatomic, assign) NSUInteger numberOfTouchesRequired;
@end
@interface UIPrintFormatter : NSObject <NSCopying>
- (void)removeFromPrintPageRenderer;
- (CGRect)rectForPageAtIndex:(NSInteger)pageIndex_;
@end
NS_SWIFT_UI_ACTOR
@interface UIMenu : UIMenuElement <NSCoding, NSCopying, NSSecureCoding>
@property (nonatomic, readonly) UIMenuIdentifier _Nonnull identifier;
@property (nonatomic, readonly) UIMenuOptions options;
@property (nonatomic, readonly) NSArray<UIMenuElement *> * _Nonnull children;
+ (UIMenu * _Nonnull)menuWithChildren:(NSArray<UIMenuElement *> * _Nonnull)children_;
+ (UIMenu * _Nonnull)menuWithTitle:(NSString * _Nonnull)title_ children:(NSArray<UIMenuElement *> * _Nonnull)children_;
+ (UIMenu * _Nonnull)menuWithTitle:(NSString * _Nonnull)title_ image:(UIImage * _Nullable)image_ identifier:(UIMenuIdentifier _Nullable)identifier_ options:(UIMenuOptions)options_ children:(NSArray<UIMenuElement *> * _Nonnull)children_;
- (UIMenu * _Nonnull)menuByReplacingChildren:(NSArray<UIMenuElement *> * _Nonnull)newChildren_;
@end
NS_SWIFT_UI_ACTOR
@interface UINavigationBar : UIView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UIBarPositioning, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
@property (nonatomic, weak) id<UINavigationBarDelegate> _Nullable delegate;
@property (nonatomic, assign, getter=isTranslucent) BOOL translucent;
- (void)pushNavigationItem:(UINavigationItem * _Nonnull)item_ animated:(BOOL)animated_;
- (UINavigationItem * _Nullable)popNavigationItemAnimated:(BOOL)animated_;
@property (nonatomic, readonly) UINavigationItem * _Nullable topItem;
@property (nonatomic, readonly) UINavigationItem * _Nullable backItem;
@property (nonatomic, copy) NSArray<UINavigationItem *> * _Nullable items;
- (void)setItems:(NSArray<UINavigationItem *> * _Nullable)items_ animated:(BOOL)animated_;
@property (nonatomic, strong) UIColor * _Nullable tintColor;
@property (nonatomic, strong) UIColor * _Nullable barTintColor;
- (void)setBackgroundImage:(UIImage * _Nullable)backgroundImage_ forBarPosition:(UIBarPosition)barPosition_ barMetrics:(UIBarMetrics)barMetrics_;
- (UIImage * _Nullable)backgroundImageForBarPosition:(UIBarPosition)barPosition_ barMetrics:(UIBarMetrics)barMetrics_;
- (void)setBackgroundImage:(UIImage * _Nullable)backgroundImage_ forBarMetrics:(UIBarMetrics)barMetrics_;
- (UIImage * _Nullable)backgroundImageForBarMetrics:(UIBarMetrics)barMetrics_;
- (void)setTitleVerticalPositionAdjustment:(CGFloat)adjustment_ forBarMetrics:(UIBarMetrics)barMetrics_;
- (CGFloat)titleVerticalPositionAdjustmentForBarMetrics:(UIBarMetrics)barMetrics_;
@end
NS_SWIFT_UI_ACTOR
@interface UINavigationItem : NSObject <NSCoding>
@property (nonatomic, strong) UIView * _Nullable titleView;
@property (nonatomic, strong) UISearchController * _Nullable searchController;
@property (nonatomic, copy) NSString * _Nullable title;
@property (nonatomic, assign) BOOL hidesBackButton;
- (void)setHidesBackButton:(BOOL)hidesBackButton_ animated:(BOOL)animated_;
@property (nonatomic, copy) NSArray<UIBarButtonItem *> * _Nullable leftBarButtonItems;
- (void)setLeftBarButtonItems:(NSArray<UIBarButtonItem *> * _Nullable)items_ animated:(BOOL)animated_;
- (void)setRightBarButtonItems:(NSArray<UIBarButtonItem *> * _Nullable)items_ animated:(BOOL)animated_;
@property (nonatomic, assign) BOOL leftItemsSupplementBackButton;
@property (nonatomic, strong) UIBarButtonItem * _Nullable leftBarButtonItem;
@property (nonatomic, strong) UIBarButtonItem * _Nullable rightBarButtonItem;
- (void)setLeftBarButtonItem:(UIBarButtonItem * _Nullable)item_ animated:(BOOL)animated_;
- (void)setRightBarButtonItem:(UIBarButtonItem * _Nullable)item_ animated:(BOOL)animated_;
@property (nonatomic, assign) UINavigationItemStyle style API_AVAILABLE(ios(16.0));
@end
NS_SWIFT_UI_ACTOR
@interface UINib : NSObject
@end
NS_SWIFT_UI_ACTOR
@interface UIOpenURLContext : NSObject
@property (nonatomic, readonly) NSURL * _Nonnull URL;
@property (nonatomic, readonly) UISceneOpenURLOptions * _Nonnull options;
@end
NS_SWIFT_UI_ACTOR
@interface UIPageControl : UIControl <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
@property (nonatomic, assign) NSInteger numberOfPages;
@property (nonatomic, assign) NSInteger currentPage;
@property (nonatomic, assign) BOOL hidesForSinglePage;
@property (nonatomic, strong) UIPageControlProgress * _Nullable progress API_AVAILABLE(ios(17.0));
@property (nonatomic, strong) UIColor * _Nullable pageIndicatorTintColor;
@property (nonatomic, strong) UIColor * _Nullable currentPageIndicatorTintColor;
@property (nonatomic, assign) UIPageControlBackgroundStyle backgroundStyle;
@property (nonatomic, assign) UIPageControlDirection direction API_AVAILABLE(ios(16.0));
@property (nonatomic, readonly) UIPageControlInteractionState interactionState;
@property (nonatomic, assign) BOOL allowsContinuousInteraction;
@property (nonatomic, strong) UIImage * _Nullable preferredIndicatorImage;
- (UIImage * _Nullable)indicatorImageForPage:(NSInteger)page_;
- (void)setIndicatorImage:(UIImage * _Nullable)image_ forPage:(NSInteger)page_;
@property (nonatomic, strong) UIImage * _Nullable preferredCurrentPageIndicatorImage API_AVAILABLE(ios(16.0));
- (UIImage * _Nullable)currentPageIndicatorImageForPage:(NSInteger)page_ API_AVAILABLE(ios(16.0));
- (void)setCurrentPageIndicatorImage:(UIImage * _Nullable)image_ forPage:(NSInteger)page_ API_AVAILABLE(ios(16.0));
- (CGSize)sizeForNumberOfPages:(NSInteger)pageCount_;
- (void)updateCurrentPageDisplay API_DEPRECATED("", ios(2.0, 14.0));
@end
API_AVAILABLE(ios(17.0))
@interface UIPageControlProgress : NSObject
@property (nonatomic, weak) id<UIPageControlProgressDelegate> _Nullable delegate;
@end
typedef enum UIAlertActionStyle : NSInteger UIAlertActionStyle;
enum __attribute__((enum_extensibility(open))) UIAlertActionStyle : NSInteger {
  UIAlertActionStyleDefault = 0,
  UIAlertActionStyleCancel = 1,
  UIAlertActionStyleDestructive = 2,
};
typedef enum UIAlertControllerStyle : NSInteger UIAlertControllerStyle;
enum __attribute__((enum_extensibility(open))) UIAlertControllerStyle : NSInteger {
  UIAlertControllerStyleActionSheet = 0,
  UIAlertControllerStyleAlert = 1,
};
NS_SWIFT_UI_ACTOR
@interface UIAlertAction : NSObject <NSCopying>
+ (instancetype _Nonnull)actionWithTitle:(NSString * _Nullable)title_ style:(UIAlertActionStyle)style_ handler:(void (^ _Nullable)(UIAlertAction * _Nonnull))handler_;
@property (nonatomic, readonly) NSString * _Nullable title;
@property (nonatomic, readonly) UIAlertActionStyle style;
@property (nonatomic, assign, getter=isEnabled) BOOL enabled;
@end
NS_SWIFT_UI_ACTOR
@interface UIAlertController : UIViewController
+ (instancetype _Nonnull)alertControllerWithTitle:(NSString * _Nullable)title_ message:(NSString * _Nullable)message_ preferredStyle:(UIAlertControllerStyle)preferredStyle_;
- (void)addAction:(UIAlertAction * _Nonnull)action_;
@property (nonatomic, readonly) NSArray<UIAlertAction *> * _Nonnull actions;
@property (nonatomic, strong) UIAlertAction * _Nullable preferredAction;
- (void)addTextFieldWithConfigurationHandler:(void (^ _Nullable)(UITextField * _Nonnull))configurationHandler_;
@property (nonatomic, readonly) NSArray<UITextField *> * _Nullable textFields;
@property (nonatomic, copy) NSString * _Nullable title;
@property (nonatomic, copy) NSString * _Nullable message;
@property (nonatomic, readonly) UIAlertControllerStyle preferredStyle;
@end
NS_SWIFT_UI_ACTOR
@interface UIActivity : NSObject
@end
@interface UIActivityViewController : UIViewController
- (instancetype _Nonnull)init __attribute__((unavailable));
- (instancetype _Nonnull)initWithNibName:(NSString * _Nullable)nibNameOrNil bundle:(NSBundle * _Nullable)nibBundleOrNil __attribute__((unavailable));
- (instancetype _Nonnull)initWithActivityItems:(NSArray * _Nonnull)activityItems_ applicationActivities:(NSArray<UIActivity *> * _Nullable)applicationActivities_ NS_DESIGNATED_INITIALIZER;
@end
@interface UIPageViewController : UIViewController <NSCoding, UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UIResponderStandardEditActions, UITraitEnvironment>
- (instancetype _Nonnull)initWithTransitionStyle:(UIPageViewControllerTransitionStyle)style_ navigationOrientation:(UIPageViewControllerNavigationOrientation)navigationOrientation_ options:(NSDictionary<UIPageViewControllerOptionsKey, id> * _Nullable)options_;
@property (nonatomic, weak) id<UIPageViewControllerDelegate> _Nullable delegate;
@property (nonatomic, weak) id<UIPageViewControllerDataSource> _Nullable dataSource;
@property (nonatomic, readonly) UIPageViewControllerTransitionStyle transitionStyle;
@property (nonatomic, readonly) UIPageViewControllerNavigationOrientation navigationOrientation;
@property (nonatomic, assign, getter=isDoubleSided) BOOL doubleSided;
@property (nonatomic, readonly) NSArray<UIGestureRecognizer *> * _Nonnull gestureRecognizers;
@property (nonatomic, readonly) NSArray<UIViewController *> * _Nullable viewControllers;
- (void)setViewControllers:(NSArray<UIViewController *> * _Nullable)viewControllers_ direction:(UIPageViewControllerNavigationDirection)direction_ animated:(BOOL)animated_ completion:(void (^ _Nullable)(BOOL))completion_;
@end
NS_SWIFT_UI_ACTOR
@interface UIPanGestureRecognizer : UIGestureRecognizer
@property (nonatomic, assign) NSUInteger minimumNumberOfTouches;
@property (nonatomic, assign) NSUInteger maximumNumberOfTouches;
- (CGPoint)translationInView:(UIView * _Nullable)view_;
- (void)setTranslation:(CGPoint)translation_ inView:(UIView * _Nullable)view_;
- (CGPoint)velocityInView:(UIView * _Nullable)view_;
@property (nonatomic, assign) UIScrollTypeMask allowedScrollTypesMask;
@end
NS_SWIFT_UI_ACTOR
@interface UIPercentDrivenInteractiveTransition : NSObject <UIViewControllerInteractiveTransitioning>
@property (nonatomic, readonly) CGFloat duration;
@property (nonatomic, readonly) CGFloat percentComplete;
@property (nonatomic, assign) CGFloat completionSpeed;
@property (nonatomic, assign) UIViewAnimationCurve completionCurve;
- (void)pauseInteractiveTransition;
- (void)updateInteractiveTransition:(CGFloat)percentComplete_;
- (void)cancelInteractiveTransition;
- (void)finishInteractiveTransition;
@end
NS_SWIFT_UI_ACTOR
@interface UIPinchGestureRecognizer : UIGestureRecognizer
@property (nonatomic, assign) CGFloat scale;
@property (nonatomic, readonly) CGFloat velocity;
@end
NS_SWIFT_UI_ACTOR
@interface UIRotationGestureRecognizer : UIGestureRecognizer
@property (nonatomic, assign) CGFloat rotation;
@property (nonatomic, readonly) CGFloat velocity;
@end
NS_SWIFT_UI_ACTOR
@interface UIPresentationController : NSObject <UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UITraitEnvironment, UITraitChangeObservable>
@property (nonatomic, readonly) UIViewController * _Nonnull presentingViewController NS_SWIFT_NAME(presentingViewController);
@property (nonatomic, readonly) UIViewController * _Nonnull presentedViewController NS_SWIFT_NAME(presentedViewController);
@property (nonatomic, readonly) UIView * _Nullable containerView;
@property (nonatomic, weak) id<UIAdaptivePresentationControllerDelegate> _Nullable delegate;
- (instancetype _Nonnull)initWithPresentedViewController:(UIViewController * _Nonnull)presentedViewController_ presentingViewController:(UIViewController * _Nullable)presentingViewController_;
- (void)containerViewWillLayoutSubviews;
- (void)containerViewDidLayoutSubviews;
- (void)presentationTransitionWillBegin;
- (void)presentationTransitionDidEnd:(BOOL)completed_;
- (void)dismissalTransitionWillBegin;
- (void)dismissalTransitionDidEnd:(BOOL)completed_;
@end
NS_SWIFT_UI_ACTOR
@interface UIPopoverPresentationController : UIPresentationController <UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UITraitEnvironment>
@property (nonatomic, copy) NSArray<UIView *> * _Nullable passthroughViews;
@property (nonatomic, strong) UIView * _Nullable sourceView;
@property (nonatomic, assign) CGRect sourceRect;
@property (nonatomic, weak) id<UIPopoverPresentationControllerDelegate> _Nullable delegate;
@property (nonatomic, copy) UIColor * _Nullable backgroundColor;
@end
@interface UIPress : NSObject
@property (nonatomic, readonly) UIPressPhase phase;
@property (nonatomic, readonly) UIWindow * _Nullable type;
@property (nonatomic, readonly) UIWindow * _Nullable window;
@property (nonatomic, readonly) UIResponder * _Nullable responder;
@property (nonatomic, readonly) NSArray<UIGestureRecognizer *> * _Nullable gestureRecognizers;
@property (nonatomic, readonly) UIKey * _Nullable key;
@end
NS_SWIFT_UI_ACTOR
@interface UIPressesEvent : UIEvent
- (NSSet<UIPress *> * _Nonnull)pressesForGestureRecognizer:(UIGestureRecognizer * _Nonnull)gesture_;
@end
NS_SWIFT_UI_ACTOR
@interface UIRefreshControl : UIControl <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
@property (nonatomic, strong) UIColor * _Nullable tintColor;
- (void)beginRefreshing;
- (void)endRefreshing;
@end
API_AVAILABLE(ios(17.0))
@interface UIResolvedShape : NSObject <NSCopying>
@property (nonatomic, readonly) UIShape * _Nonnull shape;
@property (nonatomic, readonly) UIBezierPath * _Nonnull path;
- (UIResolvedShape * _Nonnull)shapeByApplyingInsets:(UIEdgeInsets)insets_;
- (UIResolvedShape * _Nonnull)shapeByApplyingInset:(CGFloat)inset_;
@end
NS_SWIFT_UI_ACTOR
@interface UIScene : UIResponder <UIResponderStandardEditActions>
- (instancetype _Nonnull)initWithSession:(UISceneSession * _Nonnull)session_ connectionOptions:(UISceneConnectionOptions * _Nonnull)connectionOptions_;
@property (nonatomic, readonly) UISceneSession * _Nonnull session;
@property (nonatomic, strong) id<UISceneDelegate> _Nullable delegate;
- (void)openURL:(NSURL * _Nonnull)url_ options:(UISceneOpenExternalURLOptions * _Nullable)options_ completionHandler:(void (^ _Nullable)(BOOL))completion_;
@property (nonatomic, copy) NSString * _Nonnull title;
- (void)completeStateRestoration;
@end
NS_SWIFT_UI_ACTOR
@interface UISceneActivationRequestOptions : NSObject
@end
NS_SWIFT_UI_ACTOR
@interface UISceneConfiguration : NSObject <NSCoding, NSCopying, NSSecureCoding>
+ (instancetype _Nonnull)configurationWithName:(NSString * _Nullable)name_ sessionRole:(UISceneSessionRole _Nonnull)sessionRole_;
- (instancetype _Nonnull)initWithName:(NSString * _Nullable)name_ sessionRole:(UISceneSessionRole _Nonnull)sessionRole_;
@property (nonatomic, readonly) NSString * _Nullable name;
@property (nonatomic, readonly) UISceneSessionRole _Nonnull role;
@property (nonatomic, assign) Class _Nullable delegateClass;
@property (nonatomic, strong) UIStoryboard * _Nullable storyboard;
@end
NS_SWIFT_UI_ACTOR
NS_SWIFT_NAME(UIScene.ConnectionOptions)
@interface UISceneConnectionOptions : NSObject
@end
NS_SWIFT_UI_ACTOR
@interface UISceneDestructionRequestOptions : NSObject
@end
NS_SWIFT_UI_ACTOR
@interface UISceneOpenExternalURLOptions : NSObject
@end
NS_SWIFT_UI_ACTOR
@interface UISceneOpenURLOptions : NSObject
@end
NS_SWIFT_UI_ACTOR
@interface UISceneSession : NSObject <NSCoding, NSSecureCoding>
@property (nonatomic, readonly) UIScene * _Nullable scene;
@property (nonatomic, readonly) UISceneSessionRole _Nonnull role;
@property (nonatomic, readonly) UISceneConfiguration * _Nonnull configuration;
@end
API_AVAILABLE(ios(17.0))
@interface UISceneSessionActivationRequest : NSObject <NSCopying>
@property (nonatomic, readonly) UISceneSessionRole _Nonnull role;
@property (nonatomic, readonly) UISceneSession * _Nullable session;
@property (nonatomic, copy) UISceneActivationRequestOptions * _Nullable options;
@property (nonatomic, class, readonly) UISceneSessionActivationRequest *  _Nonnull request;
@end
API_AVAILABLE(ios(26.0))
@interface UISceneWindowingControlStyle : NSObject
@end
NS_SWIFT_UI_ACTOR
@interface UIScreen : NSObject <UITraitEnvironment>
@property (nonatomic, class, readonly) NSArray<UIScreen *> * _Nonnull screens API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) CGFloat scale;
@property (nonatomic, readonly) NSInteger maximumFramesPerSecond;
@property (nonatomic, readonly, getter=isCaptured) BOOL captured API_DEPRECATED("", ios(2.0, 17.2));
- (CADisplayLink * _Nullable)displayLinkWithTarget:(id _Nonnull)target_ selector:(SEL _Nonnull)sel_;
- (UIView * _Nonnull)snapshotViewAfterScreenUpdates:(BOOL)afterUpdates_;
@end
NS_SWIFT_UI_ACTOR
@interface UIScreenEdgePanGestureRecognizer : UIPanGestureRecognizer
@property (nonatomic, assign) UIRectEdge edges;
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(26.0))
@interface UIScrollEdgeEffect : NSObject
@property (nonatomic, strong) UIScrollEdgeEffectStyle * _Nonnull style;
@property (nonatomic, assign, getter=isHidden) BOOL hidden;
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(26.0))
@interface UIScrollEdgeEffectStyle : NSObject
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(18.0))
@interface UITab : NSObject <UIPopoverPresentationControllerSourceItem, UISpringLoadedInteractionSupporting, UIAccessibilityIdentification>
@property (nonatomic, readonly) NSString * _Nonnull identifier;
@property (nonatomic, assign, getter=isEnabled) BOOL enabled;
@property (nonatomic, copy) NSString * _Nonnull title;
@property (nonatomic, strong) UIImage * _Nullable image;
@property (nonatomic, readonly) UITabGroup * _Nullable parent;
@property (nonatomic, readonly) UITabBarController * _Nullable tabBarController;
@property (nonatomic, readonly) UIViewController * _Nullable viewController;
@property (nonatomic, assign, getter=isHidden) BOOL hidden;
@end
NS_SWIFT_UI_ACTOR
@interface UITextField : UIControl <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UIContentSizeCategoryAdjusting, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIKeyInput, UILetterformAwareAdjusting, UIResponderStandardEditActions, UITextInput, UITextInputTraits, UITraitEnvironment, UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting>
@property (nonatomic, copy) NSString * _Nullable text;
@property (nonatomic, strong) UIColor * _Nullable textColor;
@property (nonatomic, strong) UIFont * _Nullable font;
@property (nonatomic, assign) NSTextAlignment textAlignment;
@property (nonatomic, weak) id<UITextFieldDelegate> _Nullable delegate;
@property (nonatomic, strong) UIImage * _Nullable background;
@property (nonatomic, readonly, getter=isEditing) BOOL editing;
- (CGRect)textRectForBounds:(CGRect)bounds_;
- (CGRect)clearButtonRectForBounds:(CGRect)bounds_;
- (CGRect)leftViewRectForBounds:(CGRect)bounds_;
- (CGRect)rightViewRectForBounds:(CGRect)bounds_;
@end
NS_SWIFT_UI_ACTOR
@interface UISegmentedControl : UIControl <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment, UISpringLoadedInteractionSupporting>
- (instancetype _Nonnull)initWithFrame:(CGRect)frame_;
- (instancetype _Nonnull)initWithItems:(NSArray * _Nullable)items_;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame_ actions:(NSArray<UIAction *> * _Nonnull)actions_;
- (void)insertSegmentWithAction:(UIAction * _Nonnull)action_ atIndex:(NSUInteger)segment_ animated:(BOOL)animated_;
- (void)setAction:(UIAction * _Nonnull)action_ forSegmentAtIndex:(NSUInteger)segment_;
- (UIAction * _Nullable)actionForSegmentAtIndex:(NSUInteger)segment_;
- (NSInteger)segmentIndexForActionIdentifier:(UIActionIdentifier _Nonnull)actionIdentifier_;
- (void)insertSegmentWithTitle:(NSString * _Nullable)title_ atIndex:(NSUInteger)segment_ animated:(BOOL)animated_;
- (void)insertSegmentWithImage:(UIImage * _Nullable)image_ atIndex:(NSUInteger)segment_ animated:(BOOL)animated_;
- (void)removeSegmentAtIndex:(NSUInteger)segment_ animated:(BOOL)animated_;
- (void)removeAllSegments;
- (void)setTitle:(NSString * _Nullable)title_ forSegmentAtIndex:(NSUInteger)segment_;
@property (nonatomic, readonly) NSUInteger numberOfSegments;
- (NSString * _Nullable)titleForSegmentAtIndex:(NSUInteger)segment_;
- (void)setImage:(UIImage * _Nullable)image_ forSegmentAtIndex:(NSUInteger)segment_;
- (UIImage * _Nullable)imageForSegmentAtIndex:(NSUInteger)segment_;
- (void)setWidth:(CGFloat)width_ forSegmentAtIndex:(NSUInteger)segment_;
- (CGFloat)widthForSegmentAtIndex:(NSUInteger)segment_;
- (void)setContentOffset:(CGSize)offset_ forSegmentAtIndex:(NSUInteger)segment_;
- (CGSize)contentOffsetForSegmentAtIndex:(NSUInteger)segment_;
- (void)setEnabled:(BOOL)enabled_ forSegmentAtIndex:(NSUInteger)segment_;
- (BOOL)isEnabledForSegmentAtIndex:(NSUInteger)segment_;
@property (nonatomic, assign) NSInteger selectedSegmentIndex;
@property (nonatomic, strong) UIColor * _Nullable selectedSegmentTintColor;
- (void)setBackgroundImage:(UIImage * _Nullable)backgroundImage_ forState:(UIControlState)state_ barMetrics:(UIBarMetrics)barMetrics_;
- (UIImage * _Nullable)backgroundImageForState:(UIControlState)state_ barMetrics:(UIBarMetrics)barMetrics_;
- (void)setDividerImage:(UIImage * _Nullable)dividerImage_ forLeftSegmentState:(UIControlState)leftState_ rightSegmentState:(UIControlState)rightState_ barMetrics:(UIBarMetrics)barMetrics_;
- (void)setTitleTextAttributes:(NSDictionary<NSAttributedStringKey, id> * _Nullable)attributes_ forState:(UIControlState)state_;
- (NSDictionary<NSAttributedStringKey, id> * _Nullable)titleTextAttributesForState:(UIControlState)state_;
- (void)setContentPositionAdjustment:(UIOffset)adjustment_ forSegmentType:(UISegmentedControlSegment)leftCenterRightOrAlone_ barMetrics:(UIBarMetrics)barMetrics_;
- (UIOffset)contentPositionAdjustmentForSegmentType:(UISegmentedControlSegment)leftCenterRightOrAlone_ barMetrics:(UIBarMetrics)barMetrics_;
@end
API_AVAILABLE(ios(17.0))
@interface UIShape : NSObject <NSCopying, UIShapeProvider>
- (UIShape * _Nonnull)shapeByApplyingInsets:(UIEdgeInsets)insets_;
- (UIShape * _Nonnull)shapeByApplyingInset:(CGFloat)inset_;
- (UIResolvedShape * _Nonnull)resolvedShapeInContext:(UIShapeResolutionContext * _Nonnull)context_;
@end
API_AVAILABLE(ios(17.0))
@interface UIShapeResolutionContext : NSObject
@end
NS_SWIFT_UI_ACTOR
@interface UISheetPresentationController : UIPresentationController <UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UITraitEnvironment>
@property (nonatomic, weak) id<UISheetPresentationControllerDelegate> _Nullable delegate;
@property (nonatomic, assign) BOOL prefersGrabberVisible;
@property (nonatomic, copy) NSArray<UISheetPresentationControllerDetent *> * _Nonnull detents;
@property (nonatomic, copy) UISheetPresentationControllerDetentIdentifier _Nullable selectedDetentIdentifier;
@property (nonatomic, copy) UISheetPresentationControllerDetentIdentifier _Nullable largestUndimmedDetentIdentifier;
@property (nonatomic, assign) BOOL prefersScrollingExpandsWhenScrolledToEdge;
- (void)invalidateDetents API_AVAILABLE(ios(16.0));
- (void)animateChanges:(void (^ _Nonnull NS_NOESCAPE )(void))changes_;
@end
NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UISheetPresentationController.Detent)
@interface UISheetPresentationControllerDetent : NSObject
@property (nonatomic, readonly) UISheetPresentationControllerDetentIdentifier _Nonnull identifier API_AVAILABLE(ios(16.0));
+ (instancetype _Nonnull)mediumDetent NS_SWIFT_NAME(medium());
+ (instancetype _Nonnull)largeDetent NS_SWIFT_NAME(large());
@end
NS_SWIFT_UI_ACTOR
@interface UISlider : UIControl <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
@property (nonatomic, assign) float value;
@property (nonatomic, assign) float minimumValue;
@property (nonatomic, assign) float maximumValue;
@property (nonatomic, assign, getter=isContinuous) BOOL continuous;
@property (nonatomic, strong) UIColor * _Nullable thumbTintColor;
- (void)setValue:(float)value_ animated:(BOOL)animated_;
- (void)setThumbImage:(UIImage * _Nullable)image_ forState:(UIControlState)state_;
- (void)setMinimumTrackImage:(UIImage * _Nullable)image_ forState:(UIControlState)state_;
- (void)setMaximumTrackImage:(UIImage * _Nullable)image_ forState:(UIControlState)state_;
- (UIImage * _Nullable)thumbImageForState:(UIControlState)state_;
- (CGRect)minimumValueImageRectForBounds:(CGRect)bounds_;
- (CGRect)maximumValueImageRectForBounds:(CGRect)bounds_;
- (CGRect)trackRectForBounds:(CGRect)bounds_;
- (CGRect)thumbRectForBounds:(CGRect)bounds_ trackRect:(CGRect)rect_ value:(float)value_;
@end
NS_SWIFT_UI_ACTOR
@interface UISplitViewController : UIViewController <NSCoding, UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UIResponderStandardEditActions, UITraitEnvironment>
- (instancetype _Nonnull)initWithStyle:(UISplitViewControllerStyle)style_;
@property (nonatomic, readonly) UISplitViewControllerStyle style;
@property (nonatomic, weak) id<UISplitViewControllerDelegate> _Nullable delegate;
@property (nonatomic, assign) UISplitViewControllerSplitBehavior preferredSplitBehavior;
@property (nonatomic, readonly) UISplitViewControllerSplitBehavior splitBehavior;
@property (nonatomic, assign) BOOL presentsWithGesture;
@property (nonatomic, readonly, getter=isCollapsed) BOOL collapsed;
@property (nonatomic, assign) UISplitViewControllerDisplayMode preferredDisplayMode;
@property (nonatomic, readonly) UISplitViewControllerDisplayMode displayMode;
- (void)setViewController:(UIViewController * _Nullable)vc_ forColumn:(UISplitViewControllerColumn)column_ NS_SWIFT_NAME(setViewController(_:for:));
- (UIViewController * _Nullable)viewControllerForColumn:(UISplitViewControllerColumn)column_ NS_SWIFT_NAME(viewController(for:));
- (void)hideColumn:(UISplitViewControllerColumn)column_ NS_SWIFT_NAME(hide(_:));
- (void)showColumn:(UISplitViewControllerColumn)column_ NS_SWIFT_NAME(show(_:));
- (BOOL)isShowingColumn:(UISplitViewControllerColumn)column_ API_AVAILABLE(ios(26.0));
@property (nonatomic, copy) NSArray<UIViewController *> * _Nonnull viewControllers;
- (void)showViewController:(UIViewController * _Nonnull)vc_ sender:(id _Nullable)sender_;
- (void)showDetailViewController:(UIViewController * _Nonnull)vc_ sender:(id _Nullable)sender_;
@end
NS_SWIFT_UI_ACTOR
@interface UISpringTimingParameters : NSObject <NSCoding, NSCopying, UITimingCurveProvider>
@property (nonatomic, readonly) CGVector initialVelocity;
- (instancetype _Nonnull)init;
- (instancetype _Nonnull)initWithDampingRatio:(CGFloat)ratio_ initialVelocity:(CGVector)velocity_;
- (instancetype _Nonnull)initWithMass:(CGFloat)mass_ stiffness:(CGFloat)stiffness_ damping:(CGFloat)damping_ initialVelocity:(CGVector)velocity_;
- (instancetype _Nonnull)initWithDampingRatio:(CGFloat)ratio_;
- (instancetype _Nonnull)initWithDuration:(NSTimeInterval)duration_ bounce:(CGFloat)bounce_ initialVelocity:(CGVector)velocity_ API_AVAILABLE(ios(17.0));
- (instancetype _Nonnull)initWithDuration:(NSTimeInterval)duration_ bounce:(CGFloat)bounce_ API_AVAILABLE(ios(17.0));
@end
NS_SWIFT_UI_ACTOR
@interface UIStackView : UIView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
- (instancetype _Nonnull)initWithFrame:(CGRect)frame_;
- (instancetype _Nonnull)initWithArrangedSubviews:(NSArray<UIView *> * _Nonnull)views_;
@property (nonatomic, readonly) NSArray<UIView *> * _Nonnull arrangedSubviews;
- (void)addArrangedSubview:(UIView * _Nonnull)view_;
- (void)removeArrangedSubview:(UIView * _Nonnull)view_;
- (void)insertArrangedSubview:(UIView * _Nonnull)view_ atIndex:(NSUInteger)stackIndex_;
@property (nonatomic, assign) UILayoutConstraintAxis axis;
@property (nonatomic, assign) UIStackViewDistribution distribution;
@property (nonatomic, assign) UIStackViewAlignment alignment;
@property (nonatomic, assign) CGFloat spacing;
- (void)setCustomSpacing:(CGFloat)spacing_ afterView:(UIView * _Nonnull)arrangedSubview_;
- (CGFloat)customSpacingAfterView:(UIView * _Nonnull)arrangedSubview_;
@end
NS_SWIFT_UI_ACTOR
@interface UIDatePicker : UIControl
@end
NS_SWIFT_UI_ACTOR
@interface UIColorWell : UIControl
@end
NS_SWIFT_UI_ACTOR
@interface UIStepper : UIControl <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
@property (nonatomic, assign, getter=isContinuous) BOOL continuous;
@property (nonatomic, assign) BOOL autorepeat;
@property (nonatomic, assign) BOOL wraps;
@property (nonatomic, assign) double value;
@property (nonatomic, assign) double minimumValue;
@property (nonatomic, assign) double maximumValue;
@property (nonatomic, assign) double stepValue;
- (void)setBackgroundImage:(UIImage * _Nullable)image_ forState:(UIControlState)state_;
- (UIImage * _Nullable)backgroundImageForState:(UIControlState)state_;
- (void)setDividerImage:(UIImage * _Nullable)image_ forLeftSegmentState:(UIControlState)leftState_ rightSegmentState:(UIControlState)rightState_;
- (void)setIncrementImage:(UIImage * _Nullable)image_ forState:(UIControlState)state_;
- (void)setDecrementImage:(UIImage * _Nullable)image_ forState:(UIControlState)state_;
@end
NS_SWIFT_UI_ACTOR
@interface UIStoryboard : NSObject
+ (UIStoryboard * _Nonnull)storyboardWithName:(NSString * _Nonnull)name_ bundle:(NSBundle * _Nullable)storyboardBundleOrNil_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
@end
NS_SWIFT_UI_ACTOR
@interface UIStoryboardSegue : NSObject
@property (nonatomic, readonly) NSString * _Nullable identifier API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (void)perform API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
@end
NS_SWIFT_UI_ACTOR
@interface UIStoryboardUnwindSegueSource : NSObject
@property (nonatomic, readonly) id _Nullable sender;
@end
NS_SWIFT_UI_ACTOR
@interface UISwipeActionsConfiguration : NSObject
+ (instancetype _Nonnull)configurationWithActions:(NSArray<UIContextualAction *> * _Nonnull)actions_;
@property (nonatomic, readonly) NSArray<UIContextualAction *> * _Nonnull actions;
@end
NS_SWIFT_UI_ACTOR
@interface UISwipeGestureRecognizer : UIGestureRecognizer
@property (nonatomic, assign) NSUInteger numberOfTouchesRequired;
@property (nonatomic, assign) UISwipeGestureRecognizerDirection direction;
@end
NS_SWIFT_UI_ACTOR
@interface UISwitch : UIControl <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
@property (nonatomic, strong) UIColor * _Nullable onTintColor;
@property (nonatomic, strong) UIColor * _Nullable thumbTintColor;
@property (nonatomic, copy) NSString * _Nullable title;
@property (nonatomic, readonly) UISwitchStyle style;
@property (nonatomic, assign, getter=isOn) BOOL on;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame_;
- (void)setOn:(BOOL)on_ animated:(BOOL)animated_;
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(26.0))
@interface UITabAccessory : NSObject
@property (nonatomic, readonly) UIView * _Nonnull contentView;
@end
NS_SWIFT_UI_ACTOR
@interface UITabBar : UIView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment, UISpringLoadedInteractionSupporting>
@property (nonatomic, weak) id<UITabBarDelegate> _Nullable delegate;
@property (nonatomic, copy) NSArray<UITabBarItem *> * _Nullable items;
- (void)setItems:(NSArray<UITabBarItem *> * _Nullable)items_ animated:(BOOL)animated_;
- (void)beginCustomizingItems:(NSArray<UITabBarItem *> * _Nonnull)items_;
- (BOOL)endCustomizingAnimated:(BOOL)animated_;
@property (nonatomic, strong) UIColor * _Nullable tintColor;
@property (nonatomic, strong) UIColor * _Nullable barTintColor;
@property (nonatomic, strong) UIColor * _Nullable selectedImageTintColor API_DEPRECATED("", ios(2.0, 8.0));
@property (nonatomic, assign, getter=isTranslucent) BOOL translucent;
@end
NS_SWIFT_UI_ACTOR
@interface UITabBarController : UIViewController <NSCoding, UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UIResponderStandardEditActions, UITabBarDelegate, UITraitEnvironment>
@property (nonatomic, weak) id<UITabBarControllerDelegate> _Nullable delegate;
@property (nonatomic, assign) UITabBarControllerMode mode API_AVAILABLE(ios(18.0));
@property (nonatomic, readonly) UITabBarControllerSidebar * _Nonnull sidebar API_AVAILABLE(ios(18.0));
- (void)setTabs:(NSArray<UITab *> * _Nonnull)tabs_ animated:(BOOL)animated_ API_AVAILABLE(ios(18.0));
- (UITab * _Nullable)tabForIdentifier:(NSString * _Nonnull)identifier_ API_AVAILABLE(ios(18.0));
- (instancetype _Nonnull)initWithTabs:(NSArray<UITab *> * _Nonnull)tabs_ API_AVAILABLE(ios(18.0));
@property (nonatomic, assign, getter=isTabBarHidden) BOOL tabBarHidden API_AVAILABLE(ios(18.0));
- (void)setTabBarHidden:(BOOL)hidden_ animated:(BOOL)animated_ API_AVAILABLE(ios(18.0));
@property (nonatomic, readonly) UILayoutGuide * _Nonnull contentLayoutGuide API_AVAILABLE(ios(26.0));
- (void)setBottomAccessory:(UITabAccessory * _Nullable)bottomAccessory_ animated:(BOOL)animated_ API_AVAILABLE(ios(26.0));
@property (nonatomic, copy) NSArray<UIViewController *> * _Nullable viewControllers;
- (void)setViewControllers:(NSArray<UIViewController *> * _Nullable)viewControllers_ animated:(BOOL)animated_;
@property (nonatomic, strong) UIViewController * _Nullable selectedViewController;
@property (nonatomic, assign) NSUInteger selectedIndex;
@property (nonatomic, readonly) UINavigationController * _Nonnull moreNavigationController;
@property (nonatomic, readonly) UITabBar * _Nonnull tabBar;
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(18.0))
@interface UITabBarControllerSidebar : NSObject
@property (nonatomic, weak) id<UITabBarControllerSidebarDelegate> _Nullable delegate;
@property (nonatomic, assign, getter=isHidden) BOOL hidden;
- (void)scrollToTarget:(UITabSidebarScrollTarget * _Nonnull)target_ animated:(BOOL)animated_;
@end
NS_SWIFT_UI_ACTOR
@interface UITabBarItem : UIBarItem <UIPopoverPresentationControllerSourceItem, NSCoding, UIAppearance, UISpringLoadedInteractionSupporting>
- (instancetype _Nonnull)initWithTitle:(NSString * _Nullable)title_ image:(UIImage * _Nullable)image_ tag:(NSInteger)tag_;
- (void)setFinishedSelectedImage:(UIImage * _Nullable)selectedImage_ withFinishedUnselectedImage:(UIImage * _Nullable)unselectedImage_ API_DEPRECATED("", ios(2.0, 7.0));
@property (nonatomic, copy) UIColor * _Nullable badgeColor;
- (void)setBadgeTextAttributes:(NSDictionary<NSAttributedStringKey, id> * _Nullable)textAttributes_ forState:(UIControlState)state_;
- (NSDictionary<NSAttributedStringKey, id> * _Nullable)badgeTextAttributesForState:(UIControlState)state_;
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(18.0))
@interface UITabGroup : UITab
@property (nonatomic, copy) NSArray<UITab *> * _Nonnull children;
- (UITab * _Nullable)tabForIdentifier:(NSString * _Nonnull)identifier_;
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(18.0))
@interface UITabSidebarItem : NSObject <NSCopying>
@property (nonatomic, readonly) UITab * _Nullable tab;
@property (nonatomic, readonly) UIAction * _Nullable action;
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(18.0))
@interface UITabSidebarItemRequest : NSObject
@property (nonatomic, readonly) UITab * _Nullable tab;
@property (nonatomic, readonly) UIAction * _Nullable action;
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(18.0))
@interface UITabSidebarScrollTarget : NSObject
@end
NS_SWIFT_UI_ACTOR
@interface UICollectionView : UIScrollView
@end
NS_SWIFT_UI_ACTOR
@interface UICollectionReusableView : UIView
@end
NS_SWIFT_UI_ACTOR
@interface UICollectionViewCell : UICollectionReusableView
@end
NS_SWIFT_UI_ACTOR
@interface UITableView : UIScrollView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UIDataSourceTranslating, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIFocusItemScrollableContainer, UIResponderStandardEditActions, UITraitEnvironment, UISpringLoadedInteractionSupporting>
- (instancetype _Nonnull)initWithFrame:(CGRect)frame_ style:(UITableViewStyle)style_;
@property (nonatomic, readonly) UITableViewStyle style;
@property (nonatomic, weak) id<UITableViewDataSource> _Nullable dataSource;
@property (nonatomic, weak) id<UITableViewDelegate> _Nullable delegate;
@property (nonatomic, weak) id<UITableViewDataSourcePrefetching> _Nullable prefetchDataSource;
@property (nonatomic, assign, getter=isPrefetchingEnabled) BOOL prefetchingEnabled;
@property (nonatomic, weak) id<UITableViewDragDelegate> _Nullable dragDelegate;
@property (nonatomic, weak) id<UITableViewDropDelegate> _Nullable dropDelegate;
@property (nonatomic, assign) CGFloat rowHeight;
@property (nonatomic, assign) CGFloat sectionHeaderHeight;
@property (nonatomic, assign) CGFloat sectionFooterHeight;
@property (nonatomic, assign) CGFloat estimatedRowHeight;
@property (nonatomic, assign) CGFloat estimatedSectionHeaderHeight;
@property (nonatomic, assign) CGFloat estimatedSectionFooterHeight;
@property (nonatomic, assign) CGFloat fillerRowHeight;
@property (nonatomic, assign) CGFloat sectionHeaderTopPadding;
@property (nonatomic, assign) UIEdgeInsets separatorInset;
@property (nonatomic, assign) UITableViewSeparatorInsetReference separatorInsetReference;
@property (nonatomic, assign) UITableViewSelfSizingInvalidation selfSizingInvalidation API_AVAILABLE(ios(16.0));
@property (nonatomic, strong) UIView * _Nullable backgroundView;
@property (nonatomic, readonly) UIContextMenuInteraction * _Nullable contextMenuInteraction;
@property (nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfRowsInSection:(NSInteger)section_;
- (CGRect)rectForSection:(NSInteger)section_;
- (CGRect)rectForHeaderInSection:(NSInteger)section_;
- (CGRect)rectForFooterInSection:(NSInteger)section_;
- (CGRect)rectForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (NSIndexPath * _Nullable)indexPathForRowAtPoint:(CGPoint)point_;
- (NSIndexPath * _Nullable)indexPathForCell:(UITableViewCell * _Nonnull)cell_;
- (NSArray<NSIndexPath *> * _Nullable)indexPathsForRowsInRect:(CGRect)rect_;
- (UITableViewCell * _Nullable)cellForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_;
@property (nonatomic, readonly) NSArray<UITableViewCell *> * _Nonnull visibleCells;
@property (nonatomic, readonly) NSArray<NSIndexPath *> * _Nullable indexPathsForVisibleRows;
- (UITableViewHeaderFooterView * _Nullable)headerViewForSection:(NSInteger)section_;
- (UITableViewHeaderFooterView * _Nullable)footerViewForSection:(NSInteger)section_;
- (void)scrollToRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_ atScrollPosition:(UITableViewScrollPosition)scrollPosition_ animated:(BOOL)animated_;
- (void)scrollToNearestSelectedRowAtScrollPosition:(UITableViewScrollPosition)scrollPosition_ animated:(BOOL)animated_;
- (void)performBatchUpdates:(void (^ _Nullable NS_NOESCAPE )(void))updates_ completion:(void (^ _Nullable)(BOOL))completion_;
- (void)beginUpdates;
- (void)endUpdates;
- (void)insertSections:(NSIndexSet * _Nonnull)sections_ withRowAnimation:(UITableViewRowAnimation)animation_;
- (void)deleteSections:(NSIndexSet * _Nonnull)sections_ withRowAnimation:(UITableViewRowAnimation)animation_;
- (void)moveSection:(NSInteger)section_ toSection:(NSInteger)newSection_;
- (void)reloadSections:(NSIndexSet * _Nonnull)sections_ withRowAnimation:(UITableViewRowAnimation)animation_;
- (void)insertRowsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths_ withRowAnimation:(UITableViewRowAnimation)animation_;
- (void)deleteRowsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths_ withRowAnimation:(UITableViewRowAnimation)animation_;
- (void)moveRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_ toIndexPath:(NSIndexPath * _Nonnull)newIndexPath_;
- (void)reloadRowsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths_ withRowAnimation:(UITableViewRowAnimation)animation_;
- (void)reconfigureRowsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths_;
@property (nonatomic, readonly) BOOL hasUncommittedUpdates;
- (void)reloadData;
- (void)reloadSectionIndexTitles;
@property (nonatomic, assign, getter=isEditing) BOOL editing;
- (void)setEditing:(BOOL)editing_ animated:(BOOL)animated_;
@property (nonatomic, assign) BOOL allowsSelection;
@property (nonatomic, assign) BOOL allowsSelectionDuringEditing;
@property (nonatomic, assign) BOOL allowsMultipleSelection;
@property (nonatomic, assign) BOOL allowsMultipleSelectionDuringEditing;
@property (nonatomic, readonly) NSIndexPath * _Nullable indexPathForSelectedRow;
@property (nonatomic, readonly) NSArray<NSIndexPath *> * _Nullable indexPathsForSelectedRows;
- (void)selectRowAtIndexPath:(NSIndexPath * _Nullable)indexPath_ animated:(BOOL)animated_ scrollPosition:(UITableViewScrollPosition)scrollPosition_;
- (void)deselectRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath_ animated:(BOOL)animated_;
@property (nonatomic, assign) NSInteger sectionIndexMinimumDisplayRowCount;
@property (nonatomic, strong) UIColor * _Nullable sectionIndexColor;
@property (nonatomic, strong) UIColor * _Nullable sectionIndexBackgroundColor;
@property (nonatomic, strong) UIColor * _Nullable sectionIndexTrackingBackgroundColor;
@property (nonatomic, assign) UITableViewCellSeparatorStyle separatorStyle;
@property (nonatomic, strong) UIColor * _Nullable separatorColor;
@property (nonatomic, copy) UIVisualEffect * _Nullable separatorEffect;
@property (nonatomic, assign) BOOL cellLayoutMarginsFollowReadableWidth;
@property (nonatomic, assign) BOOL insetsContentViewsToSafeArea;
@property (nonatomic, strong) UIView * _Nullable tableHeaderView;
@property (nonatomic, strong) UIView * _Nullable tableFooterView;
- (UITableViewCell * _Nullable)dequeueReusableCellWithIdentifier:(NSString * _Nonnull)identifier_;
- (UITableViewCell * _Nonnull)dequeueReusableCellWithIdentifier:(NSString * _Nonnull)identifier_ forIndexPath:(NSIndexPath * _Nonnull)indexPath_;
- (UITableViewHeaderFooterView * _Nullable)dequeueReusableHeaderFooterViewWithIdentifier:(NSString * _Nonnull)identifier_;
- (void)registerNib:(UINib * _Nullable)nib_ forCellReuseIdentifier:(NSString * _Nonnull)identifier_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (void)registerClass:(Class _Nullable)cellClass_ forCellReuseIdentifier:(NSString * _Nonnull)identifier_;
- (void)registerNib:(UINib * _Nullable)nib_ forHeaderFooterViewReuseIdentifier:(NSString * _Nonnull)identifier_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (void)registerClass:(Class _Nullable)aClass_ forHeaderFooterViewReuseIdentifier:(NSString * _Nonnull)identifier_;
@property (nonatomic, assign) BOOL remembersLastFocusedIndexPath;
@property (nonatomic, assign) BOOL selectionFollowsFocus;
@property (nonatomic, assign) BOOL allowsFocus;
@property (nonatomic, assign) BOOL allowsFocusDuringEditing;
@property (nonatomic, assign) BOOL dragInteractionEnabled;
@property (nonatomic, readonly) BOOL hasActiveDrag;
@property (nonatomic, readonly) BOOL hasActiveDrop;
@property (nonatomic, assign) UITableViewContentHuggingElements contentHuggingElements API_AVAILABLE(ios(18.0));
@end
NS_SWIFT_UI_ACTOR
@interface UITableViewCell : UIView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIGestureRecognizerDelegate, UIResponderStandardEditActions, UITraitEnvironment>
- (instancetype _Nonnull)initWithStyle:(UITableViewCellStyle)style_ reuseIdentifier:(NSString * _Nullable)reuseIdentifier_;
@property (nonatomic, readonly) UICellConfigurationState * _Nonnull configurationState;
- (void)setNeedsUpdateConfiguration;
- (void)updateConfigurationUsingState:(UICellConfigurationState * _Nonnull)state_;
@property (nonatomic, readonly) UIListContentConfiguration * _Nonnull defaultContentConfiguration;
@property (nonatomic, copy) id<UIContentConfiguration> _Nullable contentConfiguration;
@property (nonatomic, assign) BOOL automaticallyUpdatesContentConfiguration;
@property (nonatomic, readonly) UIView * _Nonnull contentView;
@property (nonatomic, readonly) UIImageView * _Nullable imageView API_DEPRECATED("", ios(3.0, 27.0));
@property (nonatomic, readonly) UILabel * _Nullable textLabel API_DEPRECATED("", ios(3.0, 27.0));
@property (nonatomic, readonly) UILabel * _Nullable detailTextLabel API_DEPRECATED("", ios(3.0, 27.0));
@property (nonatomic, readonly) UIBackgroundConfiguration * _Nonnull defaultBackgroundConfiguration API_AVAILABLE(ios(16.0));
@property (nonatomic, copy) UIBackgroundConfiguration * _Nullable backgroundConfiguration;
@property (nonatomic, assign) BOOL automaticallyUpdatesBackgroundConfiguration;
@property (nonatomic, strong) UIView * _Nullable backgroundView;
@property (nonatomic, strong) UIView * _Nullable selectedBackgroundView;
@property (nonatomic, strong) UIView * _Nullable multipleSelectionBackgroundView;
@property (nonatomic, readonly) NSString * _Nullable reuseIdentifier;
- (void)prepareForReuse;
@property (nonatomic, assign) UITableViewCellSelectionStyle selectionStyle;
@property (nonatomic, assign, getter=isSelected) BOOL selected;
@property (nonatomic, assign, getter=isHighlighted) BOOL highlighted;
- (void)setSelected:(BOOL)selected_ animated:(BOOL)animated_;
- (void)setHighlighted:(BOOL)highlighted_ animated:(BOOL)animated_;
@property (nonatomic, readonly) UITableViewCellEditingStyle editingStyle;
@property (nonatomic, assign) BOOL showsReorderControl;
@property (nonatomic, assign) BOOL shouldIndentWhileEditing;
@property (nonatomic, assign) UITableViewCellAccessoryType accessoryType;
@property (nonatomic, strong) UIView * _Nullable accessoryView;
@property (nonatomic, assign) UITableViewCellAccessoryType editingAccessoryType;
@property (nonatomic, strong) UIView * _Nullable editingAccessoryView;
@property (nonatomic, assign) NSInteger indentationLevel;
@property (nonatomic, assign) CGFloat indentationWidth;
@property (nonatomic, assign) UIEdgeInsets separatorInset;
@property (nonatomic, assign, getter=isEditing) BOOL editing;
- (void)setEditing:(BOOL)editing_ animated:(BOOL)animated_;
@property (nonatomic, readonly) BOOL showingDeleteConfirmation;
@property (nonatomic, assign) UITableViewCellFocusStyle focusStyle;
- (void)willTransitionToState:(UITableViewCellStateMask)state_;
- (void)didTransitionToState:(UITableViewCellStateMask)state_;
- (void)dragStateDidChange:(UITableViewCellDragState)dragState_;
@property (nonatomic, assign) BOOL userInteractionEnabledWhileDragging;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame_ reuseIdentifier:(NSString * _Nullable)reuseIdentifier_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
@property (nonatomic, copy) NSString * _Nullable text API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
@property (nonatomic, strong) UIFont * _Nullable font API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
@property (nonatomic, assign) NSTextAlignment textAlignment API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
@property (nonatomic, assign) NSLineBreakMode lineBreakMode API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
@property (nonatomic, strong) UIColor * _Nullable textColor API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
@property (nonatomic, strong) UIColor * _Nullable selectedTextColor API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
@property (nonatomic, strong) UIImage * _Nullable image API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
@property (nonatomic, strong) UIImage * _Nullable selectedImage API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
@property (nonatomic, assign) BOOL hidesAccessoryWhenEditing API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
@property (nonatomic, strong) id _Nullable target API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
@property (nonatomic, assign) SEL _Nullable editAction API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
@property (nonatomic, assign) SEL _Nullable accessoryAction API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
@end
NS_SWIFT_UI_ACTOR
@interface UITableViewPlaceholder : NSObject
@end
NS_SWIFT_UI_ACTOR
@interface UITableViewDropPlaceholder : UITableViewPlaceholder
@end
NS_SWIFT_UI_ACTOR
@interface UITableViewDropProposal : UIDropProposal <NSCopying>
@property (nonatomic, readonly) UITableViewDropIntent intent;
@end
NS_SWIFT_UI_ACTOR
@interface UITableViewFocusUpdateContext : UIFocusUpdateContext
@end
NS_SWIFT_UI_ACTOR
@interface UITableViewHeaderFooterView : UIView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
- (void)setNeedsUpdateConfiguration;
- (void)updateConfigurationUsingState:(UIViewConfigurationState * _Nonnull)state_;
@property (nonatomic, readonly) UIView * _Nonnull contentView;
@property (nonatomic, readonly) UILabel * _Nullable textLabel API_DEPRECATED("", ios(3.0, 27.0));
@property (nonatomic, readonly) NSString * _Nullable reuseIdentifier;
- (void)prepareForReuse;
@end
NS_SWIFT_UI_ACTOR
@interface UITableViewRowAction : NSObject <NSCopying>
@property (nonatomic, readonly) UITableViewRowActionStyle style API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
@property (nonatomic, copy) NSString * _Nullable title API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
@property (nonatomic, copy) UIColor * _Nullable backgroundColor API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
@end
NS_SWIFT_UI_ACTOR
@interface UITapGestureRecognizer : UIGestureRecognizer
@property (nonatomic, assign) NSUInteger numberOfTouchesRequired;
@end
NS_SWIFT_UI_ACTOR
@interface UITargetedPreview : NSObject <NSCopying>
@property (nonatomic, readonly) UIPreviewTarget * _Nonnull target;
@property (nonatomic, readonly) UIView * _Nonnull view;
@property (nonatomic, readonly) UIPreviewParameters * _Nonnull parameters;
@property (nonatomic, readonly) CGSize size;
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(18.0))
@interface UITextFormattingViewController : UIViewController <NSCoding, UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UIResponderStandardEditActions, UITraitEnvironment>
@property (nonatomic, readonly) UITextFormattingViewControllerConfiguration * _Nonnull configuration;
@property (nonatomic, weak) id<UITextFormattingViewControllerDelegate> _Nullable delegate;
@end
API_AVAILABLE(ios(18.0))
@interface UITextFormattingViewControllerChangeValue : NSObject <NSCoding, NSCopying, NSSecureCoding>
@property (nonatomic, readonly) UIFont * _Nullable font;
@property (nonatomic, readonly) UIColor * _Nullable color;
@property (nonatomic, readonly) NSTextAlignment textAlignment;
@end
API_AVAILABLE(ios(18.0))
@interface UITextFormattingViewControllerConfiguration : NSObject <NSCoding, NSCopying, NSSecureCoding>
@end
NS_SWIFT_UI_ACTOR
@interface UITextInputAssistantItem : NSObject
@end
NS_SWIFT_UI_ACTOR
@interface UITextInputMode : NSObject <NSCoding, NSSecureCoding>
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(17.0))
@interface UITextItem : NSObject
@property (nonatomic, readonly) NSRange range;
@property (nonatomic, readonly) NSURL * _Nullable link;
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(17.0))
@interface UITextItemMenuConfiguration : NSObject
@end
NS_SWIFT_UI_ACTOR
@interface UITextPlaceholder : NSObject
@end
NS_SWIFT_UI_ACTOR
@interface UITextPosition : NSObject
@end
NS_SWIFT_UI_ACTOR
@interface UITextRange : NSObject
@property (nonatomic, readonly, getter=isEmpty) BOOL empty;
@property (nonatomic, readonly) UITextPosition * _Nonnull start;
@property (nonatomic, readonly) UITextPosition * _Nonnull end;
@end
NS_SWIFT_UI_ACTOR
API_AVAILABLE(ios(16.0))
@interface UITextSearchOptions : NSObject
@end
NS_SWIFT_UI_ACTOR
@interface UITextSelectionRect : NSObject
@property (nonatomic, readonly) CGRect rect;
@property (nonatomic, readonly, getter=isVertical) BOOL vertical;
@property (nonatomic, readonly) CGAffineTransform transform API_AVAILABLE(ios(17.4));
@end
NS_SWIFT_UI_ACTOR
@interface UITextView : UIScrollView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UIContentSizeCategoryAdjusting, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIFocusItemScrollableContainer, UIKeyInput, UILetterformAwareAdjusting, UIResponderStandardEditActions, UITextInput, UITextInputTraits, UITraitEnvironment, UIFindInteractionDelegate, UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting, UITextSearching>
@property (nonatomic, weak) id<UITextViewDelegate> _Nullable delegate;
@property (nonatomic, copy) NSString * _Nonnull text;
@property (nonatomic, strong) UIFont * _Nullable font;
@property (nonatomic, strong) UIColor * _Nullable textColor;
@property (nonatomic, assign) NSTextAlignment textAlignment;
@property (nonatomic, assign, getter=isEditable) BOOL editable;
@property (nonatomic, assign, getter=isSelectable) BOOL selectable;
- (void)scrollRangeToVisible:(NSRange)range_;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame_ textContainer:(NSTextContainer * _Nullable)textContainer_;
+ (instancetype _Nonnull)textViewUsingTextLayoutManager:(BOOL)usingTextLayoutManager_ API_AVAILABLE(ios(16.0));
@end
NS_SWIFT_UI_ACTOR
@interface UIToolTipInteraction : NSObject <UIInteraction>
@property (nonatomic, weak) id<UIToolTipInteractionDelegate> _Nullable delegate;
@property (nonatomic, assign, getter=isEnabled) BOOL enabled;
@end
NS_SWIFT_UI_ACTOR
@interface UIToolbar : UIView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UIBarPositioning, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
@property (nonatomic, copy) NSArray<UIBarButtonItem *> * _Nullable items;
@property (nonatomic, assign, getter=isTranslucent) BOOL translucent;
- (void)setItems:(NSArray<UIBarButtonItem *> * _Nullable)items_ animated:(BOOL)animated_;
@property (nonatomic, strong) UIColor * _Nullable tintColor;
@property (nonatomic, strong) UIColor * _Nullable barTintColor;
- (void)setBackgroundImage:(UIImage * _Nullable)backgroundImage_ forToolbarPosition:(UIBarPosition)topOrBottom_ barMetrics:(UIBarMetrics)barMetrics_;
- (UIImage * _Nullable)backgroundImageForToolbarPosition:(UIBarPosition)topOrBottom_ barMetrics:(UIBarMetrics)barMetrics_;
- (void)setShadowImage:(UIImage * _Nullable)shadowImage_ forToolbarPosition:(UIBarPosition)topOrBottom_;
- (UIImage * _Nullable)shadowImageForToolbarPosition:(UIBarPosition)topOrBottom_;
@property (nonatomic, weak) id<UIToolbarDelegate> _Nullable delegate;
@end
NS_SWIFT_UI_ACTOR
@interface UISearchController : UIViewController <NSCoding, UIAppearanceContainer, UIContentContainer, UIFocusEnvironment, UIResponderStandardEditActions, UITraitEnvironment, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate>
- (instancetype _Nonnull)initWithSearchResultsController:(UIViewController * _Nullable)searchResultsController_;
@property (nonatomic, assign, getter=isActive) BOOL active;
@end
@interface UIGraphicsRendererFormat : NSObject <NSCopying>
@property (nonatomic, class, readonly) UIGraphicsRendererFormat *  _Nonnull preferredFormat;
@property (nonatomic, readonly) CGRect bounds;
@end
@interface UIGraphicsImageRendererFormat : UIGraphicsRendererFormat <NSCopying>
@property (nonatomic, assign) CGFloat scale;
@property (nonatomic, assign) BOOL opaque;
+ (instancetype _Nonnull)formatForTraitCollection:(UITraitCollection * _Nonnull)traitCollection_;
@end
@interface UIGraphicsRendererContext : NSObject
@property (nonatomic, readonly) UIGraphicsRendererFormat * _Nonnull format;
@end
@interface UIGraphicsImageRendererContext : UIGraphicsRendererContext
@property (nonatomic, readonly) UIImage * _Nonnull currentImage;
@end
@interface UIGraphicsRenderer : NSObject
- (instancetype _Nonnull)initWithBounds:(CGRect)bounds_;
@property (nonatomic, readonly) UIGraphicsRendererFormat * _Nonnull format;
@end
@interface UIGraphicsImageRenderer : UIGraphicsRenderer
- (instancetype _Nonnull)initWithSize:(CGSize)size_;
- (instancetype _Nonnull)initWithSize:(CGSize)size_ format:(UIGraphicsImageRendererFormat * _Nonnull)format_;
- (UIImage * _Nonnull)imageWithActions:(void (__attribute__((noescape)) ^ _Nonnull)(UIGraphicsImageRendererContext * _Nonnull))actions;
@end
NS_SWIFT_UI_ACTOR
@interface UITouch : NSObject
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nonatomic, readonly) UITouchPhase phase;
@property (nonatomic, readonly) NSUInteger tapCount;
@property (nonatomic, readonly) UITouchType type;
@property (nonatomic, readonly) UIWindow * _Nullable window;
@property (nonatomic, readonly) UIView * _Nullable view;
@property (nonatomic, readonly) NSArray<UIGestureRecognizer *> * _Nullable gestureRecognizers;
@property (nonatomic, readonly) CGFloat majorRadius;
- (CGPoint)locationInView:(UIView * _Nullable)view_;
- (CGPoint)previousLocationInView:(UIView * _Nullable)view_;
@end
@interface UITraitCollection : NSObject <NSCoding, NSCopying, NSSecureCoding>
+ (UITraitCollection * _Nonnull)traitCollectionWithHorizontalSizeClass:(UIUserInterfaceSizeClass)horizontalSizeClass_;
@property (nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle;
@property (nonatomic, readonly) CGFloat displayScale;
- (BOOL)containsTraitsInCollection:(UITraitCollection * _Nullable)trait_ API_DEPRECATED("", ios(2.0, 17.0));
- (void)performAsCurrentTraitCollection:(void (^ _Nonnull NS_NOESCAPE )(void))actions_ NS_SWIFT_NAME(performAsCurrent(_:));
- (BOOL)hasDifferentColorAppearanceComparedToTraitCollection:(UITraitCollection * _Nullable)traitCollection_ NS_SWIFT_NAME(hasDifferentColorAppearance(comparedTo:));
@end
NS_SWIFT_UI_ACTOR
@interface UIUserNotificationSettings : NSObject
@end
NS_SWIFT_NAME(UIViewController.Transition)
API_AVAILABLE(ios(18.0))
@interface UIViewControllerTransition : NSObject
+ (instancetype _Nonnull)zoomWithOptions:(UIZoomTransitionOptions * _Nullable)options sourceViewProvider:(UIView * _Nullable (^ _Nonnull)(UIZoomTransitionSourceViewProviderContext * _Nonnull context))sourceViewProvider NS_SWIFT_NAME(zoom(options:sourceViewProvider:));
@end
NS_SWIFT_NAME(UIViewController.Transition.ZoomOptions)
API_AVAILABLE(ios(18.0))
@interface UIZoomTransitionOptions : NSObject
@end
NS_SWIFT_NAME(UIViewController.Transition.ZoomSourceViewProviderContext)
API_AVAILABLE(ios(18.0))
@interface UIZoomTransitionSourceViewProviderContext : NSObject
@end
API_AVAILABLE(ios(26.0))
@interface UIViewLayoutRegion : NSObject
+ (UIViewLayoutRegion * _Nonnull)safeAreaLayoutRegionWithCornerAdaptation:(UIViewLayoutRegionAdaptivityAxis)adaptivityAxis_;
+ (UIViewLayoutRegion * _Nonnull)marginsLayoutRegionWithCornerAdaptation:(UIViewLayoutRegionAdaptivityAxis)adaptivityAxis_;
@end
@interface UIViewPrintFormatter : UIPrintFormatter <NSCopying>
@property (nonatomic, readonly) UIView * _Nonnull view;
@end
NS_SWIFT_UI_ACTOR
@interface UIViewPropertyAnimator : NSObject <NSCopying, UIViewAnimating, UIViewImplicitlyAnimating>
@property (nonatomic, readonly) id<UITimingCurveProvider> _Nullable timingParameters;
@property (nonatomic, readonly) NSTimeInterval duration;
@property (nonatomic, readonly) NSTimeInterval delay;
@property (nonatomic, assign, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic, assign, getter=isManualHitTestingEnabled) BOOL manualHitTestingEnabled;
@property (nonatomic, assign, getter=isInterruptible) BOOL interruptible;
@property (nonatomic, assign) BOOL scrubsLinearly;
@property (nonatomic, assign) BOOL pausesOnCompletion;
@property (nonatomic, assign) BOOL flushUpdates API_AVAILABLE(ios(26.0));
- (instancetype _Nonnull)initWithDuration:(NSTimeInterval)duration_ timingParameters:(id<UITimingCurveProvider> _Nonnull)parameters_;
- (instancetype _Nonnull)initWithDuration:(NSTimeInterval)duration_ curve:(UIViewAnimationCurve)curve_ animations:(void (^ _Nullable)(void))animations_;
- (instancetype _Nonnull)initWithDuration:(NSTimeInterval)duration_ controlPoint1:(CGPoint)point1_ controlPoint2:(CGPoint)point2_ animations:(void (^ _Nullable)(void))animations_;
- (instancetype _Nonnull)initWithDuration:(NSTimeInterval)duration_ dampingRatio:(CGFloat)ratio_ animations:(void (^ _Nullable)(void))animations_;
+ (instancetype _Nonnull)runningPropertyAnimatorWithDuration:(NSTimeInterval)duration_ delay:(NSTimeInterval)delay_ options:(UIViewAnimationOptions)options_ animations:(void (^ _Nonnull)(void))animations_ completion:(void (^ _Nullable)(UIViewAnimatingPosition))completion_;
- (void)addAnimations:(void (^ _Nonnull)(void))animation_ delayFactor:(CGFloat)delayFactor_;
- (void)addAnimations:(void (^ _Nonnull)(void))animation_;
- (void)addCompletion:(void (^ _Nonnull)(UIViewAnimatingPosition))completion_;
- (void)continueAnimationWithTimingParameters:(id<UITimingCurveProvider> _Nullable)parameters_ durationFactor:(CGFloat)durationFactor_;
@end
NS_SWIFT_UI_ACTOR
@interface UIWindow : UIView <CALayerDelegate, NSCoding, UIAppearance, UIAppearanceContainer, UIDynamicItem, UIFocusEnvironment, UIFocusItem, UIFocusItemContainer, UIResponderStandardEditActions, UITraitEnvironment>
- (instancetype _Nonnull)initWithWindowScene:(UIWindowScene * _Nonnull)windowScene_;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame_ API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
- (instancetype _Nonnull)init API_DEPRECATED("", ios(2.0, API_TO_BE_DEPRECATED));
@property (nonatomic, weak) UIWindowScene * _Nullable windowScene;
@property (nonatomic, strong) UIScreen * _Nonnull screen;
@property (nonatomic, assign) UIWindowLevel windowLevel;
- (void)becomeKeyWindow;
- (void)makeKeyWindow;
- (void)makeKeyAndVisible;
@property (nonatomic, strong) UIViewController * _Nullable rootViewController;
- (void)sendEvent:(UIEvent * _Nonnull)event_;
- (CGPoint)convertPoint:(CGPoint)point_ toWindow:(UIWindow * _Nullable)window_;
- (CGPoint)convertPoint:(CGPoint)point_ fromWindow:(UIWindow * _Nullable)window_;
- (CGRect)convertRect:(CGRect)rect_ toWindow:(UIWindow * _Nullable)window_;
- (CGRect)convertRect:(CGRect)rect_ fromWindow:(UIWindow * _Nullable)window_;
@end
NS_SWIFT_UI_ACTOR
@interface UIWindowScene : UIScene <UIResponderStandardEditActions, UITraitChangeObservable, UITraitEnvironment>
@property (nonatomic, readonly) id<UICoordinateSpace> _Nonnull coordinateSpace;
@property (nonatomic, readonly) UIScreen * _Nonnull screen;
- (void)requestGeometryUpdateWithPreferences:(UIWindowSceneGeometryPreferences * _Nonnull)geometryPreferences_ errorHandler:(void (^ _Nullable)(NSError * _Nonnull))errorHandler_ API_AVAILABLE(ios(16.0));
@property (nonatomic, readonly, getter=isFullScreen) BOOL fullScreen API_AVAILABLE(ios(16.0));
@end
API_AVAILABLE(ios(16.0))
NS_SWIFT_NAME(UIWindowScene.Geometry)
@interface UIWindowSceneGeometry : NSObject <NSCopying>
@end
API_AVAILABLE(ios(16.0))
@interface UIWindowSceneGeometryPreferences : NSObject
@end
@interface NSAttributedString (UIKit)
- (BOOL)containsAttachmentsInRange:(NSRange)range_;
- (BOOL)prefersRTFDInRange:(NSRange)range_;
@property (nonatomic, readonly) CGSize size;
@end
@interface NSMutableAttributedString (UIKit)
@end
@interface NSIndexPath (UIKit)
@property (nonatomic, readonly) NSInteger section;
@property (nonatomic, readonly) NSInteger row;
@property (nonatomic, readonly) NSInteger item;
@end
@interface NSItemProvider (UIKit)
@end
@interface NSString (UIKit)
- (CGSize)sizeWithAttributes:(NSDictionary<NSAttributedStringKey, id> * _Nullable)attrs_;
@end
@interface NSObject (UIKit)
@property (nonatomic, assign) BOOL isAccessibilityElement NS_SWIFT_UI_ACTOR;
@property (nonatomic, copy) NSString * _Nullable accessibilityLabel NS_SWIFT_UI_ACTOR;
@property (nonatomic, copy) NSString * _Nullable accessibilityValue NS_SWIFT_UI_ACTOR;
@property (nonatomic, assign) BOOL accessibilityViewIsModal NS_SWIFT_UI_ACTOR;
- (void)accessibilityElementDidBecomeFocused NS_SWIFT_UI_ACTOR;
- (void)accessibilityElementDidLoseFocus NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityActivate NS_SWIFT_UI_ACTOR;
- (void)accessibilityIncrement NS_SWIFT_UI_ACTOR;
- (void)accessibilityDecrement NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityZoomInAtPoint:(CGPoint)point_ NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityZoomOutAtPoint:(CGPoint)point_ NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityScroll:(UIAccessibilityScrollDirection)direction_ NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityPerformEscape NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityPerformMagicTap NS_SWIFT_UI_ACTOR;
- (id _Nullable)accessibilityHitTest:(CGPoint)point_ withEvent:(UIEvent * _Nullable)event_ NS_SWIFT_UI_ACTOR;
- (NSInteger)accessibilityElementCount NS_SWIFT_UI_ACTOR;
- (id _Nullable)accessibilityElementAtIndex:(NSInteger)index_ NS_SWIFT_UI_ACTOR;
- (NSInteger)indexOfAccessibilityElement:(id _Nonnull)element_ NS_SWIFT_UI_ACTOR;
@end
@interface NSValue (UIKit)
+ (NSValue * _Nonnull)valueWithCGPoint:(CGPoint)point_;
+ (NSValue * _Nonnull)valueWithCGVector:(CGVector)vector_;
+ (NSValue * _Nonnull)valueWithCGSize:(CGSize)size_;
+ (NSValue * _Nonnull)valueWithCGRect:(CGRect)rect_;
+ (NSValue * _Nonnull)valueWithCGAffineTransform:(CGAffineTransform)transform_;
+ (NSValue * _Nonnull)valueWithUIEdgeInsets:(UIEdgeInsets)insets_;
+ (NSValue * _Nonnull)valueWithDirectionalEdgeInsets:(NSDirectionalEdgeInsets)insets_;
+ (NSValue * _Nonnull)valueWithUIOffset:(UIOffset)insets_;
+ (NSValue * _Nonnull)valueWithCATransform3D:(CATransform3D)t_;
@end
@interface NSCoder (UIKit)
- (void)encodeCGPoint:(CGPoint)point_ forKey:(NSString * _Nonnull)key_;
- (void)encodeCGVector:(CGVector)vector_ forKey:(NSString * _Nonnull)key_;
- (void)encodeCGSize:(CGSize)size_ forKey:(NSString * _Nonnull)key_;
- (void)encodeCGRect:(CGRect)rect_ forKey:(NSString * _Nonnull)key_;
- (void)encodeCGAffineTransform:(CGAffineTransform)transform_ forKey:(NSString * _Nonnull)key_;
- (void)encodeUIEdgeInsets:(UIEdgeInsets)insets_ forKey:(NSString * _Nonnull)key_;
- (void)encodeDirectionalEdgeInsets:(NSDirectionalEdgeInsets)insets_ forKey:(NSString * _Nonnull)key_;
- (void)encodeUIOffset:(UIOffset)offset_ forKey:(NSString * _Nonnull)key_;
- (CGPoint)decodeCGPointForKey:(NSString * _Nonnull)key_;
- (CGVector)decodeCGVectorForKey:(NSString * _Nonnull)key_;
- (CGSize)decodeCGSizeForKey:(NSString * _Nonnull)key_;
- (CGRect)decodeCGRectForKey:(NSString * _Nonnull)key_;
- (CGAffineTransform)decodeCGAffineTransformForKey:(NSString * _Nonnull)key_;
- (UIEdgeInsets)decodeUIEdgeInsetsForKey:(NSString * _Nonnull)key_;
- (NSDirectionalEdgeInsets)decodeDirectionalEdgeInsetsForKey:(NSString * _Nonnull)key_;
- (UIOffset)decodeUIOffsetForKey:(NSString * _Nonnull)key_;
@end
@interface NSUserActivity (UIKit)
@end
#endif
