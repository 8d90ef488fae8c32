import { UtensilsCrossed } from 'lucide-react'
import { useItemSheet } from '../../../order/menu/open-item.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { buttonClass } from '../../../platform/ui/button.ts'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'

/** The shape of an item while it is fetched; and what is said when the menu no longer has it. */
export function SheetSkeleton({ isGone }: { isGone: boolean }) {
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
