import { COUPON_CODE_MAX } from '@sufra/domain/pricing/coupon-code'
import { latinDigits } from '@sufra/domain/text/digits'
import { useStored } from '@sufra/web/storage/use-stored'
import { buttonClass } from '@sufra/web/ui/button'
import { CircleAlert, LoaderCircle } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { NO_COUPON } from '../../order/promotions/coupon-store.ts'
import { coupons } from '../../order/promotions/coupons.ts'
import { useCouponFaultText } from '../../order/promotions/use-coupon-fault-text.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'

/** A code can be tried while there is something to try it on; what does not count leaves the box empty. */
export function CouponForm(props: { canApply: boolean; onApplied: () => void }) {
  const text = useText()
  const brand = useBrand()
  const id = useId()
  const faultText = useCouponFaultText()
  const { isChecking, fault } = useStored(coupons.state, NO_COUPON)
  const [typed, setTyped] = useState('')
  const [wasLeft, setLeft] = useState(false)
  const isEmpty = typed.trim() === ''
  const isMissing = wasLeft && isEmpty && !isChecking
  const error = fault ? faultText(fault) : isMissing ? text('this_is_required') : null

  const apply = async () => {
    if (isChecking || !props.canApply) return
    const refused = await coupons.apply(typed, brand)
    setTyped('')
    if (!refused) props.onApplied()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void apply()
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-1">
      <label htmlFor={id} className="text-small font-medium">
        {text('promo_code')}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          dir="ltr"
          type="text"
          value={typed}
          maxLength={COUPON_CODE_MAX}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={text('promo_code_placeholder')}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onBlur={() => setLeft(true)}
          onChange={(event) => {
            coupons.clearFault()
            setTyped(latinDigits(event.target.value).toUpperCase())
          }}
          className="h-12 w-full min-w-0 rounded-input border border-control bg-surface px-4 text-body placeholder:text-text2 aria-invalid:border-danger rtl:text-end"
        />
        {/* No submit button, or the Enter key would be as dead as it while nothing is typed. */}
        <button
          type="button"
          disabled={isChecking || isEmpty || !props.canApply}
          aria-busy={isChecking}
          onClick={apply}
          className={buttonClass(
            'secondary',
            'shrink-0 border-control disabled:cursor-not-allowed disabled:border-line disabled:bg-surface2 disabled:text-text2',
          )}
        >
          {isChecking && <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />}
          {text('apply')}
        </button>
      </div>
      <div aria-live="polite">
        {error !== null && (
          <p id={`${id}-error`} className="flex items-start gap-1 text-small text-danger">
            <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </form>
  )
}
