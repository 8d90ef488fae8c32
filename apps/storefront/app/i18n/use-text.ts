import { useTranslations } from 'use-intl/react'
import type { TextKey } from './texts.ts'

type Values = Record<string, string | number>

/** `const text = useText()`, then `text('item_count', { count })`. */
export function useText(): (key: TextKey, values?: Values) => string {
  const translate = useTranslations()
  return (key, values) => translate(key, values)
}
