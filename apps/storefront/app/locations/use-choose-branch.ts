import { defaultOrderType, type OrderType } from '@sufra/domain/order-types'
import { useNavigate } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { showSnackbar } from '../snackbar/snackbar-place.ts'
import { rememberChoice } from '../storage/choice.ts'
import { useBrand } from '../visit/use-brand.ts'
import type { Branch } from './location-model.ts'

/** Keeps the branch and how the order will be had, and goes on to the menu. */
export function useChooseBranch() {
  const text = useText()
  const navigate = useNavigate()
  const { orderTypes } = useBrand()

  return (branch: Branch, orderType: OrderType | null) => {
    const offered = orderTypes.filter((type) => branch.orderTypes.includes(type))
    const type = orderType ?? defaultOrderType(offered)
    const { id, names: name, lat, long } = branch
    rememberChoice({ location: { id, name, lat, long }, ...(type && { orderType: type }) })
    showSnackbar({ text: text('branch_chosen', { branch: branch.name }) })
    navigate('/menu')
  }
}
