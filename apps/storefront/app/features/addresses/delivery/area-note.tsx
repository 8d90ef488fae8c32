import { buttonClass } from '@sufra/web/ui/button'
import { Price } from '@sufra/web/ui/price'
import { Bike, CircleAlert, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCallingPage } from '#app/platform/visit/calling-page.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { usePrice } from '../../../platform/visit/use-brand.ts'
import type { Area, AreaTerms, DeliveringBranch } from './delivery-model.ts'

/** What is known of the area: its terms, that we do not deliver there, or nothing worth a word. */
export function AreaNote({ area, takesOutside }: { area: Area; takesOutside: boolean }) {
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
      {area.state === 'outside' && (
        <Outside>{takesOutside ? <SavedAllTheSame /> : <Pickup at={area.pickup} />}</Outside>
      )}
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

function Outside({ children }: { children: ReactNode }) {
  const text = useText()
  return (
    <div className="flex flex-col gap-3 rounded-tile bg-danger-soft p-4">
      <p className="flex items-center gap-2 font-semibold text-danger">
        <CircleAlert size={20} aria-hidden="true" className="shrink-0" />
        {text('outside_area')}
      </p>
      {children}
    </div>
  )
}

function SavedAllTheSame() {
  const text = useText()
  return <p className="text-small">{text('save_outside_hint')}</p>
}

function Pickup({ at }: { at: DeliveringBranch | null }) {
  const text = useText()
  const { search } = useCallingPage()
  if (!at) return null
  return (
    <>
      <p className="text-small">{text('nearest_pickup', { branch: at.name })}</p>
      <Link to={at.href + search} className={buttonClass('secondary', 'self-start')}>
        {text('pick_up_from', { branch: at.name })}
      </Link>
    </>
  )
}
