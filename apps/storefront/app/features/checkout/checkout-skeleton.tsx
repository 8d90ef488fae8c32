import { useText } from '../../platform/i18n/use-text.ts'

const block = 'block animate-pulse rounded-card bg-surface2'

/** The outline of the checkout, as it will stand. */
export function CheckoutSkeleton() {
  const text = useText()
  return (
    <div
      aria-busy="true"
      className="mx-auto grid w-full max-w-[461px] grid-cols-1 gap-4 gutter pt-4 desktop:max-w-[66rem] desktop:grid-cols-[minmax(0,1fr)_350px] desktop:gap-x-8 desktop:pt-8"
    >
      <div className="flex flex-col gap-4">
        <h1 className="ps-14 text-h1 font-bold">{text('checkout')}</h1>
        <p role="status" className="sr-only">
          {text('loading')}
        </p>
        <span className={`${block} h-14 desktop:hidden`} />
        <span className={`${block} h-28`} />
        <span className={`${block} h-40`} />
        <span className={`${block} h-56`} />
      </div>
      <span className={`${block} h-96 max-desktop:hidden`} />
    </div>
  )
}
