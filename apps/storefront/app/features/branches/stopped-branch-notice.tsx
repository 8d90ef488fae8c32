import { useStored } from '@sufra/web/storage/use-stored'
import { CircleAlert } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useText } from '../../platform/i18n/use-text.ts'
import { storedOrderType } from '../../platform/storage/keys/order-type.ts'
import { chooserCalledFrom } from '../../platform/visit/calling-page.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'

/** The chosen branch has stopped taking orders. Stays until another is chosen or this one goes on. */
export default function StoppedBranchNotice() {
  const text = useText()
  const { firstCategorySlug } = useBrand()
  const { pathname, search } = useLocation()
  const orderType = useStored(storedOrderType, null)
  const chooser = `/menu/${firstCategorySlug}/location${orderType ? `/${orderType}` : ''}`
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-danger-soft px-4 py-2 text-small"
    >
      <CircleAlert size={18} aria-hidden="true" className="shrink-0 text-danger" />
      <span>{text('branch_stopped')}</span>
      <Link
        to={chooserCalledFrom(chooser, pathname + search)}
        className="py-2 font-semibold text-danger underline underline-offset-4"
      >
        {text('choose_branch')}
      </Link>
    </div>
  )
}
