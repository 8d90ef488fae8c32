import type { Theme } from '@sufra/contract/brand/theme'
import type { CartTimerSettings } from '@sufra/domain/cart/cart-timers'
import type { MenuAddresses } from '@sufra/domain/menu/menu-order'
import type { CurrencyFacts } from '@sufra/domain/money/money'
import type { CancellationRules } from '@sufra/domain/orders/order-cancellation'
import type { BillRules } from '@sufra/domain/pricing/bill'
import type { Locale } from '@sufra/domain/text/locales'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import type { CompiledTexts } from '@sufra/i18n/translator'

export type SocialNetwork = 'facebook' | 'twitter' | 'instagram' | 'snapchat'

/** What every page knows of the brand, in the visitor's language. */
export type Brand = {
  key: string
  conceptId: number
  applicationId: number
  locale: Locale
  primaryLocale: Locale
  secondaryLocale: Locale | null
  label: string
  logo: string
  icon: string
  sharePicture: string
  theme: Theme
  currency: CurrencyFacts
  /** As `zoneOf` gives it: the server asks for it, because a phone takes long to. */
  zone: string
  orderTypes: OrderType[]
  isMenuOnly: boolean
  forcesLocation: boolean
  /** Where the published menus are. */
  menus: MenuAddresses
  /** The category the location chooser stands under when no other is meant. */
  firstCategorySlug: string | null
  isFreePackage: boolean
  removesBranding: boolean
  brandLogo: string | null
  billingType: string
  feedbackUrl: string | null
  hasLoyalty: boolean
  billRules: BrandBillRules
  cartTimers: CartTimerSettings
  /** Whether an order can carry a note of its own. */
  hasCartNotes: boolean
  /** How long customers may change their mind. */
  cancellation: CancellationRules
  /** Whether an order can be scheduled. */
  allowsAdvanceOrders: boolean
  social: { network: SocialNetwork; url: string }[]
  pages: { id: number; label: string; href: string; isExternal: boolean }[]
  /** Interface texts the brand words its own way, compiled like the catalogue's. */
  ownTexts: CompiledTexts
}

/** What every page knows of how the brand's bills are made. Amounts in minor units. */
export type BrandBillRules = BillRules & {
  /** The smallest order that is delivered, charges not counted. */
  deliveryMinimum: number
}
