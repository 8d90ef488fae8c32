import type { DetailFault } from '@sufra/domain/orders/checkout-rules'
import { latinDigits } from '@sufra/domain/text/digits'
import { wordsIn } from '@sufra/domain/text/locales'
import { useStored } from '@sufra/web/storage/use-stored'
import { boxClass } from '@sufra/web/ui/field'
import { Car, CircleAlert, House, MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { useLocationBar } from '../../order/destination/use-location-bar.ts'
import type { DraftOrder } from '../../order/draft/draft-order.ts'
import { TimeCard } from '../../order/time/time-card.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { selectedCar } from '../../platform/storage/keys/selected-car.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { CheckoutSection, DESTINATION_ID, TABLE_ID } from './checkout-section.tsx'
import type { TextState } from './use-order-form.ts'

const ABOUT_DESTINATION: readonly DetailFault[] = ['no-order-type', 'no-branch', 'no-address']

/** Where and when the order will be had, each with the way to change it. */
export function DestinationSection(props: { order: DraftOrder; faults: readonly DetailFault[] }) {
  const text = useText()
  const bar = useLocationBar()
  const { orderType, address } = props.order
  const Icon = orderType === 'deliver' ? House : MapPin
  const missing = props.faults.find((fault) => ABOUT_DESTINATION.includes(fault))
  return (
    <CheckoutSection id={DESTINATION_ID} title={text('where_and_when')}>
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-full bg-surface2 text-text2"
        >
          <Icon size={22} />
        </span>
        <p className="min-w-0 flex-1">
          <span className="block text-small text-text2 first-letter:uppercase">
            {bar.label}
            {address?.label && ` · ${address.label}`}
          </span>
          <span className="block font-semibold break-words">
            <bdi>{bar.value}</bdi>
          </span>
        </p>
        {bar.href && (
          <Link
            to={bar.href}
            className="inline-flex min-h-11 shrink-0 items-center font-semibold text-primary-text underline-offset-4 hover:underline"
          >
            {text('change')}
            <span className="sr-only"> · {bar.value}</span>
          </Link>
        )}
      </div>
      {missing && (
        <p className="text-small font-medium text-danger">{text(`missing_${missing}`)}</p>
      )}
      <CarRow order={props.order} />
      <TimeCard />
    </CheckoutSection>
  )
}

function CarRow({ order }: { order: DraftOrder }) {
  const { locale } = useBrand()
  const car = useStored(selectedCar, null)
  if (order.carId === null || !car) return null
  return (
    <p className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-surface2 text-text2"
      >
        <Car size={22} />
      </span>
      <span className="font-medium">
        {wordsIn(car.color, locale)} {wordsIn(car.maker, locale)}
      </span>
      {car['plate-number'] && (
        <bdi dir="ltr" className="rounded-chip bg-surface2 px-2 py-0.5 font-mono text-small">
          {car['plate-number']}
        </bdi>
      )}
    </p>
  )
}

const LONGEST = 20

/** Which table the order goes to; 0 for whoever has none yet. */
export function TableField({ field, isMissing }: { field: TextState; isMissing: boolean }) {
  const text = useText()
  const notes = [`${TABLE_ID}-hint`, isMissing && `${TABLE_ID}-error`].filter(Boolean)
  return (
    <CheckoutSection title={text('table')}>
      <label htmlFor={TABLE_ID} className="text-small font-medium">
        {text('table_field')}
      </label>
      <input
        id={TABLE_ID}
        value={field.value}
        maxLength={LONGEST}
        onChange={(event) => field.set(latinDigits(event.target.value))}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={isMissing}
        aria-describedby={notes.join(' ')}
        className={`${boxClass} scroll-mt-24`}
      />
      {isMissing && (
        <p id={`${TABLE_ID}-error`} className="flex items-start gap-1 text-small text-danger">
          <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          {text('missing_no-table')}
        </p>
      )}
      <p id={`${TABLE_ID}-hint`} className="text-small text-text2">
        {text('table_hint')}
      </p>
    </CheckoutSection>
  )
}
