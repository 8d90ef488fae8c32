import { UNASKED } from '@sufra/web/query/query'
import { useStored } from '@sufra/web/storage/use-stored'
import { buttonClass, iconButtonClass } from '@sufra/web/ui/button'
import { Dialog } from '@sufra/web/ui/dialog'
import { EmptyState } from '@sufra/web/ui/empty-state'
import { BadgePercent, LoaderCircle, X } from 'lucide-react'
import { useState } from 'react'
import { chosenPromo } from '../../order/choices/chosen-promo.ts'
import type { Promo } from '../../order/promotions/promo-model.ts'
import { promos, promosFor } from '../../order/promotions/promos.ts'
import { useTakePromo } from '../../order/promotions/use-take-promo.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { storedOrderType } from '../../platform/storage/keys/order-type.ts'
import { PromoCard } from './promo-card.tsx'

export default function PromosDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const orderType = useStored(storedOrderType, null)
  const { answer, failure } = useStored(promos, UNASKED)
  const offered = answer && promosFor(answer, orderType)
  return (
    <Dialog label={text('promos')} onClose={onClose} className="sheet bg-bg text-text">
      <header className="sticky top-0 z-10 flex items-center justify-between gap-2 border-b border-line bg-bg py-2 ps-5 pe-2">
        <h2 className="text-h3 font-bold">{text('promos')}</h2>
        <button type="button" onClick={onClose} className={iconButtonClass}>
          <X size={22} aria-hidden="true" />
          <span className="sr-only">{text('close')}</span>
        </button>
      </header>
      {orderType === null ? (
        <Nothing title={text('please_select_order_type')} hint={text('charges_need_order_type')}>
          <CloseButton onClose={onClose} />
        </Nothing>
      ) : offered && offered.length > 0 ? (
        <Choice promos={offered} onDone={onClose} />
      ) : offered ? (
        <Nothing title={text('no_promo')} hint={text('no_promo_hint')}>
          <CloseButton onClose={onClose} />
        </Nothing>
      ) : failure !== null ? (
        <Nothing title={text('promos_failed')} hint={text('error_hint')}>
          <button type="button" onClick={promos.retry} className={buttonClass('primary')}>
            {text('try_again')}
          </button>
        </Nothing>
      ) : (
        <Skeleton />
      )}
    </Dialog>
  )
}

function Choice({ promos: offered, onDone }: { promos: Promo[]; onDone: () => void }) {
  const text = useText()
  const [selectedId, select] = useState(() => chosenPromo.read()?.['digital-coupon-id'] ?? null)
  const { take, isTaking } = useTakePromo()
  const selected = offered.find(({ chosen }) => chosen['digital-coupon-id'] === selectedId)
  const avail = async (promo: Promo) => {
    await take(promo)
    onDone()
  }
  return (
    <fieldset>
      <legend className="sr-only">{text('promos')}</legend>
      <div className="grid grid-cols-1 gap-3 p-4 min-[360px]:grid-cols-2">
        {offered.map((promo) => (
          <PromoCard
            key={promo.id}
            promo={promo}
            isSelected={promo === selected}
            onSelect={() => select(promo.chosen['digital-coupon-id'])}
          />
        ))}
      </div>
      {selected && (
        <div className="sticky bottom-0 border-t border-line bg-surface px-4 pt-3 shadow-e2 [padding-block-end:max(1rem,env(safe-area-inset-bottom))]">
          <button
            type="button"
            disabled={!selected.isEligible || isTaking}
            aria-busy={isTaking}
            onClick={() => avail(selected)}
            className={buttonClass(
              'primary',
              'min-h-14 w-full disabled:cursor-not-allowed disabled:border-line disabled:bg-surface3 disabled:text-text2',
            )}
          >
            {isTaking && <LoaderCircle size={20} aria-hidden="true" className="animate-spin" />}
            <span className="inline-block first-letter:uppercase">
              {text(selected.isEligible ? 'avail_selected_item' : 'not_eligible')}
            </span>
          </button>
        </div>
      )}
    </fieldset>
  )
}

function Nothing(props: { title: string; hint: string; children: React.ReactNode }) {
  return (
    <EmptyState
      art={<BadgePercent size={52} aria-hidden="true" />}
      title={props.title}
      hint={props.hint}
      action={props.children}
    />
  )
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const text = useText()
  return (
    <button type="button" onClick={onClose} className={buttonClass('secondary')}>
      {text('close')}
    </button>
  )
}

/** Four cards to come. */
function Skeleton() {
  const text = useText()
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-3 p-4 min-[360px]:grid-cols-2">
      <span className="sr-only">{text('loading')}</span>
      {['first', 'second', 'third', 'fourth'].map((index) => (
        <span key={index} className="h-52 animate-pulse rounded-tile bg-surface2" />
      ))}
    </div>
  )
}
