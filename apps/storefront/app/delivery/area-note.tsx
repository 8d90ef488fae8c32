import { Bike, CircleAlert, LoaderCircle } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { buttonClass } from '../ui/button.ts'
import { Price } from '../ui/price.tsx'
import { usePrice } from '../visit/use-brand.ts'
import { useCallingPage } from '../visit/use-calling-page.ts'
import type { AreaTerms, DeliveringBranch, Lookup } from './delivery-model.ts'

/** What is known of the area: its terms, that we do not deliver there, or nothing worth a word. */
export function AreaNote({ area }: { area: Lookup | { state: 'none' | 'asking' } }) {
  const text = useText()
  return (
    <div role="status">
      {area.state === 'asking' && (
        <p className="flex items-center gap-2 text-small text-text2">
          <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />
          {text('checking_area')}
        </p>
      )}
      {area.state === 'inside' && <Terms terms={area.terms} />}
      {area.state === 'outside' && <Outside pickup={area.pickup} />}
    </div>
  )
}

function Terms({ terms }: { terms: AreaTerms }) {
  const text = useText()
  const price = usePrice()
  return (
    <dl className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-tile bg-success-soft px-4 py-3 text-small">
      <Bike size={20} aria-hidden="true" className="text-success" />
      <div className="flex gap-2">
        <dt>{text('minimum_order')}</dt>
        <dd className="font-semibold">
          <Price parts={price(terms.minimum)} />
        </dd>
      </div>
      <div className="flex gap-2">
        <dt>{text('delivery_charge')}</dt>
        <dd className="font-semibold">
          {terms.charge === 0 ? text('free') : <Price parts={price(terms.charge)} />}
        </dd>
      </div>
    </dl>
  )
}

function Outside({ pickup }: { pickup: DeliveringBranch | null }) {
  const text = useText()
  const { search } = useCallingPage()
  return (
    <div className="flex flex-col gap-3 rounded-tile bg-danger-soft p-4">
      <p className="flex items-center gap-2 font-semibold text-danger">
        <CircleAlert size={20} aria-hidden="true" className="shrink-0" />
        {text('outside_area')}
      </p>
      {pickup && (
        <>
          <p className="text-small">{text('nearest_pickup', { branch: pickup.name })}</p>
          <Link to={pickup.href + search} className={buttonClass('secondary', 'self-start')}>
            {text('pick_up_from', { branch: pickup.name })}
          </Link>
        </>
      )}
    </div>
  )
}
