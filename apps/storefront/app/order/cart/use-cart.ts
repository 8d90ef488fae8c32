import { emptyCart, sentLines } from '@sufra/domain/cart/cart'
import { useStored } from '@sufra/web/storage/use-stored'
import { cart } from './cart-store.ts'

export const useCart = () => useStored(cart, emptyCart)

/** Without upsells that were taken out. */
export const useCartLines = () => sentLines(useCart())
