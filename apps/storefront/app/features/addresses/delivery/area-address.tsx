import type { ApiClient } from '@sufra/contract/client/client'
import type { Point } from '@sufra/domain/branch/geography'
import { type Words, wordsIn } from '@sufra/domain/text/locales'
import { useAnswer } from '@sufra/web/query/use-query'
import { buttonClass } from '@sufra/web/ui/button'
import { FormError } from '@sufra/web/ui/form-error'
import { SubmitButton } from '@sufra/web/ui/submit-button'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { type Option, SelectField } from '#app/platform/forms/select-field.tsx'
import { commaIn } from '#app/platform/i18n/comma.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { browserClient } from '#app/platform/visit/browser-client.ts'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import type { AddressFormProps } from './address-form.tsx'
import { AddressLine } from './address-line.tsx'
import { AreaNote } from './area-note.tsx'
import { useArea } from './delivery-area.ts'
import { type GivenAddress, isKnown, isServed } from './delivery-model.ts'
import { DetailFields, detailsIn } from './details-step.tsx'

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
  const changeAddress = () => {
    setKept(null)
    forget()
  }
  const addressSoFar = (): Omit<GivenAddress, 'label'> | null =>
    kept ?? choices.addressOf(chosen, commaIn(locale))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    const address = addressSoFar()
    if (!address) return focusFirstMissing(event.currentTarget)
    if (!isAccepted || !isKnown(area)) return
    const { label, details } = detailsIn(new FormData(event.currentTarget))
    const { street = '', block = '' } = address.details
    const { point, line1 } = address
    props.onDone({ point, line1, label, details: { ...details, street, block } }, area)
  }

  return (
    <form onSubmit={submit} noValidate className="flex w-full max-w-[461px] flex-col gap-4">
      {kept ? (
        <>
          <AddressLine line1={kept.line1} error={refused.fields.line1} onChange={changeAddress} />
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

/** Governorate, neighbourhood, block and street; each choice empties those below it. */
function AreaChain(props: {
  choices: AreaChoices
  chosen: ChosenArea
  onChoose: (chosen: ChosenArea) => void
  /** What is missing is said once the form was tried. */
  isChecked: boolean
  /** What is known of the area, below the neighbourhood that decides it. */
  children: ReactNode
}) {
  const text = useText()
  const { choices, chosen, onChoose } = props
  const of = (name: keyof ChosenArea) => ({
    value: chosen[name],
    error: props.isChecked && chosen[name] === null ? text('this_is_required') : null,
  })
  const { governorate } = chosen
  const below = { block: null, street: null }
  return (
    <>
      <SelectField
        label={text('governorate')}
        options={choices.governorates}
        onValue={(id) => onChoose({ governorate: id, neighbourhood: null, ...below })}
        {...of('governorate')}
      />
      <SelectField
        label={text('neighbourhood')}
        options={choices.neighbourhoods}
        onValue={(id) => onChoose({ governorate, neighbourhood: id, ...below })}
        {...of('neighbourhood')}
      />
      {props.children}
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={text('block')}
          options={choices.blocks}
          onValue={(block) => onChoose({ ...chosen, block })}
          {...of('block')}
        />
        <SelectField
          label={text('street')}
          options={choices.streets}
          onValue={(street) => onChoose({ ...chosen, street })}
          {...of('street')}
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
    </>
  )
}

/** The lists are marked in the same moment; what is empty now is what will be marked. */
function focusFirstMissing(form: HTMLFormElement) {
  const lists = [...form.querySelectorAll('select')]
  lists.find((list) => list.value === '' && !list.disabled)?.focus()
}

const NOTHING_CHOSEN = {
  governorate: null,
  neighbourhood: null,
  block: null,
  street: null,
}
type ChosenArea = Record<keyof typeof NOTHING_CHOSEN, number | null>
type AreaChoices = ReturnType<typeof useAreaChoices>

/** Governorate, neighbourhood, block and street: each list waits for the choice above it. */
function useAreaChoices(governorate: number | null, neighbourhood: number | null) {
  const governorates = useChoices(ALL, (client) => client.reference.governorates())
  const neighbourhoods = useChoices(governorate, (client, id) => client.reference.neighborhoods(id))
  const blocks = useChoices(neighbourhood, (client, id) => client.reference.blocks(id))
  const streets = useChoices(neighbourhood, (client, id) => client.reference.streets(id))
  const lists = [governorates, neighbourhoods, blocks, streets]

  const pointOf = (id: number): Point | null => {
    const found = neighbourhoods.list.find((each) => each.id === id)?.attributes
    return found ? { lat: found.lat, long: found.long } : null
  }
  /** Null while something is still to be chosen. */
  const addressOf = (
    chosen: ChosenArea,
    comma: string,
  ): Pick<GivenAddress, 'point' | 'line1' | 'details'> | null => {
    const point = chosen.neighbourhood === null ? null : pointOf(chosen.neighbourhood)
    const street = nameIn(streets.options, chosen.street)
    const block = nameIn(blocks.options, chosen.block)
    if (!point || !street || !block) return null
    const around = [
      nameIn(neighbourhoods.options, chosen.neighbourhood),
      nameIn(governorates.options, chosen.governorate),
    ]
    return { point, line1: [street, block, ...around].join(comma), details: { street, block } }
  }
  return {
    addressOf,
    governorates: governorates.options,
    neighbourhoods: neighbourhoods.options,
    blocks: blocks.options,
    streets: streets.options,
    pointOf,
    hasFailed: lists.some((list) => list.hasFailed),
    retry: () => {
      for (const list of lists) if (list.hasFailed) list.retry()
    },
  }
}

const ALL = 0

type Listed = { data: { id: number; attributes: { name: Words } }[] }

/** One list, in the visitor's language; empty until what it belongs to is known. */
function useChoices<List extends Listed>(
  belongsTo: number | null,
  ask: (client: ApiClient, id: number) => Promise<List>,
) {
  const brand = useBrand()
  const key = belongsTo === null ? null : String(belongsTo)
  const { answer, hasFailed, retry } = useAnswer(key, () =>
    ask(browserClient(brand), belongsTo ?? ALL),
  )
  const list: List['data'] = answer?.data ?? []
  const options: Option[] = list.map(({ id, attributes }) => ({
    id,
    name: wordsIn(attributes.name, brand.locale),
  }))
  return { list, options, hasFailed, retry }
}

const nameIn = (options: Option[], id: number | null) =>
  options.find((option) => option.id === id)?.name ?? ''
