import { LOCALES } from '@sufra/domain/text/locales'
import { compiled } from '@sufra/i18n/compile'
import { translator } from '@sufra/i18n/translator'
import { expect, test } from 'vitest'
import { loadMoreTexts, loadTexts, type StorefrontTexts, type TextKey } from './texts.ts'

const english = { ...(await loadTexts('en-us')), ...(await loadMoreTexts('en-us')) }
const say = translator<StorefrontTexts>('en-us', compiled(english)) as (
  key: TextKey,
  values?: Record<string, string | number>,
) => string

/** Every text the specification quotes, letter by letter, beside the key its screen shows. */
const SPECIFIED: Record<string, readonly [TextKey, string, Parameters<typeof say>[1]?][]> = {
  'RT-49, ER-08': [['page_not_found', 'This page could not be found']],
  'LB-01': [
    ['deliver_to', 'deliver to'],
    ['dine_in_at', 'dine in at'],
    ['pick_up_at', 'pick up at'],
    ['select_order_type', 'select order type'],
  ],
  'LB-02, QR-03': [['table_number', 'Table (12)', { number: 12 }]],
  'LB-03': [['no_order_type_selected', 'No-Order-Type-Selected']],
  'CA-10': [['must_select', 'You must select at least 2', { count: 2 }]],
  'CA-11': [['maximum_reached', 'You have reached the maximum number of extras']],
  'CA-15': [['notes_limit', 'Max 256 characters', { count: 256 }]],
  'CA-16': [['notes_placeholder', "Type your notes here, we'll try our best to follow it."]],
  'CA-20, ER-32': [['menu_not_found', 'Menu not found']],
  'CU-25': [['item_added', 'item added to cart']],
  'CO-05': [['this_is_required', 'This is required.']],
  'CO-07': [['please_select_order_type', 'Please select an order type']],
  'CO-08': [
    ['coupon_enter_first', 'Please enter a coupon code first'],
    ['coupon_not_valid', 'Sorry, the coupon code is not valid'],
    ['coupon_add_items', 'Please add items to avail this coupon'],
  ],
  'ER-18': [['coupon_default_error', 'Invalid Promo Code']],
  'CP-10': [
    ['see_promos', 'See promos'],
    ['replace_promo', 'Replace promo'],
    ['remove_promo', 'Remove promo'],
  ],
  'PM-02': [
    ['avail_selected_item', 'avail selected item'],
    ['not_eligible', 'NOT ELIGIBLE'],
  ],
  'PM-03': [['no_promo', 'No promo is available']],
  'PR-15': [['promo_item_price', 'SR 5.00', { amount: '5.00' }]],
  'CP-11': [
    ['order_scheduled_for', 'Order scheduled for:'],
    ['date_at_time', 'Nov 16 at 06:30 PM', { date: 'Nov 16', time: '06:30 PM' }],
  ],
  'SC-02': [['confirm_schedule', 'Confirm Schedule']],
  'SC-04': [['select_valid_time', 'Please select a valid date and time.']],
  'CB-01': [['i_have_arrived', "I've arrived"]],
  'CK-06': [
    [
      'area_minimum',
      'Delivery to your area is available for orders over 30 (SAR).',
      { amount: '30', currency: 'SAR' },
    ],
  ],
  'CK-09': [['no_item_selected', 'No item selected']],
  'CK-10': [
    [
      'delivery_minimum',
      'Minimum order for delivery is _AMOUNT_ _CURRENCY_ excluding delivery charge',
    ],
  ],
  'CK-12': [
    [
      'item_unavailable',
      'The item Fatteh is not available in this branch at the moment',
      { name: 'Fatteh' },
    ],
  ],
  'CK-17, ER-33': [['outside_area', 'We do not deliver to your area']],
  'GL-02, GL-03': [
    ['verify_number', 'Verify number'],
    ['resend_code', 'Resend'],
    ['change_phone_number', 'Change phone number'],
    ['submit', 'Submit'],
  ],
  'GL-08': [['fault_min-3-characters', 'Min 3 characters']],
  'GL-11': [['fault_otp-too-short', 'Min 6 characters', { count: 6 }]],
  'AC-12': [['fault_invalid-email', 'Invalid email address']],
  'AC-13': [['fault_passwords-differ', 'Passwords do not match']],
  'AC-14': [['fault_incomplete-name', 'Please complete your full name']],
  'AC-16': [
    ['fault_invalid-mobile', 'Sorry, looks like you have entered an invalid mobile number.'],
  ],
  'LO-07, ER-33': [
    [
      'branch_stopped',
      'Your selected branch is no longer accepting orders. Please select another branch.',
    ],
  ],
  'OR-01': [
    ['status_posted', 'sent to branch'],
    ['status_accepted', 'order received'],
    ['status_in-kitchen', 'in kitchen'],
    ['status_ready', 'ready for collect'],
    ['status_finished', 'collected'],
  ],
  'OR-03': [
    ['order_placed', 'order placed'],
    ['order_confirmed', 'order confirmed'],
    ['food_on_the_way', 'food on the way'],
    ['order_delivered', 'delivered'],
    ['order_complete', 'complete'],
    ['order_cancelled', 'cancelled'],
    ['order_failed', 'failed'],
  ],
  'OR-13': [['order_ready', 'your order is ready to pick-up']],
  'OR-14': [
    ['order_being_prepared', 'Your order is being prepared: 27', { number: 27 }],
    ['view_details', 'View Details'],
  ],
  'OR-19, ER-31': [['order_session_expired', 'Order session has expired']],
  'OR-21, ER-32': [['items_gone', 'Some items are no longer available in this order.']],
  'ER-01': [['error_occured', 'An error occured.']],
  'ER-10': [['enter_custom_server_url', 'Please enter a custom server URL']],
  'ER-12': [
    ['captcha_no_key', 'ReCaptcha error: No key provided'],
    ['captcha_no_version', 'ReCaptcha error: No version provided'],
    ['captcha_not_loaded', 'ReCaptcha error: Failed to load script'],
    ['captcha_not_executed', 'ReCaptcha error: Failed to execute'],
  ],
  'ER-15': [['store_closed', 'Sorry, this store is not currently accepting orders']],
  'ER-16': [['okay', 'okay']],
  'ER-25': [['an_error_occurred', 'An error occurred']],
  'ER-26': [
    [
      'cannot_process',
      "Sorry we can't process your request at the moment. Please try again later.",
    ],
  ],
  'ER-27': [
    ['no_network', 'No network connection'],
    ['connection_restored', 'Connection Restored'],
  ],
  'ER-30': [['cancellation_failed', 'Order Cancellation Failed.']],
}

// proves RT-49, LB-01, LB-02, LB-03, CA-10, CA-11, CA-15, CA-16, CA-20, CU-25, CO-05, CO-07, CO-08, CP-10, CP-11
// proves PM-02, PM-03, PR-15, SC-02, SC-04, CB-01, CK-06, CK-09, CK-10, CK-12, CK-17, GL-02, GL-03, GL-08, GL-11
// proves AC-12, AC-13, AC-14, AC-16, LO-07, OR-01, OR-03, OR-13, OR-14, OR-19, OR-21, QR-03, ER-01, ER-08, ER-10
// proves ER-12, ER-15, ER-16, ER-18, ER-25, ER-26, ER-27, ER-30, ER-31, ER-32, ER-33
test.each(Object.entries(SPECIFIED))('%s is worded as specified', (_, texts) => {
  const worded = texts.map(([key, , values]) => say(key, values))
  expect(worded).toEqual(texts.map(([, literal]) => literal))
})

/** What is said where an action did not work: by the action the specification names. */
const OWN_ERRORS = {
  'sign in': ['sign_in_failed', 'We could not sign you in. Please try again.'],
  'sign up': ['sign_up_failed', 'We could not create your account. Please try again.'],
  'Facebook login': ['facebook_failed', 'Signing in with Facebook did not work. Please try again.'],
  'Google login': ['google_failed', 'Signing in with Google did not work. Please try again.'],
  'sending a code': ['code_not_sent', 'The code could not be sent. Please try again.'],
  'verifying a code': ['code_not_checked', 'The code could not be checked. Please try again.'],
  'saving a profile': [
    'error_saving_profile',
    'Your profile could not be saved. Please try again.',
  ],
  'saving an address': [
    'error_saving_address',
    'Your address could not be saved. Please try again.',
  ],
  'deleting an address': [
    'error_deleting_address',
    'Your address could not be deleted. Please try again.',
  ],
  'sending an order': ['order_not_sent', 'Your order could not be sent. Please try again.'],
  'sending feedback': ['feedback_not_sent', 'Your feedback could not be sent. Please try again.'],
  'rating an order': ['rating_not_sent', 'Your rating could not be sent. Please try again.'],
  'retrieving order details': ['order_not_loaded', 'The order could not be loaded'],
  favourites: ['error_favourites', 'Your favourites could not be changed. Please try again.'],
  'password reset': ['password_not_saved', 'The password could not be saved. Please try again.'],
} as const satisfies Record<string, readonly [TextKey, string]>

// proves ER-28
test('fifteen actions have an error text of their own, in three languages', async () => {
  const actions = Object.values(OWN_ERRORS)
  expect(actions).toHaveLength(15)
  expect(actions.map(([key]) => say(key))).toEqual(actions.map(([, literal]) => literal))
  const wordings = LOCALES.map(async (locale) => {
    const texts = await loadMoreTexts(locale)
    return actions.map(([key]) => texts[key])
  })
  const all = (await Promise.all(wordings)).flat()
  expect(all.every((text) => typeof text === 'string' && text.length > 10)).toBe(true)
  expect(new Set(all).size).toBe(15 * LOCALES.length)
})
