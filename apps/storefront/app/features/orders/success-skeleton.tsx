import { useText } from '../../platform/i18n/use-text.ts'

const block = 'block animate-pulse bg-surface2'

export function SuccessSkeleton() {
  const text = useText()
  return (
    <div aria-busy="true" className="mx-auto flex w-full max-w-[461px] flex-col gap-5 gutter pt-8">
      <h1 className="sr-only">{text('your_order')}</h1>
      <p role="status" className="sr-only">
        {text('loading')}
      </p>
      <div className="flex flex-col items-center gap-2">
        <span className={`${block} size-20 rounded-full`} />
        <span className={`${block} h-9 w-56 rounded-input`} />
        <span className={`${block} h-6 w-64 rounded-input`} />
      </div>
      <span className={`${block} h-60 rounded-card`} />
      <span className={`${block} h-14 rounded-tile`} />
    </div>
  )
}
