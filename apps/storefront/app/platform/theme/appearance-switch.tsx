import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { useText } from '../i18n/use-text.ts'
import { storedAppearance } from '../storage/keys/appearance.ts'
import { useStored } from '../storage/use-stored.ts'

const CHOICES = [
  { value: null, text: 'appearance_system', Icon: Monitor },
  { value: 'light', text: 'appearance_light', Icon: Sun },
  { value: 'dark', text: 'appearance_dark', Icon: Moon },
] as const

type Appearance = (typeof CHOICES)[number]['value']

export function AppearanceSwitch({ onChosen }: { onChosen?: (value: Appearance) => void }) {
  const text = useText()
  const name = useId()
  const chosen = useStored(storedAppearance, null)

  const choose = (value: Appearance) => {
    onChosen?.(value)
    if (value) {
      storedAppearance.write(value)
      document.documentElement.dataset.theme = value
    } else {
      storedAppearance.clear()
      delete document.documentElement.dataset.theme
    }
  }

  return (
    <fieldset>
      <legend className="pb-1 text-caption text-text2">{text('appearance')}</legend>
      <div className="flex rounded-tile bg-surface2 p-1">
        {CHOICES.map(({ value, text: key, Icon }) => (
          <label
            key={key}
            className="flex min-h-11 flex-1 cursor-pointer items-center justify-center gap-1.5 rounded-input px-2 text-small font-medium text-text2 has-checked:bg-surface has-checked:text-text has-checked:shadow-e1 has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={chosen === value}
              onChange={() => choose(value)}
            />
            <Icon size={16} aria-hidden="true" />
            {text(key)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
