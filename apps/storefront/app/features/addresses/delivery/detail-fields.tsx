import { TextField } from '@sufra/web/ui/field'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { AddressDetail } from '../../../platform/storage/keys/temporary-delivery.ts'
import type { GivenAddress } from './delivery-model.ts'
import { LabelChoice, labelIn } from './label-choice.tsx'

type Errors = Readonly<Record<string, string>>

/** What helps the driver at the door. `detailsIn` reads it back from the form. */
export function DetailFields(props: {
  filled: GivenAddress | null
  errors: Errors
  hasHouseNumber?: boolean
}) {
  const text = useText()
  const { filled, errors } = props
  const of = (name: (typeof NAMES)[number]) => ({
    name,
    defaultValue: filled?.details[name],
    error: errors[name] ?? null,
  })
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TextField label={text('building')} {...of('building')} />
        <TextField label={text('floor')} {...of('floor')} />
      </div>
      {props.hasHouseNumber && <TextField label={text('house_number')} {...of('house-number')} />}
      <TextField label={text('landmark')} {...of('landmark')} />
      <TextField label={text('delivery_instructions')} {...of('instructions')} />
      <TextField
        label={text('address_telephone')}
        type="tel"
        autoComplete="tel"
        isLatin
        {...of('telephone')}
      />
      <LabelChoice label={filled?.label ?? null} error={errors.label ?? null} />
    </>
  )
}

const NAMES = [
  'building',
  'floor',
  'house-number',
  'landmark',
  'instructions',
  'telephone',
] as const satisfies AddressDetail[]

export function detailsIn(form: FormData) {
  const details: Partial<Record<AddressDetail, string>> = {}
  for (const name of NAMES) {
    const text = form.get(name)
    if (typeof text === 'string') details[name] = text
  }
  return { label: labelIn(form), details }
}
