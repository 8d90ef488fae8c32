import { Monitor, Moon, Sun } from 'lucide-react'
import type { Appearance } from '../storage/appearance.ts'
import type { StoredValue } from '../storage/stored-value.ts'
import { useStored } from '../storage/use-stored.ts'
import { ChoiceRow } from './choice-row.tsx'

type Key = 'appearance' | 'appearance_system' | 'appearance_light' | 'appearance_dark'

/** Light, dark, or as the system says, which is what nothing stored means. */
export function AppearanceSwitch(props: {
  stored: StoredValue<Appearance>
  text: (key: Key) => string
  onChosen?: (value: Appearance | null) => void
}) {
  const { stored, text } = props
  const chosen = useStored(stored, null)

  const choose = (value: Appearance | null) => {
    props.onChosen?.(value)
    if (value) {
      stored.write(value)
      document.documentElement.dataset.theme = value
    } else {
      stored.clear()
      delete document.documentElement.dataset.theme
    }
  }

  return (
    <ChoiceRow
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
