import { chooseDelivery, type DeliveryAddress } from '@sufra/domain/branch/destination'
import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { useStored } from '@sufra/web/storage/use-stored'
import { buttonClass } from '@sufra/web/ui/button'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { faultsInAddress } from '#app/features/addresses/address-body.ts'
import { keepDelivery } from '#app/features/addresses/keep-delivery.ts'
import { confirmDestinationChange } from '#app/order/destination/destination-change.ts'
import { readDestination, rememberDestination } from '#app/order/destination/stored-destination.ts'
import { NOTHING_REFUSED, type Refused } from '#app/platform/forms/refused.ts'
import { useFaultTexts } from '#app/platform/forms/use-fault-text.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import type { TemporaryDelivery } from '#app/platform/storage/keys/temporary-delivery.ts'
import { useCallingPage } from '#app/platform/visit/calling-page.ts'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import { temporaryDelivery } from '../../../platform/storage/keys/temporary-delivery.ts'
import { AddressForm } from './address-form.tsx'
import { addressOf, servedBy } from './address-of.ts'
import { AreaNote } from './area-note.tsx'
import { useArea } from './delivery-area.ts'
import type { AddressFormKind, DeliveringBranch, GivenAddress, Lookup } from './delivery-model.ts'
import { isServed } from './delivery-model.ts'

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
  // A saved address is shown in the list of saved addresses.
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

/** An address for this order; whoever is signed in has it among their own from then on. */
export function NewDelivery(props: { branches: DeliveringBranch[]; form: AddressFormKind }) {
  const { branches } = props
  const text = useText()
  const wordsFor = useFaultTexts()
  const choose = useChooseDelivery()
  const [refused, setRefused] = useState<Refused>(NOTHING_REFUSED)

  const finish = async (given: GivenAddress, lookup: Lookup) => {
    const fields = wordsFor(await faultsInAddress(given))
    setRefused({ ...NOTHING_REFUSED, fields })
    if (Object.keys(fields).length > 0 || !isServed(lookup)) return
    const kept = addressOf(given, lookup, { before: temporaryDelivery.read(), branches })
    await choose(kept.address, kept.branch)
  }
  return (
    <AddressForm
      kind={props.form}
      branches={branches}
      filled={null}
      submitLabel={text('deliver_here')}
      takesOutside={false}
      isSending={false}
      refused={refused}
      onDone={finish}
    />
  )
}

/** Keeps the address and the branch that serves it, and goes back to where the chooser was opened from. */
export function useChooseDelivery() {
  const text = useText()
  const brand = useBrand()
  const navigate = useNavigate()
  const { path } = useCallingPage()

  return async (address: TemporaryDelivery, branch: DeliveringBranch | null) => {
    if (!(await takeDelivery(address, branch))) return
    void keepDelivery(brand)
    showSnackbar({ text: text('address_chosen', { name: address.line1 }) })
    navigate(path, { replace: true })
  }
}

/** The order goes there from now on, made by that branch; false where the customer would rather keep their cart. */
export async function takeDelivery(
  address: TemporaryDelivery,
  branch: DeliveringBranch | null,
): Promise<boolean> {
  const given: DeliveryAddress = { ...address, id: address.id ?? null }
  const next = chooseDelivery(
    readDestination(),
    given,
    branch && { id: branch.id, name: branch.names, lat: branch.lat, long: branch.long },
  )
  if (!(await confirmDestinationChange(next))) return false
  temporaryDelivery.write(address)
  rememberDestination(next)
  return true
}
