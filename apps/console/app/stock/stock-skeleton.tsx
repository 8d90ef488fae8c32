import { useText } from '../i18n/text-provider.tsx'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

export function StockSkeleton() {
  const text = useText()
  return (
    <div className="flex flex-col gap-3" role="status" aria-label={text('loading')}>
      <div className="shimmer h-12 rounded-input" />
      <div className="grid gap-2 tablet:grid-cols-2">
        {ROWS.map((row) => (
          <div key={row} className="shimmer h-16 rounded-tile" />
        ))}
      </div>
    </div>
  )
}
