import { MAX_QUANTITY } from '@sufra/domain/menu/quantity'
import { buttonClass } from '@sufra/web/ui/button'
import { Price } from '@sufra/web/ui/price'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Stepper } from '../../../platform/ui/stepper.tsx'
import { usePrice } from '../../../platform/visit/use-brand.ts'

/** How many, and the one button that adds them, with what they cost together. */
export function AddBar(props: {
  quantity: number
  /** Of one piece, in minor units. */
  price: number
  isEditing: boolean
  onQuantity: (quantity: number) => void
  onAdd: () => void
}) {
  const text = useText()
  const price = usePrice()
  return (
    <div className="flex items-center gap-2 border-t border-line bg-surface p-3 tablet:gap-3 tablet:p-4 shadow-e2 [padding-block-end:max(1rem,env(safe-area-inset-bottom))]">
      <Stepper
        value={props.quantity}
        minimum={1}
        maximum={MAX_QUANTITY}
        lessLabel={text('one_less')}
        moreLabel={text('one_more')}
        onChange={props.onQuantity}
      />
      <button
        type="button"
        onClick={props.onAdd}
        className={buttonClass('primary', 'min-h-14 min-w-0 flex-1 px-3 tablet:px-5')}
      >
        <span className="flex w-full flex-wrap items-center justify-between gap-x-3">
          {text(props.isEditing ? 'update_cart' : 'add_to_cart')}
          <Price parts={price(props.price * props.quantity)} />
        </span>
      </button>
    </div>
  )
}
