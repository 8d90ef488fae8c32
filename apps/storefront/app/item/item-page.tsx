import { type Words, wordsIn } from '@sufra/domain/locales'
import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { AvailabilityNote } from '../menu/availability-note.tsx'
import { LabelBadges } from '../menu/label-badges.tsx'
import { usePlace } from '../place/use-place.ts'
import { Picture } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'
import { useBrand, usePrice } from '../visit/use-brand.ts'
import { AllergenNote } from './allergen-note.tsx'
import { ComboSteps } from './combo-steps.tsx'
import { Ingredients } from './ingredients.tsx'
import type { ItemDetail } from './item-model.ts'
import { OptionGroups } from './option-groups.tsx'
import { SellingTimes } from './selling-times.tsx'

/** Picture on top with the facts on a sheet over it on phones; side by side on desktops. */
export function ItemPage(props: {
  item: ItemDetail
  category: { id: number; name: Words }
  backTo: string
}) {
  const text = useText()
  const price = usePrice()
  const place = usePlace()
  const { locale } = useBrand()
  const { item } = props

  return (
    <article className="page desktop:grid desktop:grid-cols-[461px_minmax(0,1fr)] desktop:gap-10 desktop:gutter desktop:pt-8">
      <div className="relative desktop:sticky desktop:top-24 desktop:self-start">
        <Picture
          src={item.picture}
          alt=""
          sizes="(min-width: 60em) 461px, 100vw"
          isFirst
          className="aspect-4/3 w-full desktop:rounded-card"
        />
        <Link
          to={props.backTo}
          className="pressable absolute inset-s-4 top-4 grid size-11 place-items-center rounded-full bg-surface text-text shadow-e3"
        >
          <ChevronLeft size={22} aria-hidden="true" className="mirrored" />
          <span className="sr-only">{text('back')}</span>
        </Link>
      </div>
      <div className="relative -mt-7 rounded-t-sheet bg-bg pt-6 desktop:mt-0 desktop:rounded-none desktop:pt-0">
        <div className="flex flex-col gap-2 gutter pb-5 desktop:px-0">
          <Link
            to={props.backTo}
            className="self-start text-small font-semibold text-primary-text hover:underline"
          >
            {wordsIn(props.category.name, locale)}
          </Link>
          <h1 className="text-h1 font-bold">{item.name}</h1>
          <p className="max-w-prose text-text2">{item.description}</p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-1">
            <span className="text-h3 font-bold">
              <Price parts={price(place.priceOf(item))} />
            </span>
            {item.calories !== null && (
              <span className="text-small text-text2">
                {text('kcal', { count: item.calories })}
              </span>
            )}
            <LabelBadges labels={item.labels} />
          </p>
          <AvailabilityNote
            availability={place.availabilityOf(item)}
            windows={item.limits.windows}
          />
        </div>
        <div className="flex flex-col gap-3 gutter desktop:px-0">
          <ComboSteps steps={item.combo} />
          <OptionGroups groups={item.groups} />
          <Ingredients ingredients={item.ingredients} />
          <AllergenNote allergens={item.allergens} />
          <SellingTimes item={item} />
        </div>
      </div>
    </article>
  )
}
