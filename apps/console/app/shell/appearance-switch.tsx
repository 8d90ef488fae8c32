import { Monitor, Moon, Sun } from 'lucide-react'
import { z } from 'zod'
import { useText } from '../i18n/text-provider.tsx'
import { storedValue } from '../storage/stored-value.ts'
import { useStored } from '../storage/use-stored.ts'
import { ChoiceRow } from '../ui/choice-row.tsx'

const storedAppearance = storedValue('console_appearance', z.enum(['light', 'dark']))

export function AppearanceSwitch() {
  const text = useText()
  const chosen = useStored(storedAppearance)
  const choose = (value: 'light' | 'dark' | null) => {
    storedAppearance.write(value)
    if (value) document.documentElement.dataset.theme = value
    else delete document.documentElement.dataset.theme
  }
  return (
    <ChoiceRow
      name="appearance"
      legend={text('appearance')}
      choices={[
        { value: null, label: text('appearance_system'), Icon: Monitor },
        { value: 'light', label: text('appearance_light'), Icon: Sun },
        { value: 'dark', label: text('appearance_dark'), Icon: Moon },
      ]}
      chosen={chosen}
      onChoose={choose}
    />
  )
}
