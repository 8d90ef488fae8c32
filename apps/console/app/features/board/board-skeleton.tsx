import { useText } from '../../platform/i18n/text-provider.tsx'
import { COLUMNS } from './columns.ts'

/** Cards on their way. */
export function BoardSkeleton() {
  const text = useText()
  return (
    <main
      id="content"
      className="grid flex-1 grid-cols-1 gap-3 overflow-hidden p-3 tablet:grid-cols-2 board:grid-cols-4"
      aria-busy="true"
      aria-label={text('loading')}
    >
      {COLUMNS.map(({ name }) => (
        <div key={name} className="flex flex-col gap-3">
          <div className="shimmer h-11 rounded-input" />
          <div className="shimmer h-56 rounded-card" />
          <div className="shimmer h-40 rounded-card" />
        </div>
      ))}
    </main>
  )
}
