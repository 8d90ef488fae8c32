import { expect, type Page } from '@playwright/test'
import { dateText, timeText } from '@sufra/domain/clock/schedule-text'
import { at, cartOf } from './cart.ts'
import type { openShop } from './shop.ts'

const SHAWARMA = 101
const CATEGORY = '/menu/shawarma-1'

/** What the card and the dialog say of `aSchedule`. */
export const WORDS = {
  'en-us': {
    soonest: 'As soon as possible · about 35 min',
    half: '06:30 PM',
    confirm: 'Confirm Schedule: Nov 17, 06:30 PM',
    scheduled: 'Order scheduled for: Nov 17 at 06:30 PM',
    closed: 'Closed · opens 06:00 AM',
  },
  'ar-sa': {
    soonest: 'في أقرب وقت ممكن · خلال 35 دقيقة تقريبًا',
    half: '06:30 م',
    confirm: 'تأكيد الموعد: 17 نوفمبر، 06:30 م',
    scheduled: 'الطلب مجدول في: 17 نوفمبر الساعة 06:30 م',
    closed: 'مغلق · يفتح 06:00 ص',
  },
} as const

/** The time card and its dialog, in a cart with something in it. */
export function timeOf(shop: ReturnType<typeof openShop>, page: Page, locale: keyof typeof WORDS) {
  const text = shop.texts(locale)
  const cart = cartOf(page, locale)
  const dialog = page.getByRole('dialog', { name: text.schedule_order })
  return {
    text,
    cart,
    dialog,
    schedule: cart.panel.getByRole('button', { name: text.schedule, exact: true }),
    change: cart.panel.getByRole('button', { name: text.change_time }),
    remove: cart.panel.getByRole('button', { name: text.remove_time }),
    confirm: dialog.getByRole('button', { name: text.confirm_schedule }),
    days: dialog.getByRole('group', { name: text.day, exact: true }).getByRole('radio'),
    times: dialog.getByRole('group', { name: text.time, exact: true }).getByRole('radio'),
    soonest: dialog.getByRole('radio', { name: text.as_soon_as_possible }),
    stored: () => page.evaluate(() => localStorage.getItem('scheduled_time')),
    async open(visit: { dark?: boolean } = {}) {
      await shop.open('saj', CATEGORY, { locale, chosen: at(1), ...visit })
      await cart.add(SHAWARMA)
      await cart.open()
      await this.stayVisitor()
    },
    /** The same cart, looked at anew; perhaps from another branch. */
    async reopen(branch?: number) {
      const visit = branch ? { locale, chosen: at(branch) } : { locale }
      await shop.open('saj', `${CATEGORY}?page=cart`, visit)
      await this.stayVisitor()
    },
    /** Asked to sign in a moment after the cart has opened, and would rather not. */
    async stayVisitor() {
      const prompt = page.getByRole('dialog', { name: text.guest_sign_in })
      await prompt.getByRole('button', { name: text.close }).click()
      await expect(prompt).toHaveCount(0)
    },
    time: (moment: number) => timeText(moment, 'Asia/Riyadh', locale),
    date: (moment: number) => dateText(moment, 'Asia/Riyadh', locale),
  }
}
