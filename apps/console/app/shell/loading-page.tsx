import { firstLocale } from '../i18n/locale-store.ts'
import { translator } from '../i18n/texts.ts'

/** The shape of the board while the brand is on its way. */
export function LoadingPage() {
  const text = translator(firstLocale('en-us'))
  return (
    <div className="flex h-dvh flex-col" role="status" aria-label={text('loading')}>
      <div className="h-16 border-b border-line bg-surface" />
      <div className="grid flex-1 content-start gap-3 p-3 tablet:grid-cols-2 board:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((column) => (
          <div key={column} className="shimmer h-64 rounded-card" />
        ))}
      </div>
    </div>
  )
}
