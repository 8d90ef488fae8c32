import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useIsCartEmpty } from '../../order/cart/tally.ts'
import { codeFrom, qrCode } from '../../order/choices/stored-coupon.ts'
import { useText } from '../../platform/i18n/use-text.ts'

const PARAMETERS = ['coupon', 'coupon-code'] as const

/** Takes a code out of the address and keeps it until it can be tried. Shows nothing. */
export default function CouponArrival() {
  const text = useText()
  const [search, setSearch] = useSearchParams()
  const isCartEmpty = useIsCartEmpty()
  const given = PARAMETERS.map((name) => search.get(name)).find((value) => value !== null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a code counts once, however often the page is rendered
  useEffect(() => {
    if (given === undefined || given === null) return
    const code = codeFrom(given)
    if (code) qrCode.write(code)
    if (code && isCartEmpty) showSnackbar({ text: text('coupon_add_items') })
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        for (const name of PARAMETERS) after.delete(name)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }, [given])
  return null
}
