import type { PaymentMethod } from '@sufra/domain/vocabulary/payment-methods'
import { Banknote, CreditCard, type LucideIcon, Phone, Smartphone, WalletCards } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../platform/i18n/use-text.ts'
import { PAYMENT_ID } from './fault-anchors.ts'
import { CheckoutSection } from './section.tsx'

const ICONS: Record<PaymentMethod, LucideIcon> = {
  card: CreditCard,
  cash: Banknote,
  'card-on-delivery': Smartphone,
  'card-on-pickup': CreditCard,
  'loyalty-points': WalletCards,
}

/** How the order is paid, as cards to choose one of; what the chosen one asks for stands below them. */
export function PaymentSection(props: {
  choices: readonly PaymentMethod[]
  chosen: PaymentMethod | null
  onChoose: (method: PaymentMethod) => void
  isMissing: boolean
  children: ReactNode
}) {
  const text = useText()
  const { choices, chosen } = props
  return (
    <CheckoutSection id={PAYMENT_ID} title={text('payment')}>
      {choices.length === 0 ? (
        <p className="flex items-center gap-2 text-text2">
          <Phone size={18} aria-hidden="true" className="shrink-0" />
          {text('no_payments')}
        </p>
      ) : (
        <fieldset className="flex flex-col gap-2">
          <legend className="sr-only">{text('payment')}</legend>
          {choices.map((method) => {
            const Icon = ICONS[method]
            return (
              <label
                key={method}
                className="pressable flex min-h-16 cursor-pointer items-center gap-3 rounded-tile border border-line px-4 py-2.5 hover:bg-surface2 has-checked:border-primary has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_1px_var(--primary)]"
              >
                <Icon size={22} aria-hidden="true" className="shrink-0 text-text2" />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{text(`payment_${method}`)}</span>
                  <span className="block text-small text-text2">
                    {text(`payment_hint_${method}`)}
                  </span>
                </span>
                <input
                  type="radio"
                  name="payment"
                  value={method}
                  checked={method === chosen}
                  onChange={() => props.onChoose(method)}
                  className="choice"
                />
              </label>
            )
          })}
        </fieldset>
      )}
      {props.isMissing && (
        <p className="text-small font-medium text-danger">{text('missing_no-payment')}</p>
      )}
      {props.children}
    </CheckoutSection>
  )
}
