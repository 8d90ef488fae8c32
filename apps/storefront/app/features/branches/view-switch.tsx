import { List, Map as MapIcon } from 'lucide-react'
import { useText } from '../../platform/i18n/use-text.ts'

export type View = 'list' | 'map'

const VIEWS = [
  { view: 'list', text: 'list_view', Icon: List },
  { view: 'map', text: 'map_view', Icon: MapIcon },
] as const

/** For screens too narrow for both. */
export function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  const text = useText()
  return (
    <fieldset className="flex self-start rounded-tile bg-surface2 p-1 desktop:hidden">
      <legend className="sr-only">{text('how_to_look')}</legend>
      {VIEWS.map(({ view: each, text: key, Icon }) => (
        <label
          key={each}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-input px-5 font-medium text-text2 has-checked:bg-surface has-checked:font-semibold has-checked:text-text has-checked:shadow-e1 has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="view"
            className="sr-only"
            checked={view === each}
            onChange={() => onView(each)}
          />
          <Icon size={18} aria-hidden="true" />
          {text(key)}
        </label>
      ))}
    </fieldset>
  )
}
