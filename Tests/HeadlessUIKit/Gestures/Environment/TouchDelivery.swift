/// How far a touch has come on its way to the view that it hit (B7).
enum TouchDelivery {
    /// Not yet decided: the event that brought it is being handled.
    case pending
    /// `touchesBegan` is withheld until those who delay it fail.
    case withheld
    /// The view has had `touchesBegan`.
    case delivered
    /// The view has had `touchesBegan`; `touchesEnded` is withheld until those who delay it fail.
    case endWithheld
    /// The view hears no more of it.
    case over
}
