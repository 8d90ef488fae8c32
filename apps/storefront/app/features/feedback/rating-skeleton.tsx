import { useText } from '../../platform/i18n/use-text.ts'

const block = 'block animate-pulse rounded-card bg-surface2'

export function RatingSkeleton() {
  const text = useText()
  return (
    <div aria-busy="true" className="mx-auto flex w-full max-w-[461px] flex-col gap-5 gutter pt-6">
      <h1 className="text-h1 font-bold">{text('how_was_it')}</h1>
      <p role="status" className="sr-only">
        {text('loading')}
      </p>
      <span className={`${block} h-52`} />
      <span className={`${block} h-32`} />
      <span className={`${block} h-14`} />
    </div>
  )
}
