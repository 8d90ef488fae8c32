import { type FormEvent, useEffect, useState } from 'react'
import { FormError } from '../../../platform/forms/form-error.tsx'
import { SubmitButton } from '../../../platform/forms/submit-button.tsx'
import { commaIn } from '../../../platform/i18n/comma.ts'
import { useBrand } from '../../../platform/visit/use-brand.ts'
import type { AddressFormProps } from './address-form.tsx'
import { AreaChain, focusFirstMissing } from './area-chain.tsx'
import { AreaNote } from './area-note.tsx'
import { type GivenAddress, isKnown, isServed } from './delivery-model.ts'
import { DetailFields, detailsIn } from './detail-fields.tsx'
import { GivenPlace } from './given-place.tsx'
import { useArea } from './use-area.ts'
import { type ChosenArea, NOTHING_CHOSEN, useAreaChoices } from './use-area-choices.ts'

/** An address as the country's post writes it: from the governorate down to the house. */
export function AreaAddress(props: AddressFormProps) {
  const { branches, filled, takesOutside, refused } = props
  const { locale } = useBrand()
  const [chosen, setChosen] = useState<ChosenArea>(NOTHING_CHOSEN)
  const [isChecked, setChecked] = useState(false)
  const [kept, setKept] = useState(filled)
  const choices = useAreaChoices(chosen.governorate, chosen.neighbourhood)
  const { area, ask, forget } = useArea(branches)
  const isAccepted = isServed(area) || (takesOutside && isKnown(area))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the area of an address that is being changed is asked for once
  useEffect(() => {
    if (filled) ask(filled.point, { isNamed: false })
  }, [])

  const choose = (next: ChosenArea) => {
    setChosen(next)
    if (next.neighbourhood === chosen.neighbourhood) return
    const point = next.neighbourhood === null ? null : choices.pointOf(next.neighbourhood)
    if (point) ask(point, { isNamed: false })
    else forget()
  }
  const changePlace = () => {
    setKept(null)
    forget()
  }
  const placeOf = (): Omit<GivenAddress, 'label'> | null =>
    kept ?? choices.addressOf(chosen, commaIn(locale))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    const place = placeOf()
    if (!place) return focusFirstMissing(event.currentTarget)
    if (!isAccepted || !isKnown(area)) return
    const { label, details } = detailsIn(new FormData(event.currentTarget))
    const { street = '', block = '' } = place.details
    const { point, line1 } = place
    props.onDone({ point, line1, label, details: { ...details, street, block } }, area)
  }

  return (
    <form onSubmit={submit} noValidate className="flex w-full max-w-[461px] flex-col gap-4">
      {kept ? (
        <>
          <GivenPlace line1={kept.line1} error={refused.fields.line1} onChange={changePlace} />
          <AreaNote area={area} takesOutside={takesOutside} />
        </>
      ) : (
        <AreaChain choices={choices} chosen={chosen} onChoose={choose} isChecked={isChecked}>
          <AreaNote area={area} takesOutside={takesOutside} />
        </AreaChain>
      )}
      <DetailFields filled={filled} errors={refused.fields} hasHouseNumber />
      {refused.whole && <FormError>{refused.whole}</FormError>}
      <SubmitButton isSending={props.isSending} isDisabled={isKnown(area) && !isAccepted}>
        {props.submitLabel}
      </SubmitButton>
    </form>
  )
}
