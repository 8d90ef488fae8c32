import type { ProblemName } from '@sufra/contract/wire/problems'
import type { PromotionRefusal } from '@sufra/domain/pricing/promotions'

/** Why something is refused: every problem by its name, then what a use case says instead where it knows more. */
export const enUsRefusals = {
  'refusal_bad-request': 'Something in this request is not as it should be.',
  'refusal_unknown-app-key': 'The app-key is missing.',
  'refusal_role-not-enough': 'Your role does not allow this.',
  'refusal_not-found': 'There is nothing here.',
  'refusal_method-not-allowed': 'This method is not allowed here.',
  'refusal_too-large': 'The request is too large.',
  'refusal_unsupported-media-type': 'Send JSON.',
  'refusal_invalid-fields': 'This value is not valid.',
  'refusal_unknown-driver': 'This driver does not work at this branch.',
  'refusal_no-driver-needed': 'Nobody needs to bring this order.',
  'refusal_key-reused': 'Another order was sent under this key.',
  'refusal_illegal-move': 'This order has moved on already.',
  'refusal_already-rated': 'This order has been rated already.',
  'refusal_not-rateable': 'An order can be rated once it is finished.',
  'refusal_too-many-requests': 'Too many requests. Try again shortly.',
  'refusal_internal-error': 'Something went wrong on our side. Please try again later.',
  refusal_overloaded: 'The service is busy. Try again shortly.',
  refusal_unavailable: 'The service is not available. Try again shortly.',
  'refusal_not-signed-in': 'Please sign in.',
  'refusal_wrong-code': 'Pin is invalid',
  'refusal_code-burnt': 'This code was tried too often. Please ask for a new one.',
  'refusal_too-many-guesses': 'Too many wrong codes for this number. Please try again later.',
  'refusal_code-too-soon': 'A code was sent a moment ago. Please wait before asking for another.',
  'refusal_too-many-codes': 'Too many codes were sent. Please try again later.',
  'refusal_nothing-to-resend': 'There is no code to send again. Please start over.',
  'refusal_wrong-credentials': 'Email or password is not right.',
  'refusal_wrong-password': 'The current password is not right.',
  'refusal_email-link-spent':
    'This link has expired, was used already or is of another account. Ask for a new one.',
  'refusal_reset-link-spent':
    'This link has expired or was used already. Please ask for a new one.',
  'refusal_social-refused': 'The sign-in could not be completed. Please try again.',
  'refusal_captcha-missing': 'We could not check that you are a person. Please reload the page.',
  'refusal_captcha-refused': 'We could not check that you are a person. Please try again.',
  'refusal_staff-only': 'This is for staff only.',
  'refusal_registered-only': 'Please create an account to use this.',
  'refusal_mobile-not-verified': 'Please verify your mobile number first.',
  'refusal_sign-in-again': 'For your safety, please sign in again first.',
  'refusal_email-waiting':
    'Another account has given this address. Open the link we have mailed there to make it yours.',
  'refusal_email-taken': 'This email address cannot be used. Please choose another.',
  'refusal_mobile-taken': 'This mobile number belongs to another account.',
  'refusal_order-under-way':
    'An order of yours is still under way. You can delete your account once it is done.',
  'refusal_too-many-orders': 'That was a lot of orders at once. Please wait a minute.',
  'refusal_too-many-unpaid':
    'You have {count} orders on their way already. Pay for one, or create an account to order more.',
  'refusal_too-many-saved': 'There is no room for more. Please delete one first.',
  'refusal_store-closed': 'Sorry, this store is not currently accepting orders',
  'refusal_outside-delivery-area': 'We do not deliver to your area',
  'refusal_invalid-lines': 'Some items cannot be ordered like this',
  'refusal_item-unavailable': 'The item {name} is not available in this branch at the moment',
  'refusal_order-type-not-offered': 'This way of ordering is not offered here',
  'refusal_unknown-branch': 'There is no such branch',
  'refusal_invalid-schedule': 'Please select a valid date and time.',
  'refusal_too-large-order': 'This order is too large',
  'refusal_coupon-refused': 'This offer cannot be used',
  'refusal_unknown-coupon': 'Sorry, the coupon code is not valid',
  'refusal_area-minimum':
    'Delivery to your area is available for orders over {amount} ({currency}).',
  'refusal_delivery-minimum':
    'Minimum order for delivery is {amount} {currency} excluding delivery charge',
  'refusal_notes-too-long': 'Notes may have at most {maximum} characters',
  'refusal_empty-cart': 'No item selected',
  'refusal_no-place': 'Choose a branch or an address first',
  'refusal_payment-not-offered': 'This payment is not offered for this order',
  'refusal_order-details': 'Something is missing from this order',
  'refusal_total-changed': 'The price of your order has changed. Please look at it again.',
  'refusal_too-late-to-cancel': 'Order Cancellation Failed.',

  // A request that is not as it should be
  refusal_malformed: 'The request is malformed.',
  'refusal_half-a-point': '{latitude} and {longitude} belong together.',
  'refusal_bad-idempotency-key': 'An idempotency key has 8 to 100 letters, digits or hyphens.',
  'refusal_type-not-taken': 'This branch does not take such orders.',
  'refusal_not-a-form': 'Send a form (multipart/form-data).',
  'refusal_too-many-tries': 'Too many tries. Please wait a while.',
  'refusal_code-not-sent': 'The code could not be sent. Try again shortly.',
  'refusal_database-not-ready': 'The database is not ready.',

  // A value that names nothing we know
  'refusal_unknown-item': 'There is no such item.',
  'refusal_unknown-colour': 'There is no such colour.',
  'refusal_unknown-maker': 'There is no such maker.',
  'refusal_unknown-topic': 'There is no such topic.',
  'refusal_unknown-address': 'This address is no longer saved',
  'refusal_unknown-car': 'This car is no longer saved',
  'refusal_reason-missing': 'Say why.',
  'refusal_topic-rated-twice': 'Each topic can be rated once.',
  'refusal_bad-attachment': 'Attach a picture: JPEG, PNG or WebP.',
  'refusal_nobody-at-the-curb': 'Nobody waits at the curb for this order.',

  // A line that cannot be ordered
  'refusal_item-not-found': 'item not found',
  'refusal_modifier-disabled': '{name} is disabled.',
  'refusal_below-minimum': '{item}: choose at least {count} of {part}',
  'refusal_above-maximum': '{item}: choose at most {count} of {part}',
  'refusal_option-not-offered': '{item} is not offered with one of the chosen options',
  'refusal_not-a-promotion': '{item} is not part of a promotion in use',

  // A coupon or promotion that cannot be had
  offer_over: 'This offer has ended',
  'offer_not-yet': 'This offer has not started yet',
  'offer_used-up': 'This offer has been used up',
  'offer_used-by-customer': 'You have already used this offer',
  'offer_not-here': 'This offer is not valid at this branch',
  'offer_not-this-type': 'This offer is not valid for this way of ordering',
  'offer_empty-cart': 'Please add items to avail this coupon',
  'offer_too-large': 'With this offer the order would be too large',
  'offer_below-minimum':
    'Order for at least {minimum} {currency} to use this: {missing} {currency} to go',
} as const satisfies Record<string, string> &
  Record<`refusal_${ProblemName}` | `offer_${PromotionRefusal['reason']}`, string>
