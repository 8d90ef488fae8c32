import { useText } from '../../platform/i18n/use-text.ts'

const STEPS = ['first', 'second', 'third', 'fourth', 'fifth']

/** The outline of an order, as its page will stand. */
export function OrderSkeleton() {
  const text = useText()
  return (
    <div
      aria-busy="true"
      className="mx-auto flex w-full max-w-[461px] flex-col gap-4 gutter pt-4 desktop:max-w-[60rem] desktop:pt-8"
    >
      <h1 className="sr-only">{text('order')}</h1>
      <p role="status" className="sr-only">
        {text('loading')}
      </p>
      <span className={`${block} h-[3.25rem] w-40`} />
      <div className="grid gap-4 desktop:grid-cols-[minmax(0,1fr)_350px] desktop:items-start desktop:gap-8">
        <div className="flex flex-col gap-5">
          <span className={`${block} h-44`} />
          <div className="flex flex-col">
            {STEPS.map((step) => (
              <span key={step} className="flex h-12 gap-3">
                <span className={`${block} size-6 rounded-full`} />
                <span className={`${block} h-6 w-40`} />
              </span>
            ))}
          </div>
        </div>
        <span className={`${block} h-72`} />
      </div>
    </div>
  )
}

const block = 'block animate-pulse rounded-card bg-surface2'
