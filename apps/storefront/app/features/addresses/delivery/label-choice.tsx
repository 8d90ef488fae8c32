import { TextField } from '@sufra/web/ui/field'
import { Briefcase, House, type LucideIcon, MapPin } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ADDRESS_LABELS, type AddressLabel } from './delivery-model.ts'

export const LABEL_ICONS: Record<AddressLabel, LucideIcon> = {
  Home: House,
  Work: Briefcase,
  Other: MapPin,
}

/** What the address is called: home, work, or a name of the customer's own. */
export function LabelChoice({ label, error }: { label: string | null; error: string | null }) {
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

export function labelIn(form: FormData): string {
  const label = asLabel(form.get('label'))
  const own = form.get('own-label')
  return label === 'Other' && typeof own === 'string' && own.trim() !== '' ? own : label
}

export const isKnownLabel = (label: unknown): label is AddressLabel =>
  ADDRESS_LABELS.some((each) => each === label)

const asLabel = (label: unknown): AddressLabel => (isKnownLabel(label) ? label : 'Home')
