import { Info } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { useCurbsideOffer } from './use-curbside.ts'

/** For whoever comes here without an order that can be carried out: a car can be saved all the same. */
export function CurbsideNote() {
  const text = useText()
  const { firstCategorySlug } = useBrand()
  if (useCurbsideOffer() !== false) return null
  return (
    <div role="status" className="flex items-start gap-2 rounded-tile bg-info-soft px-4 py-3">
      <Info size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-info" />
      <div>
        <p>{text('curbside_not_here')}</p>
        <Link
          to={`/menu/${firstCategorySlug}/location/to-go`}
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          {text('choose_a_branch')}
        </Link>
      </div>
    </div>
  )
}
