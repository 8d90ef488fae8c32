import { Price } from '@sufra/web/ui/price'
import { clsx } from 'clsx'
import { memo } from 'react'
import { useItemCount } from '#app/order/cart/tally.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { Picture } from '../../platform/ui/picture.tsx'
import { useBrand, usePrice } from '../../platform/visit/use-brand.ts'
import { AvailabilityNote } from './availability-note.tsx'
import { ItemAllergenMark } from './item-allergen-mark.tsx'
import { LabelBadges } from './label-badges.tsx'
import type { Card } from './menu-model.ts'
import { useDestination } from './use-destination.ts'

/** Remembered: a menu has hundreds, and a navigation or a change of the cart concerns few. A row with the picture at its end on phones, a card with the picture on top from tablets up. */
export const ItemCard = memo(function ItemCard(props: { card: Card; isFirst?: boolean }) {
  const { card, isFirst = false } = props
  const text = useText()
  const price = usePrice()
  const destination = useDestination()
  const availability = destination.availabilityOf(card)
  const { isMenuOnly } = useBrand()
  const isGone = availability.state !== 'available' && availability.state !== 'later'

  return (
    <article
      data-item={card.id}
      className="group relative flex h-full gap-4 border-line py-4 tablet:flex-col-reverse tablet:justify-end tablet:gap-0 tablet:overflow-hidden tablet:rounded-card tablet:border tablet:bg-surface tablet:py-0"
    >
      <div className="flex min-w-0 flex-1 flex-col gap-1 tablet:p-4">
        <h3 className="line-clamp-2 text-body font-semibold">
          <a
            href={card.href}
            className="outline-none after:absolute after:inset-0 after:rounded-tile tablet:after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2"
          >
            {card.name}
          </a>
        </h3>
        <p className="line-clamp-2 text-small text-text2">{card.description}</p>
        <div className="mt-auto pt-1">
          <div className="flex flex-wrap gap-1.5 pb-1 empty:hidden">
            <LabelBadges labels={card.labels} />
            <ItemAllergenMark itemId={card.id} />
            <AvailabilityNote availability={availability} windows={card.limits.windows} />
          </div>
          <p className="flex items-center gap-3">
            <span className="font-semibold">
              <Price parts={price(destination.priceOf(card))} />
            </span>
            {card.calories !== null && (
              <span className="text-caption text-text2">
                {text('kcal', { count: card.calories })}
              </span>
            )}
          </p>
        </div>
      </div>
      <div className="relative shrink-0 self-start tablet:w-full">
        <Picture
          src={card.picture}
          alt=""
          sizes="(min-width: 87.5em) 250px, (min-width: 37.5em) 45vw, 116px"
          isFirst={isFirst}
          className={`h-24 w-[116px] rounded-tile tablet:aspect-4/3 tablet:h-auto tablet:w-full tablet:rounded-none ${isGone ? 'opacity-60 grayscale' : ''}`}
        />
        {!isMenuOnly && !isGone && <AddDisc itemId={card.id} name={card.name} />}
      </div>
    </article>
  )
})

/** Adds the item, or opens it where something must be chosen first; then shows how many are in the cart. */
function AddDisc({ itemId, name }: { itemId: number; name: string }) {
  const text = useText()
  const count = useItemCount(itemId)
  return (
    <button
      type="button"
      aria-label={count > 0 ? text('add_another', { name, count }) : text('add_item', { name })}
      className={clsx(
        'pointer-fine:pressable absolute -bottom-2 -inset-e-2 z-1 grid size-11 contain-layout contain-size place-items-center rounded-full border-4 border-bg bg-primary bg-clip-padding font-semibold text-on-primary tabular-nums hover:bg-primary-hover tablet:inset-e-3 tablet:-bottom-5 tablet:border-surface',
        count === 0 && 'plus-drawn',
      )}
    >
      {count > 0 && count}
    </button>
  )
}
