/** An ordinary snackbar leaves by itself after this long. */
export const SNACKBAR_MS = 2_000
/** 'Item added to cart' stays a little longer: it offers the cart. */
export const ADDED_SNACKBAR_MS = 3_000
/** A spinner once shown stays at least this long, so that fast answers do not flicker. */
export const MINIMUM_LOADING_MS = 200
/** Calls shorter than this show no loading bar. */
export const LOADING_THROTTLE_MS = 200
/** How long the loading bar takes to fill. */
export const LOADING_DURATION_MS = 5_000

/** Widest page on desktop, in CSS pixels. */
export const DESKTOP_WIDTH = 1400
/** Widest page on mobile, in CSS pixels. */
export const MOBILE_WIDTH = 461
/** The sliding side panel; the side menu column lies within it. */
export const PANEL_WIDTH = 350
export const SIDE_MENU_WIDTH = 270
export const DIALOG_WIDTH = 461

/** Where pictures may come from, in the words of a content-security-policy: we host every upload ourselves. */
export const IMAGE_SOURCES = ["'self'", 'data:', 'blob:'] as const

export const VERSION_LABEL = '1.0.10'
/** What a build calls itself unless told otherwise. */
export const APPLICATION_ENVIRONMENT = 'production'

/** Rows per request for categories, locations and orders: in practice, all of them. */
export const PAGE_SIZE = 999
/** The transport's outer limit. Calls a person waits for carry INTERACTIVE_TIMEOUT_MS as well. */
export const REQUEST_TIMEOUT_MS = 1_600_000
export const INTERACTIVE_TIMEOUT_MS = 15_000
/** A failed script chunk reloads the page at most once in this time. */
export const CHUNK_RELOAD_MS = 60_000

/** Characters; the guest form asks for one more than the account forms. */
export const GUEST_NAME_MIN = 3
export const NAME_MIN = 2
export const NAME_MAX = 60
/** Digits of a mobile number without its dialling code. */
export const MOBILE_MIN_DIGITS = 3
export const MOBILE_MAX_DIGITS = 10
/** For brands that do not set `otp-length`. */
export const DEFAULT_OTP_LENGTH = 6
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 200
export const EMAIL_MAX = 254
export const PLATE_MAX = 16
/** Characters of a note, on an item or on the order. */
export const NOTES_MAX = 256

/** The chosen branch, order type and queue mode are forgotten after three hours … */
export const CHOICE_LIFETIME_MS = 3 * 60 * 60_000
/** … and looked at this often. */
export const CHOICE_CHECK_MS = 5_000
/** The banner about a recent order outlives the day it was placed on, not the next. */
export const RECENT_ORDER_MS = 23 * 60 * 60_000
/** How often the cart's own timers are looked at; their lengths come from the concept. */
export const CART_CHECK_MS = 1_000

/** A code may be sent again after this long, counted down in ticks. */
export const OTP_RESEND_MS = 60_000
export const OTP_TICK_MS = 1_000
/** A change of cart or order type is priced once it has rested this long. */
export const RECALCULATION_MS = 1_000
/** Guest sign-in opens this long after the cart. */
export const GUEST_PROMPT_MS = 500

/** A scheduled order lies at least this far ahead … */
export const SCHEDULE_LEAD_MINUTES = 15
/** … and, where a brand takes no advance orders, at most this far. */
export const SCHEDULE_MAX_HOURS = 24
/** A branch that shuts within this time says so. */
export const CLOSES_SOON_MINUTES = 30
