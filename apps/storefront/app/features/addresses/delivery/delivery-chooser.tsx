import { useStored } from '@sufra/web/storage/use-stored'
import { buttonClass } from '@sufra/web/ui/button'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useText } from '#app/platform/i18n/use-text.ts'
import type { TemporaryDelivery } from '#app/platform/storage/keys/temporary-delivery.ts'
import { useCallingPage } from '#app/platform/visit/use-calling-page.ts'
import { temporaryDelivery } from '../../../platform/storage/keys/temporary-delivery.ts'
import { servedBy } from './address-of.ts'
import { AreaNote } from './area-note.tsx'
import type { AddressFormKind, DeliveringBranch } from './delivery-model.ts'
import { isServed } from './delivery-model.ts'
import { NewDelivery } from './new-delivery.tsx'

import { useArea } from './use-area.ts'

import { useChooseDelivery } from './use-choose-delivery.ts'

/** Where to deliver: one's own addresses, the one given before, or a new one the brand's way. */
export function DeliveryChooser(props: {
  branches: DeliveringBranch[]
  form: AddressFormKind
  addAddress: string
  /** The customer's own addresses; null for whoever has none. */
  saved: ReactNode | null
}) {
  const { branches, addAddress } = props
  const known = useStored(temporaryDelivery, null)
  // One of their own is among their own.
  const isListed = props.saved !== null && known?.id !== undefined
  if (known && !isListed) {
    return (
      <div className="flex w-full max-w-[461px] flex-col gap-6">
        <KnownAddress
          address={known}
          branches={branches}
          // The address book below it leads there as well.
          addAddress={props.saved ? null : addAddress}
        />
        {props.saved}
      </div>
    )
  }
  return props.saved ?? <NewDelivery branches={branches} form={props.form} />
}

/** The address given before, one tap away. Its area may have changed since, so it is asked for anew. */
function KnownAddress(props: {
  address: TemporaryDelivery
  branches: DeliveringBranch[]
  addAddress: string | null
}) {
  const text = useText()
  const { address, branches } = props
  const { area, ask } = useArea(branches)
  const { search } = useCallingPage()
  const choose = useChooseDelivery()
  const { lat, long } = address

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each point
  useEffect(() => {
    ask({ lat, long }, { isNamed: false })
  }, [lat, long])

  const deliver = () => {
    if (!isServed(area)) return
    const { address: kept, branch } = servedBy(address, area, { before: address, branches })
    choose(kept, branch)
  }
  return (
    <div className="flex w-full max-w-[461px] flex-col gap-4">
      <article className="flex items-start gap-3 rounded-card border border-primary-text bg-surface p-4">
        <MapPin size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-primary-text" />
        <div className="min-w-0">
          <h2 className="text-small text-text2">{text('your_address')}</h2>
          <p className="font-semibold wrap-anywhere">
            <bdi>{address.line1}</bdi>
          </p>
        </div>
      </article>
      <AreaNote area={area} takesOutside={false} />
      <button
        type="button"
        onClick={deliver}
        disabled={!isServed(area)}
        className={buttonClass('primary', 'disabled:opacity-60')}
      >
        {text('deliver_here')}
      </button>
      {props.addAddress && (
        <Link to={props.addAddress + search} className={buttonClass('secondary')}>
          {text('another_address')}
        </Link>
      )}
    </div>
  )
}
