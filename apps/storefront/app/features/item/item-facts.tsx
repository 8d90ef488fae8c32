import { itemAvailability, priceAt } from '@sufra/domain/menu/availability'
import type { Item } from '@sufra/domain/menu/menu-item'
import { wordsIn } from '@sufra/domain/text/locales'
import { Price } from '@sufra/web/ui/price'
import { AllergenNote } from '../../order/allergens/allergen-note.tsx'
import { AvailabilityNote } from '../../order/menu/availability-note.tsx'
import { ItemAllergenMark } from '../../order/menu/item-allergen-mark.tsx'
import { useMoment } from '../../order/menu/use-moment.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand, usePrice } from '../../platform/visit/use-brand.ts'

/** What it is and what it costs, before anything is chosen. */
export function ItemFacts({ item, level }: { item: Item; level: 1 | 2 }) {
  const text = useText()
  const price = usePrice()
  const moment = useMoment()
  const { locale } = useBrand()
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className="flex flex-col gap-2 pb-5">
      <Heading className="text-h1 font-bold">{wordsIn(item.names, locale)}</Heading>
      <p className="max-w-prose text-text2">{wordsIn(item.description, locale)}</p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-1">
        <span className="text-h3 font-bold">
          <Price parts={price(priceAt(item, moment.locationId))} />
        </span>
        {item.calories !== null && (
          <span className="text-small text-text2">{text('kcal', { count: item.calories })}</span>
        )}
      </p>
      <AvailabilityNote
        availability={itemAvailability(item.limits, moment)}
        windows={item.limits.windows}
      />
      <AllergenNote allergens={item.allergens} />
      <ItemAllergenMark itemId={item.id} />
    </div>
  )
}
