import { use } from 'react'
import { TranslateContext } from './text-provider.tsx'
import type { Translate } from './texts.ts'

/** `const text = useText()`, then `text('item_count', { count })`. */
export function useText(): Translate {
  const translate = use(TranslateContext)
  if (!translate) throw new Error('A part that needs texts was rendered without them')
  return translate
}
