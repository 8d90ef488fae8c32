import { StickyNote } from 'lucide-react'
import { useText } from '../../platform/i18n/text-provider.tsx'

/** What a customer asks of the kitchen must not be overlooked. */
export function KitchenNote({ children }: { children: string }) {
  const text = useText()
  return (
    <p className="flex gap-1.5 rounded-chip border border-warning-line bg-warning-soft px-2 py-1 text-small font-semibold text-warning">
      <StickyNote size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span className="sr-only">{text('note')}</span>
      <bdi className="wrap-anywhere">{children}</bdi>
    </p>
  )
}
