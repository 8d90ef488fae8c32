import { useSyncExternalStore } from 'react'
import { useText } from '../i18n/text-provider.tsx'
import type { Attention } from './attention.ts'

/** The page's title, and in turn with it the news. */
export function FlashingTitle({ attention, usual }: { attention: Attention; usual: string }) {
  const text = useText()
  const count = useSyncExternalStore(attention.subscribe, attention.flashing)
  return <title>{count > 0 ? text('title_new_orders', { count }) : usual}</title>
}
