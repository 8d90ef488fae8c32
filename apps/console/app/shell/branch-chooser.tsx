import { ChevronDown } from 'lucide-react'
import { useText } from '../i18n/text-provider.tsx'
import { useWords } from '../i18n/use-words.ts'
import { useCrew } from '../session/use-crew.ts'

/** The branch at work; a choice for those who work at several. */
export function BranchChooser() {
  const text = useText()
  const words = useWords()
  const { branch, branches, chooseBranch } = useCrew()
  if (branches.length === 1) {
    return <span className="font-bold">{words(branch.attributes.name)}</span>
  }
  return (
    <label className="relative flex items-center">
      <span className="sr-only">{text('branch')}</span>
      <select
        value={branch.id}
        onChange={(event) => chooseBranch(Number(event.target.value))}
        className="min-h-11 max-w-48 appearance-none truncate rounded-input border border-line bg-surface ps-3 pe-9 font-bold hover:bg-surface2"
      >
        {branches.map(({ id, attributes }) => (
          <option key={id} value={id}>
            {words(attributes.name)}
          </option>
        ))}
      </select>
      <ChevronDown
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute inset-e-3 text-text2"
      />
    </label>
  )
}
