import { ChevronDown, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { useLocationBar } from './use-location-bar.ts'

/** How and where the order will be had; leads to the chooser. Brands that only show their menu have none. */
export function LocationBar() {
  const { label, isMenuOnly, firstCategorySlug } = useBrand()
  const bar = useLocationBar()
  if (isMenuOnly || !firstCategorySlug) {
    return <p className="truncate text-h3 font-bold desktop:hidden">{label}</p>
  }
  return (
    <Bar href={bar.href}>
      <MapPin size={20} aria-hidden="true" className="shrink-0 text-text2 max-desktop:hidden" />
      <span className="flex min-w-0 flex-col desktop:flex-row desktop:items-baseline desktop:gap-2">
        <span className="truncate text-caption text-text2 first-letter:uppercase desktop:shrink-0 desktop:text-body">
          {bar.label}
        </span>
        <span className="flex min-w-0 items-center gap-1 font-semibold">
          <span className="bar-value">{bar.value}</span>
          {bar.href && <ChevronDown size={18} aria-hidden="true" className="shrink-0" />}
        </span>
      </span>
    </Bar>
  )
}

const barClass =
  'flex min-h-11 items-center gap-2 rounded-tile desktop:border desktop:border-line desktop:px-4'

function Bar({ href, children }: { href: string | null; children: ReactNode }) {
  if (!href) return <div className={barClass}>{children}</div>
  return (
    <Link to={href} className={`${barClass} pressable desktop:hover:bg-surface2`}>
      {children}
    </Link>
  )
}
