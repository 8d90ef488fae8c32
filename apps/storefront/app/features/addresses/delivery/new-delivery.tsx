import { useState } from 'react'
import { NOTHING_REFUSED, type Refused } from '../../../platform/forms/refused.ts'
import { useFaultTexts } from '../../../platform/forms/use-fault-text.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { temporaryDelivery } from '../../../platform/storage/keys/temporary-delivery.ts'
import { faultsInAddress } from '../faults-in-address.ts'
import { AddressForm } from './address-form.tsx'
import { addressOf } from './address-of.ts'
import {
  type AddressFormKind,
  type DeliveringBranch,
  type GivenAddress,
  isServed,
  type Lookup,
} from './delivery-model.ts'
import { useChooseDelivery } from './use-choose-delivery.ts'

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
