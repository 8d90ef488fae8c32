import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { useNavigate } from 'react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { TemporaryDelivery } from '../../../platform/storage/keys/temporary-delivery.ts'
import { useBrand } from '../../../platform/visit/use-brand.ts'
import { useCallingPage } from '../../../platform/visit/use-calling-page.ts'
import { keepDelivery } from '../keep-delivery.ts'
import type { DeliveringBranch } from './delivery-model.ts'
import { takeDelivery } from './take-delivery.ts'

/** Keeps the address and the branch that serves it, and goes back to where the chooser was opened from. */
export function useChooseDelivery() {
  const text = useText()
  const brand = useBrand()
  const navigate = useNavigate()
  const { path } = useCallingPage()

  return async (address: TemporaryDelivery, branch: DeliveringBranch | null) => {
    if (!(await takeDelivery(address, branch))) return
    void keepDelivery(brand)
    showSnackbar({ text: text('address_chosen', { name: address.line1 }) })
    navigate(path, { replace: true })
  }
}
