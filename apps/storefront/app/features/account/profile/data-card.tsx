import { buttonClass } from '@sufra/web/ui/button'
import { FormError } from '@sufra/web/ui/form-error'
import { Download, LoaderCircle, Trash2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { CustomerContext } from '#app/platform/session/customer-calls.ts'
import { ownCalls } from '#app/platform/session/customer-calls.ts'
import { useSending } from '../../../platform/forms/use-sending.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { dangerButtonClass } from '../../../platform/ui/row-button.ts'
import { useSheet } from '../../../platform/ui/use-sheet.ts'
import { useBrand } from '../../../platform/visit/use-brand.ts'
import { ProfileCard } from './card.tsx'

const DeleteAccountSheet = lazy(() => import('./delete-account-sheet.tsx'))

/** What we keep of the customer is theirs: to take along, and to have deleted. */
export function DataCard() {
  const text = useText()
  const brand = useBrand()
  const sheet = useSheet('delete-account')
  const { isSending, refused, send } = useSending({
    shown: [],
    otherwise: text('error_downloading_data'),
  })
  return (
    <ProfileCard title={text('your_data')}>
      <p className="text-text2">{text('your_data_hint')}</p>
      {refused.whole && <FormError>{refused.whole}</FormError>}
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          aria-busy={isSending}
          onClick={() => void send(() => downloadOwnData(brand))}
          className={buttonClass('secondary')}
        >
          {isSending ? (
            <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />
          ) : (
            <Download size={18} aria-hidden="true" />
          )}
          {text('download_data')}
        </button>
        <button type="button" onClick={sheet.open} className={dangerButtonClass}>
          <Trash2 size={18} aria-hidden="true" />
          {text('delete_account')}
        </button>
      </div>
      {sheet.isOpen && (
        <Suspense>
          <DeleteAccountSheet onClose={sheet.close} />
        </Suspense>
      )}
    </ProfileCard>
  )
}

/** Everything we keep of the customer, as a file on their device. */
async function downloadOwnData(context: CustomerContext) {
  const { calls, customerId } = await ownCalls(context)
  const kept = await calls.exportCustomer(customerId)
  const file = new Blob([JSON.stringify(kept, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'my-data.json'
  link.click()
  URL.revokeObjectURL(link.href)
}
