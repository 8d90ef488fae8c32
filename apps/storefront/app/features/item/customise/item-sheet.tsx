import { toCustomisation } from '@sufra/domain/cart/cart-line'
import type { Item } from '@sufra/domain/menu/menu-item'
import { wordsIn } from '@sufra/domain/text/locales'
import { buttonClass } from '@sufra/web/ui/button'
import { Dialog } from '@sufra/web/ui/dialog'
import { EmptyState } from '@sufra/web/ui/empty-state'
import { UtensilsCrossed, X } from 'lucide-react'
import { type ReactNode, useDeferredValue } from 'react'
import { cart } from '../../../order/cart/cart-store.ts'
import { useItemSheet } from '../../../order/menu/open-item.ts'
import { useItems } from '../../../order/menu/use-items.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Picture } from '../../../platform/ui/picture.tsx'
import { useBrand } from '../../../platform/visit/use-brand.ts'
import { ItemFacts } from '../item-facts.tsx'
import { AddBar } from './add-bar.tsx'
import { CustomiseForm } from './customise-form.tsx'
import { useOrdering } from './use-ordering.ts'

/** An item over the page it was tapped on. */
export function ItemSheet({
  itemId,
  heart,
}: {
  itemId: number
  heart: (item: { itemId: number; name: string }) => ReactNode
}) {
  const text = useText()
  const { locale } = useBrand()
  const items = useItems()
  const { close, editing } = useItemSheet()
  const item = items?.get(itemId)
  const showsHeart = useDeferredValue(true, false)

  return (
    <Dialog
      label={item ? wordsIn(item.names, locale) : text('loading')}
      onClose={close}
      isSeenFirst
      className="item-sheet z-60 bg-bg"
    >
      {item ? (
        <Ordering key={`${itemId} ${editing}`} item={item} editing={editing} />
      ) : (
        <SheetSkeleton isGone={items !== null} />
      )}
      {item && showsHeart && (
        <div className="absolute inset-s-4 top-4">
          {heart({ itemId, name: wordsIn(item.names, locale) })}
        </div>
      )}
      <button
        type="button"
        onClick={close}
        className="pressable absolute inset-e-4 top-4 grid size-11 place-items-center rounded-full bg-surface text-text shadow-e3"
      >
        <X size={22} aria-hidden="true" />
        <span className="sr-only">{text('close')}</span>
      </button>
    </Dialog>
  )
}

function Ordering({ item, editing }: { item: Item; editing: string | null }) {
  const { close } = useItemSheet()
  // The sheet opens with what it is about; what can be chosen follows at once.
  const showsChoices = useDeferredValue(true, false)
  const line = editing ? cart.lineWith(editing) : undefined
  const ordering = useOrdering(item, {
    filled: line ? toCustomisation(line) : null,
    editing,
    onDone: close,
  })
  return (
    <div className="flex h-full flex-col desktop:grid desktop:grid-cols-2 desktop:grid-rows-[minmax(0,1fr)]">
      <Pane picture={item.picture} />
      <div className="flex min-h-0 flex-1 flex-col">
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
          <Picture
            src={item.picture}
            alt=""
            sizes="100vw"
            isFirst
            className="aspect-4/3 w-full desktop:hidden"
          />
          <div className="relative -mt-6 rounded-t-sheet bg-bg px-4 pt-6 pb-6 desktop:mt-0 desktop:rounded-none">
            <ItemFacts item={item} level={2} />
            {showsChoices && (
              <CustomiseForm item={item} control={ordering.control} faults={ordering.faults} />
            )}
          </div>
        </div>
        <AddBar
          quantity={ordering.control.customisation.quantity}
          price={ordering.price}
          isEditing={editing !== null}
          onQuantity={ordering.control.setQuantity}
          onAdd={ordering.add}
        />
      </div>
    </div>
  )
}

/** Beside the choices: the whole dish, and below it the picture's lowest edge drawn out to the pane's foot. */
function Pane({ picture }: { picture: string | null }) {
  return (
    <div className="relative hidden overflow-hidden desktop:block">
      <div className="absolute -inset-16 overflow-hidden blur-xl">
        <Picture
          src={picture}
          alt=""
          sizes="960px"
          className="absolute inset-x-0 bottom-0 aspect-4/3 origin-bottom scale-y-[30]"
        />
      </div>
      <Picture
        src={picture}
        alt=""
        sizes="960px"
        isFirst
        className="relative aspect-4/3 mask-b-from-85%"
      />
    </div>
  )
}

/** The shape of an item while it is fetched; and what is said when the menu no longer has it. */
function SheetSkeleton({ isGone }: { isGone: boolean }) {
  const text = useText()
  const { close } = useItemSheet()
  if (isGone) {
    return (
      <EmptyState
        art={<UtensilsCrossed size={52} />}
        title={text('item_gone')}
        hint={text('category_empty_hint')}
        action={
          <button type="button" onClick={close} className={buttonClass('primary')}>
            {text('choose_another_item')}
          </button>
        }
      />
    )
  }
  return (
    <div
      aria-busy="true"
      className="animate-pulse desktop:grid desktop:grid-cols-2 desktop:items-start"
    >
      <div className="aspect-4/3 bg-surface2" />
      <div className="flex flex-col gap-3 p-4">
        <div className="h-8 w-2/3 rounded-chip bg-surface2" />
        <div className="h-5 w-full rounded-chip bg-surface2" />
        <div className="h-32 rounded-card bg-surface2" />
        <div className="h-32 rounded-card bg-surface2" />
      </div>
    </div>
  )
}
