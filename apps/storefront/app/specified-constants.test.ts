import { REQUEST_TIMEOUT_MS } from '@sufra/contract/client/api-call'
import { PAGE_SIZE } from '@sufra/contract/wire/page-size'
import { NOTES_MAX } from '@sufra/domain/menu/customisation'
import { MOBILE_MAX_DIGITS, MOBILE_MIN_DIGITS } from '@sufra/domain/people/mobile'
import { OTP_RESEND_MS } from '@sufra/domain/people/one-time-code'
import { PASSWORD_MIN } from '@sufra/domain/people/password'
import { GUEST_NAME_MIN, NAME_MIN } from '@sufra/domain/people/person-name'
import { SCHEDULE_LEAD_MINUTES, SCHEDULE_MAX_HOURS } from '@sufra/domain/schedule/schedule-bounds'
import { ADDED_SNACKBAR_MS, SNACKBAR_MS } from '@sufra/web/snackbar/snackbar-queue'
import { expect, test } from 'vitest'
import { GUEST_PROMPT_MS } from './features/account/sign-in/sign-in-prompt.tsx'
import { MENU_BUTTON_ROUTES } from './features/shell/menu-button.ts'
import { VERSION_LABEL } from './features/shell/side-menu.tsx'
import { CART_CHECK_MS } from './order/cart/cart-watch.ts'
import { RECENT_ORDER_MS } from './order/placed/recent-order.ts'
import { RECALCULATION_MS } from './order/pricing/calculation.ts'
import { LOADING_DURATION_MS, LOADING_THROTTLE_MS } from './platform/loading/loading-progress.ts'
import { MINIMUM_LOADING_MS } from './platform/loading/minimum-delay.ts'
import { CHUNK_RELOAD_MS } from './platform/offline/chunk-reload.ts'
import { CHOICE_CHECK_MS, CHOICE_LIFETIME_MS } from './platform/storage/choice.ts'

// proves NF-16
test('the limits of fields are those of the specification', () => {
  const limits = { GUEST_NAME_MIN, NAME_MIN, MOBILE_MIN_DIGITS, MOBILE_MAX_DIGITS }
  expect({ ...limits, PASSWORD_MIN, NOTES_MAX }).toEqual({
    GUEST_NAME_MIN: 3,
    NAME_MIN: 2,
    MOBILE_MIN_DIGITS: 3,
    MOBILE_MAX_DIGITS: 10,
    PASSWORD_MIN: 8,
    NOTES_MAX: 256,
  })
})

// proves NF-01, NF-02, NF-03, NF-13
test('so are the times the storefront keeps', () => {
  expect({
    SNACKBAR_MS,
    ADDED_SNACKBAR_MS,
    MINIMUM_LOADING_MS,
    LOADING_THROTTLE_MS,
    LOADING_DURATION_MS,
    RECALCULATION_MS,
    GUEST_PROMPT_MS,
    OTP_RESEND_MS,
    CHUNK_RELOAD_MS,
    CART_CHECK_MS,
    CHOICE_CHECK_MS,
    CHOICE_LIFETIME_MS,
    RECENT_ORDER_MS,
    REQUEST_TIMEOUT_MS,
  }).toEqual({
    SNACKBAR_MS: 2000,
    ADDED_SNACKBAR_MS: 3000,
    MINIMUM_LOADING_MS: 200,
    LOADING_THROTTLE_MS: 200,
    LOADING_DURATION_MS: 5000,
    RECALCULATION_MS: 1000,
    GUEST_PROMPT_MS: 500,
    OTP_RESEND_MS: 60_000,
    CHUNK_RELOAD_MS: 60_000,
    CART_CHECK_MS: 1000,
    CHOICE_CHECK_MS: 5000,
    CHOICE_LIFETIME_MS: 10_800_000,
    RECENT_ORDER_MS: 82_800_000,
    REQUEST_TIMEOUT_MS: 1_600_000,
  })
})

// proves NF-08, NF-09
test('and the page size, the version label, the bounds of a scheduled order', () => {
  expect([PAGE_SIZE, VERSION_LABEL]).toEqual([999, '1.0.10'])
  expect([SCHEDULE_LEAD_MINUTES, SCHEDULE_MAX_HOURS]).toEqual([15, 24])
})

// proves A-14
test('the menu button is on item, branch, order and category pages', () => {
  expect(MENU_BUTTON_ROUTES).toEqual(['item', 'location-detail', 'user-order-order', 'category'])
})
