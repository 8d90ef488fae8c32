import { Briefcase, House, type LucideIcon, MapPin } from 'lucide-react'
import { useText } from '../i18n/use-text.ts'
import type { AddressDetail } from '../storage/keys/temporary-delivery.ts'
import { ADDRESS_LABELS, type AddressLabel } from './delivery-model.ts'
import { TextField } from './fields.tsx'

const ICONS: Record<AddressLabel, LucideIcon> = { Home: House, Work: Briefcase, Other: MapPin }

/** What helps the driver at the door. `detailsIn` reads it back from the form. */
export function DetailFields({ hasHouseNumber = false }: { hasHouseNumber?: boolean }) {
  const text = useText()
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TextField label={text('building')} name="building" />
        <TextField label={text('floor')} name="floor" />
      </div>
      {hasHouseNumber && <TextField label={text('house_number')} name="house-number" />}
      <TextField label={text('landmark')} name="landmark" />
      <TextField label={text('delivery_instructions')} name="instructions" />
      <fieldset>
        <legend className="pb-1 text-small font-medium">{text('address_label')}</legend>
        <div className="flex flex-wrap gap-2">
          {ADDRESS_LABELS.map((label, index) => {
            const Icon = ICONS[label]
            return (
              <label
                key={label}
                className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line bg-surface px-4 font-medium has-checked:border-primary-text has-checked:bg-primary-soft has-checked:text-primary-text has-focus-visible:outline-2 has-focus-visible:outline-focus"
              >
                <input
                  type="radio"
                  name="label"
                  value={label}
                  defaultChecked={index === 0}
                  className="sr-only"
                />
                <Icon size={18} aria-hidden="true" />
                {text(`address_label_${label}`)}
              </label>
            )
          })}
        </div>
      </fieldset>
    </>
  )
}

const NAMES = ['building', 'floor', 'house-number', 'landmark', 'instructions'] as const

export function detailsIn(form: FormData) {
  const details: Partial<Record<AddressDetail, string>> = {}
  for (const name of NAMES) {
    const text = form.get(name)
    if (typeof text === 'string') details[name] = text
  }
  const label = ADDRESS_LABELS.find((each) => each === form.get('label')) ?? 'Home'
  return { label, details }
}
