import { wordsIn } from '@sufra/domain/locales'
import { ChevronDown, MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { usePlace } from '../place/use-place.ts'
import { useBrand } from '../visit/use-brand.ts'
import { locationBarLabel } from './location-bar-label.ts'

/** How and where the order will be had; leads to the chooser. Brands that only show their menu have none. */
export function LocationBar() {
  const text = useText()
  const { locale, label, isMenuOnly, firstCategorySlug } = useBrand()
  const { location, orderType } = usePlace()

  if (isMenuOnly || !firstCategorySlug) {
    return <p className="truncate text-h3 font-bold desktop:hidden">{label}</p>
  }
  const value = location ? wordsIn(location.name, locale) : text('no_order_type_selected')
  return (
    <Link
      to={`/menu/${firstCategorySlug}/location${orderType ? `/${orderType}` : ''}`}
      className="pressable flex min-h-11 items-center gap-2 rounded-tile desktop:border desktop:border-line desktop:px-4 desktop:hover:bg-surface2"
    >
      <MapPin size={20} aria-hidden="true" className="shrink-0 text-text2 max-desktop:hidden" />
      <span className="flex min-w-0 flex-col desktop:flex-row desktop:items-baseline desktop:gap-2">
        <span className="text-caption text-text2 first-letter:uppercase desktop:text-body">
          {text(locationBarLabel(orderType))}
        </span>
        <span className="flex min-w-0 items-center gap-1 font-semibold">
          <span className="truncate">{value}</span>
          <ChevronDown size={18} aria-hidden="true" className="shrink-0" />
        </span>
      </span>
    </Link>
  )
}
