import { createHash } from 'node:crypto'
import type { PaymentGateway } from '@sufra/domain/vocabulary/payment-methods'
import type { BrandSeed } from './brand-seed.ts'

type Option = { product: string; name: string; value: string }

/** What a browser may know of the outside services a brand works with. All values are for show. */
export function demoOptions({ concept, application }: BrandSeed): Option[] {
  const { slug } = concept
  const options = application.gateway
    ? [
        ...GATEWAY_OPTIONS[application.gateway](slug),
        { product: 'storefront-online', name: 'public_key', value: `pk_demo_storefront_${slug}` },
      ]
    : []
  if (!concept.hasLoyalty) return options
  return [...options, { product: 'solo-loyalty', name: 'merchant-uuid', value: demoUuid(slug) }]
}

const GATEWAY_OPTIONS: Record<PaymentGateway, (slug: string) => Option[]> = {
  checkout: (slug) => [
    { product: 'checkout', name: 'public_key', value: `pk_demo_checkout_${slug}` },
    { product: 'checkout', name: 'apple_pay_merchant_id', value: `merchant.demo.sufra.${slug}` },
  ],
  tap: (slug) => [{ product: 'tap', name: 'web_public_key', value: `pk_demo_tap_${slug}` }],
  moyasar: (slug) => [
    { product: 'moyasar', name: 'publishable-key', value: `pk_demo_moyasar_${slug}` },
  ],
  hyperpay: () => [],
  moneyhash: () => [],
}

/** Shaped as a random UUID, the same on every machine. */
function demoUuid(slug: string) {
  const hex = createHash('sha256').update(`loyalty ${slug}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
