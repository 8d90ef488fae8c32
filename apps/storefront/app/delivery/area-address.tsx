import { type FormEvent, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { temporaryDelivery } from '../storage/keys/temporary-delivery.ts'
import { useStored } from '../storage/use-stored.ts'
import { buttonClass } from '../ui/button.ts'
import { useBrand } from '../visit/use-brand.ts'
import { addressOf } from './address-of.ts'
import { AreaNote } from './area-note.tsx'
import type { DeliveringBranch } from './delivery-model.ts'
import { DetailFields, detailsIn } from './detail-fields.tsx'
import { type Option, SelectField } from './fields.tsx'
import { useArea } from './use-area.ts'
import { useAreaChoices } from './use-area-choices.ts'
import { useChooseDelivery } from './use-choose-delivery.ts'

const NOTHING = { governorate: null, neighbourhood: null, block: null, street: null }
type Chosen = Record<keyof typeof NOTHING, number | null>

/** An address as the country's post writes it: from the governorate down to the house. */
export function AreaAddress({ branches }: { branches: DeliveringBranch[] }) {
  const text = useText()
  const { locale } = useBrand()
  const before = useStored(temporaryDelivery, null)
  const [chosen, setChosen] = useState<Chosen>(NOTHING)
  const [isChecked, setChecked] = useState(false)
  const choices = useAreaChoices(chosen.governorate, chosen.neighbourhood)
  const { area, ask, forget } = useArea(branches)
  const choose = useChooseDelivery()
  const isMissing = (name: keyof Chosen) => isChecked && chosen[name] === null

  const enterGovernorate = (governorate: number) => {
    setChosen({ ...NOTHING, governorate })
    forget()
  }
  const enterNeighbourhood = (neighbourhood: number) => {
    setChosen({ ...NOTHING, governorate: chosen.governorate, neighbourhood })
    const point = choices.pointOf(neighbourhood)
    if (point) ask(point, { isNamed: false })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    const point = chosen.neighbourhood === null ? null : choices.pointOf(chosen.neighbourhood)
    const street = nameIn(choices.streets, chosen.street)
    const block = nameIn(choices.blocks, chosen.block)
    if (!point || !street || !block) return focusFirstMissing(event.currentTarget)
    if (area.state !== 'inside' && area.state !== 'unknown') return
    const parts = [
      street,
      block,
      nameIn(choices.neighbourhoods, chosen.neighbourhood),
      nameIn(choices.governorates, chosen.governorate),
    ]
    const { label, details } = detailsIn(new FormData(event.currentTarget))
    const line1 = parts.join(locale === 'ar-sa' ? '، ' : ', ')
    const given = { point, line1, label, details: { ...details, street, block } }
    const kept = addressOf(given, area, { before, branches })
    choose(kept.address, kept.branch)
  }

  return (
    <form onSubmit={submit} noValidate className="flex w-full max-w-[461px] flex-col gap-4">
      <SelectField
        label={text('governorate')}
        options={choices.governorates}
        value={chosen.governorate}
        onValue={enterGovernorate}
        isMissing={isMissing('governorate')}
      />
      <SelectField
        label={text('neighbourhood')}
        options={choices.neighbourhoods}
        value={chosen.neighbourhood}
        onValue={enterNeighbourhood}
        isMissing={isMissing('neighbourhood')}
      />
      <AreaNote area={area} />
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={text('block')}
          options={choices.blocks}
          value={chosen.block}
          onValue={(block) => setChosen({ ...chosen, block })}
          isMissing={isMissing('block')}
        />
        <SelectField
          label={text('street')}
          options={choices.streets}
          value={chosen.street}
          onValue={(street) => setChosen({ ...chosen, street })}
          isMissing={isMissing('street')}
        />
      </div>
      {choices.hasFailed && (
        <div
          role="alert"
          className="flex flex-col items-start gap-2 rounded-tile bg-danger-soft p-4"
        >
          <p className="text-small">{text('cannot_process')}</p>
          <button type="button" onClick={choices.retry} className={buttonClass('secondary')}>
            {text('try_again')}
          </button>
        </div>
      )}
      <DetailFields hasHouseNumber />
      <button
        type="submit"
        disabled={area.state === 'outside'}
        className={buttonClass('primary', 'disabled:opacity-60')}
      >
        {text('deliver_here')}
      </button>
    </form>
  )
}

const nameIn = (options: Option[], id: number | null) =>
  options.find((option) => option.id === id)?.name ?? ''

/** The lists are marked in the same moment; what is empty now is what will be marked. */
function focusFirstMissing(form: HTMLFormElement) {
  const lists = [...form.querySelectorAll('select')]
  lists.find((list) => list.value === '' && !list.disabled)?.focus()
}
