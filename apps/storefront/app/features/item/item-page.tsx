import type { ItemLimits } from '@sufra/domain/menu/availability'
import type { Item } from '@sufra/domain/menu/menu-item'
import { type Words, wordsIn } from '@sufra/domain/text/locales'
import { ChevronLeft, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useClockText } from '#app/platform/format/clock-text.ts'
import { useList } from '#app/platform/format/use-list.ts'
import { LabelBadges } from '../../order/menu/label-badges.tsx'
import type { CardLabel } from '../../order/menu/menu-model.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { Picture } from '../../platform/ui/picture.tsx'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { ItemFacts } from './item-facts.tsx'

/** Picture on top with the facts on a sheet over it on phones, a column of 461 on tablets, side by side on desktops. */
export function ItemPage(props: {
  item: Item
  labels: CardLabel[]
  category: { id: number; name: Words }
  backTo: string
  heart: ReactNode
  /** What can be chosen, or what it comes with. */
  children: ReactNode
}) {
  const text = useText()
  const { locale } = useBrand()
  const { item } = props

  return (
    <article className="page tablet:max-desktop:max-w-[461px] tablet:max-desktop:pt-4 desktop:grid desktop:grid-cols-[461px_minmax(0,1fr)] desktop:gap-10 desktop:gutter desktop:pt-8">
      <div className="relative desktop:sticky desktop:top-24 desktop:self-start">
        <Picture
          src={item.picture}
          alt=""
          sizes="(min-width: 37.5em) 461px, 100vw"
          isFirst
          className="aspect-4/3 w-full tablet:rounded-card"
        />
        <Link
          to={props.backTo}
          className="pressable absolute inset-s-4 top-4 grid size-11 place-items-center rounded-full bg-surface text-text shadow-e3"
        >
          <ChevronLeft size={22} aria-hidden="true" className="mirrored" />
          <span className="sr-only">{text('back')}</span>
        </Link>
        <div className="absolute inset-e-4 top-4">{props.heart}</div>
      </div>
      <div className="relative -mt-7 rounded-t-sheet bg-bg pt-6 gutter tablet:mt-0 tablet:rounded-none desktop:px-0 desktop:pt-0">
        <p className="flex flex-wrap items-center gap-2 pb-2">
          <Link
            to={props.backTo}
            className="inline-flex min-h-11 items-center text-small font-semibold text-primary-text hover:underline"
          >
            {wordsIn(props.category.name, locale)}
          </Link>
          <LabelBadges labels={props.labels} />
        </p>
        <ItemFacts item={item} level={1} />
        {props.children}
        <div className="pt-3">
          <SellingTimes limits={item.limits} />
        </div>
      </div>
    </article>
  )
}

/** When and how the item is sold, where that is limited. */
function SellingTimes({ limits }: { limits: ItemLimits }) {
  const text = useText()
  const clock = useClockText()
  const list = useList()
  if (limits.windows.length === 0 && limits.orderTypes.length === 0) return null
  return (
    <section className="rounded-card border border-line bg-surface p-4">
      <h2 className="pb-2 text-h3 font-semibold">{text('availability')}</h2>
      <ul className="flex flex-col gap-1 text-small text-text2">
        {limits.windows.map(({ from, to }) => (
          <li key={`${from}-${to}`} className="flex items-center gap-2">
            <Clock size={16} aria-hidden="true" />
            {text('available_between', { from: clock(from), to: clock(to) })}
          </li>
        ))}
        {limits.orderTypes.length > 0 && (
          <li>
            {text('only_for', {
              types: list(limits.orderTypes.map((type) => text(`order_type_${type}`))),
            })}
          </li>
        )}
      </ul>
    </section>
  )
}
