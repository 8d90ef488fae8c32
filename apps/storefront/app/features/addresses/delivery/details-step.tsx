import { TextField } from '@sufra/web/ui/field'
import { FormError } from '@sufra/web/ui/form-error'
import { SubmitButton } from '@sufra/web/ui/submit-button'
import { Briefcase, House, type LucideIcon, MapPin } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { AddressDetail } from '#app/platform/storage/keys/temporary-delivery.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { AddressFormProps } from './address-form.tsx'
import { AddressLine } from './address-line.tsx'
import { AreaNote } from './area-note.tsx'
import type { Area, GivenAddress } from './delivery-model.ts'
import { ADDRESS_LABELS, type AddressLabel } from './delivery-model.ts'

/** Second step: building, floor and directions, all optional. */
export function DetailsStep(
  props: AddressFormProps & {
    line1: string
    area: Area
    isAccepted: boolean
    isNextStep: boolean
    onBack: () => void
    onFilledIn: (given: ReturnType<typeof detailsIn>) => void
  },
) {
  const text = useText()
  const { refused, filled, isNextStep } = props
  const heading = useRef<HTMLHeadingElement>(null)
  // Moves the focus, so that screen readers announce the new step.
  useEffect(() => {
    if (isNextStep) heading.current?.focus()
  }, [isNextStep])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    props.onFilledIn(detailsIn(new FormData(event.currentTarget)))
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <AddressLine line1={props.line1} error={refused.fields.line1} onChange={props.onBack} />
      <AreaNote area={props.area} takesOutside={props.takesOutside} />
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-h2 font-bold outline-none">
          {text('address_details')}
        </h2>
        <p className="text-small text-text2">{text('address_details_hint')}</p>
      </div>
      <DetailFields filled={filled} errors={refused.fields} />
      {refused.whole && <FormError>{refused.whole}</FormError>}
      <SubmitButton isSending={props.isSending} isDisabled={!props.isAccepted}>
        {props.submitLabel}
      </SubmitButton>
    </form>
  )
}

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

export const LABEL_ICONS: Record<AddressLabel, LucideIcon> = {
  Home: House,
  Work: Briefcase,
  Other: MapPin,
}

/** What the address is called: home, work, or a name of the customer's own. */
function LabelChoice({ label, error }: { label: string | null; error: string | null }) {
  const text = useText()
  const own = label !== null && !isKnownLabel(label) ? label : ''
  const [chosen, choose] = useState<AddressLabel>(own ? 'Other' : asLabel(label))
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-1 text-small font-medium">{text('address_label')}</legend>
      <div className="flex flex-wrap gap-2">
        {ADDRESS_LABELS.map((each) => {
          const Icon = LABEL_ICONS[each]
          return (
            <label
              key={each}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line bg-surface px-4 font-medium has-checked:border-primary-text has-checked:bg-primary-soft has-checked:text-primary-text has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="label"
                value={each}
                checked={chosen === each}
                onChange={() => choose(each)}
                className="sr-only"
              />
              <Icon size={18} aria-hidden="true" />
              {text(`address_label_${each}`)}
            </label>
          )
        })}
      </div>
      {(chosen === 'Other' || error) && (
        <TextField label={text('address_name')} name="own-label" defaultValue={own} error={error} />
      )}
    </fieldset>
  )
}

function labelIn(form: FormData): string {
  const label = asLabel(form.get('label'))
  const own = form.get('own-label')
  return label === 'Other' && typeof own === 'string' && own.trim() !== '' ? own : label
}

export const isKnownLabel = (label: unknown): label is AddressLabel =>
  ADDRESS_LABELS.some((each) => each === label)

const asLabel = (label: unknown): AddressLabel => (isKnownLabel(label) ? label : 'Home')
